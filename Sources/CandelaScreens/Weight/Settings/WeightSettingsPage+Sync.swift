import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

extension WeightSettingsPage {
    /// The sync status in the toolbar: a symbol, which opens an explanation if there is a problem.
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
            case .error: (.cloudExclamationmark, .syncError, phrases.syncError())
            }
        guard state.isTappable else {
            let pulse = kit.motion(.pulse, appear: .timerLinear, reduced: Motion.Reduced(.still))
            return kit.button(
                kit.action("syncStatus", .retry(.sync), text), .plain, icon: symbol,
                type: .headline, ink: ink, accessibility: Accessibility(.status, label: text.said),
                moving: state.isAnimated ? pulse : nil
            )
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
            details, .plain, icon: symbol, type: .headline, hint: phrases.syncHint(), ink: ink
        )
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
