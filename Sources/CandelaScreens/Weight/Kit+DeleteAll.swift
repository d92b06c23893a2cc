import CandelaRules
import CandelaTokens

/// Deleting every weigh-in, with a way back.
///
/// Source: seed 001.
extension Kit {
    /// The button that deletes everything; off while there is nothing to delete.
    func deleteAll(
        _ journal: Journal, _ deletion: WeightSettingsState.Deletion?
    ) -> ButtonControl {
        let name = phrases.weightSettingsDeleteAll()
        let seconds = Int(undoWindow)
        let delete = action(
            "deleteAll", .delete, name, role: .destructive,
            confirmation: Action.Confirmation(
                title: phrases.weightSettingsDeleteAllTitle().spokenText,
                message: phrases.weightSettingsDeleteAllMessage(count: seconds).spokenText,
                confirm: phrases.weightSettingsDeleteAllConfirm().spokenText,
                cancel: phrases.actionCancel().spokenText), undoWindow: undoWindow,
            haptic: .warning)
        return button(
            delete, .destructive, text: name, icon: .trash,
            hint: phrases.weightSettingsDeleteAllHint(count: seconds),
            isEnabled: !journal.weighIns.isEmpty)
    }

    /// The question before everything is deleted, above the settings.
    var deletionQuestion: MessageCard {
        let cancel = action("cancel", .dismiss, phrases.actionCancel(), role: .cancel)
        let delete = action(
            "confirmDelete", .delete, phrases.weightSettingsDeleteAllConfirm(),
            role: .destructive, undoWindow: undoWindow, haptic: .warning)
        return message(
            "confirmDeletion", .question, icon: .trash,
            phrases.weightSettingsDeleteAllTitle(),
            phrases.weightSettingsDeleteAllMessage(count: Int(undoWindow)),
            button: button(cancel, .secondary, text: phrases.actionCancel()),
            also: [
                button(delete, .destructive, text: phrases.weightSettingsDeleteAllConfirm())
            ])
    }

    /// The note with the way back, or that deleting or bringing back failed.
    func deletionToast(_ deletion: WeightSettingsState.Deletion?) -> ToastCard? {
        guard let deletion else { return nil }
        let retry = action("retry", .retry, phrases.actionRetry())
        switch deletion.step {
        case .confirming: return nil
        case .pendingUndo:
            guard let until = deletion.until, until > context.now else { return nil }
            return toast(
                "all-deleted", .info, noteText(phrases.weightSettingsDeleted()), icon: .trash,
                action: action("undo", .undo, phrases.toastUndo(), haptic: .undo),
                name: phrases.toastUndo(), until: until, seconds: Int(undoWindow))
        case .deleteFailed, .undoFailed:
            return toast(
                "delete-all-failed", .error, noteText(phrases.weightSettingsDeletedFailed()),
                action: retry,
                name: phrases.actionRetry(), until: nil, seconds: nil)
        }
    }
}
