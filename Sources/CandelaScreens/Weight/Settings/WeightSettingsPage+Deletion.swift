import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The deletion of all weigh-ins, with undo.
extension WeightSettingsPage {
    /// The button that deletes all weigh-ins; disabled without weigh-ins.
    var deleteAll: Element {
        let name = phrases.weightSettingsDeleteAll()
        let seconds = Int(kit.undoWindow)
        let delete = kit.action(
            "deleteAll", .deleteAll(.weighIn), name, role: .destructive,
            confirmation: Action.Confirmation(
                title: phrases.weightSettingsDeleteAllTitle().spokenText,
                message: phrases.weightSettingsDeleteAllMessage(count: seconds).spokenText,
                confirm: phrases.actionDelete().spokenText,
                cancel: phrases.actionCancel().spokenText), undoWindow: kit.undoWindow,
            haptic: .warning)
        return kit.button(
            delete, .destructive, text: name, icon: .trash, isEnabled: !journal.weighIns.isEmpty)
    }

    /// The confirmation question, above the settings.
    var question: MessageCard {
        return MessageCard(
            "confirmDeletion", .question, icon: .trash, phrases.weightSettingsDeleteAllTitle(),
            phrases.weightSettingsDeleteAllMessage(count: Int(kit.undoWindow)),
            button: kit.button(
                "cancel", .close(), phrases.actionCancel(), .secondary, role: .cancel),
            also: [
                kit.button(
                    "confirmDelete", .deleteAll(.weighIn), phrases.actionDelete(),
                    .destructive, role: .destructive, undoWindow: kit.undoWindow, haptic: .warning)
            ], with: kit)
    }

    /// The toast that offers undo, or says that deleting or restoring failed; `nil` otherwise, and
    /// once the undo window has closed.
    var toast: ToastCard? {
        switch options.deletion?.step {
        case .confirming?, nil: return nil
        case .pendingUndo?:
            guard let until = options.deletion?.until,
                UndoWindow.isOpen(until: until, at: kit.context.now)
            else { return nil }
            return ToastCard(
                "all-deleted", .info, kit.toastText(phrases.weightSettingsDeleted()), icon: .trash,
                action: (
                    kit.action("undo", .undo(.weighIn), phrases.toastUndo(), haptic: .undo),
                    phrases.toastUndo()
                ), until: until, seconds: Int(kit.undoWindow), with: kit)
        case .undoFailed?:
            let again = phrases.actionTryAgain()
            return ToastCard(
                "undo-delete-all-failed", .error, kit.toastText(phrases.weightSettingsUndoFailed()),
                action: (kit.action("undoAgain", .retry(.save), again, haptic: .undo), again),
                until: nil, seconds: nil, with: kit)
        case .deleteFailed?:
            return ToastCard(
                "delete-all-failed", .error, kit.toastText(phrases.weightSettingsDeletedFailed()),
                action: (
                    kit.action("retry", .retry(.save), phrases.actionTryAgain()),
                    phrases.actionTryAgain()
                ), until: nil, seconds: nil, with: kit)
        }
    }
}
