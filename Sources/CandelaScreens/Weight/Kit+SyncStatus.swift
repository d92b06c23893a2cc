import CandelaRules
import CandelaTokens

/// The sync status, drawn in the settings and nowhere else.
///
/// Source: seed 001.
extension Kit {
    /// The symbol in the toolbar, which tells more where something is wrong.
    func syncStatus(_ state: WeightSettingsState) -> ButtonControl {
        let (symbol, ink, text): (IconRole, ColorRole, Phrase) =
            switch state.sync {
            case .checking:
                (.sync, .syncQuiet, phrases.syncChecking())
            case .synced: (.cloudCheckmark, .syncSynced, phrases.syncSynced())
            case .syncing:
                (.cloudSync, .syncSyncing, phrases.syncSyncing())
            case .offline: (.cloudSlash, .syncQuiet, phrases.syncOffline())
            case .noAccount:
                (
                    .personCircleExclamationmark, .syncNoAccount,
                    phrases.syncNoAccount()
                )
            case .error: (.cloudExclamationmark, .syncError, phrases.syncError())
            }
        guard state.sync.isTappable else {
            return button(
                action("syncStatus", .navigate, text), .plain, icon: symbol, type: .headline,
                ink: ink, told: Accessibility(.status, label: text.spokenText),
                moving: state.sync.isAnimated
                    ? motion(
                        .pulse, appear: .timerLinear, reduced: Motion.Reduced(.still)) : nil)
        }
        let details = action(
            "syncStatus", .navigate, text,
            confirmation: Action.Confirmation(
                title: phrases.syncDetails().spokenText,
                message: (trouble(state.trouble) ?? text).text,
                confirm: (state.sync == .noAccount
                    ? phrases.syncOpenSettings() : phrases.syncRetry()).spokenText,
                cancel: phrases.syncOk().spokenText))
        return button(
            details, .plain, icon: symbol, type: .headline, hint: phrases.syncHint(), ink: ink)
    }

    private func trouble(_ trouble: SyncStatus.Trouble?) -> Phrase? {
        switch trouble {
        case .notSignedIn?: phrases.syncTroubleNotSignedIn()
        case .restricted?: phrases.syncTroubleRestricted()
        case .unavailable?: phrases.syncTroubleUnavailable()
        case .failed?: phrases.syncTroubleFailed()
        case nil: nil
        }
    }
}
