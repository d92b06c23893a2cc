import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

extension WeightSettingsPage {
    /// The sync status in the toolbar: a symbol, or a button that opens an explanation if there is a
    /// problem.
    var syncStatus: Element {
        let state = options.sync ?? .checking
        let (symbol, ink, text): (IconRole, ColorRole, Phrase) =
            switch state {
            case .checking: (.sync, .syncQuiet, phrases.syncChecking())
            case .synced: (.cloudCheckmark, .syncSynced, phrases.syncSynced())
            case .syncing: (.cloudSync, .syncSyncing, phrases.syncSyncing())
            case .offline: (.cloudSlash, .syncQuiet, phrases.syncOffline())
            case .noAccount:
                (.personCircleExclamationmark, .syncNoAccount, phrases.syncNoAccount())
            case .error: (.cloudExclamationmark, .syncError, phrases.syncFailed())
            }
        guard state.isTappable else {
            let pulse = kit.motion(.pulse, appear: .timerLinear, reduced: Motion.Reduced(.still))
            return kit.icon(symbol, beside: .titleSmall, ink).element.id("syncStatus")
                .accessibility(Accessibility(.image, label: text.spokenWords, liveRegion: .polite))
                .motion(state.isAnimated ? pulse : nil)
        }
        let details = kit.action(
            "syncStatus", state == .noAccount ? .settings : .retry(.sync), text,
            confirmation: Action.Confirmation(
                title: phrases.syncDetails().spokenText,
                message: (explanation ?? text).text,
                confirm: (state == .noAccount
                    ? phrases.syncOpenSettings() : phrases.actionTryAgain())
                    .spokenText, cancel: phrases.actionOk().spokenText))
        return kit.button(
            details, .plain, icon: symbol, type: .titleSmall, hint: phrases.syncHint(), ink: ink
        )
    }

    /// The problem of the sync, with what can be done about it; empty without a problem.
    var syncProblem: [Element] {
        switch options.sync ?? .checking {
        case .checking, .synced, .syncing, .offline: return []
        case .noAccount:
            let open = phrases.syncOpenSettings()
            return [
                note(
                    "syncProblem", .personCircleExclamationmark, phrases.syncNoAccount(),
                    explanation ?? phrases.syncTroubleNotSignedIn()),
                kit.button("syncSettings", .settings, open, .secondary),
            ]
        case .error:
            let again = phrases.actionTryAgain()
            return [
                note(
                    "syncProblem", .cloudExclamationmark, phrases.syncFailed(),
                    explanation ?? phrases.syncTroubleFailed()),
                kit.button("syncAgain", .retry(.sync), again, .secondary, icon: .sync),
            ]
        }
    }

    /// The effect of the sync state on the data.
    var syncFooter: Phrase {
        switch options.sync ?? .checking {
        case .checking: phrases.weightSettingsIcloudFooterChecking()
        case .synced, .syncing: phrases.weightSettingsIcloudFooter()
        case .offline: phrases.weightSettingsIcloudFooterOffline()
        case .noAccount: phrases.weightSettingsIcloudFooterNoAccount()
        case .error: phrases.weightSettingsIcloudFooterError()
        }
    }

    private var explanation: Phrase? {
        switch options.trouble {
        case .notSignedIn?: phrases.syncTroubleNotSignedIn()
        case .restricted?: phrases.syncTroubleRestricted()
        case .unavailable?: phrases.syncTroubleUnavailable()
        case .failed?: phrases.syncTroubleFailed()
        case nil: nil
        }
    }
}
