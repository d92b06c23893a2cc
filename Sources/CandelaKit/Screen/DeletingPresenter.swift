public import CandelaElements
import CandelaRules
import CandelaTokens

/// A presenter of a screen whose rows can be deleted, with the texts about the deletion.
///
/// The session deletes the records of an intent `delete` at once, and restores them when the person
/// taps Undo within the window. The toast that offers it is on whatever screen is in front. The
/// presenter of the screen that deleted them has its text, or else the app's first presenter that
/// has one for the kind of record.
public protocol DeletingPresenter: Presenter {
    /// The texts about deleted records; `nil` if the screen deletes none of that kind.
    func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts?
}

/// Records that were deleted together.
public struct DeletedRecords: Sendable, Equatable {
    /// The kind of record.
    public let kind: Intent.RecordKind

    /// The number of records; 1 or more.
    public let count: Int

    /// The name of the only record; `nil` for several records, and for one without a name.
    ///
    /// The name of a paused session is the routine's. An app's own record is named by its member
    /// `name`, or else `title`.
    public let name: String?
}

/// The texts of the toasts about a deletion.
public struct DeletionTexts: Sendable {
    /// The text beside Undo: `2 habits deleted`.
    let deleted: Phrase

    /// The text beside Try again: `Couldn’t delete 2 habits`.
    let failed: Phrase

    /// Creates the texts of a deletion, and of one that failed.
    public init(deleted: Phrase, failed: Phrase) {
        (self.deleted, self.failed) = (deleted, failed)
    }

    /// The texts about one record by its name: `“Read” deleted`; `nil` for records without one.
    public init?(named records: DeletedRecords, with kit: Kit) {
        guard let name = records.name else { return nil }
        deleted = kit.phrases.deleteNamed(name: name)
        failed = kit.phrases.deleteNamedFailed(name: name)
    }
}

extension Kit {
    /// The toast that offers to restore deleted records; `nil` once their window has ended.
    func toast(_ rows: Toast.Rows) -> ToastCard? {
        guard UndoWindow.isOpen(until: rows.until, at: context.now) else { return nil }
        let name = phrases.toastUndo()
        let id = ["deleted", rows.record.rawValue, rows.number?.description]
        let records = DeletedRecords(kind: rows.record, count: rows.ids.count, name: rows.name)
        return ToastCard(
            id.compactMap(\.self).joined(separator: "-"), .info,
            toastText(texts(of: records, by: rows.screen).deleted),
            icon: .trash,
            action: (action("undo", .undo(rows.record, ids: rows.ids), name, haptic: .undo), name),
            until: rows.until, seconds: Int(undoWindow),
            announcement: "deleted-\(rows.ids.joined(separator: "-"))", with: self)
    }

    /// The toast that reports a failed deletion.
    func failureToast(of records: DeletedRecords, by screen: ScreenName?) -> ToastCard {
        let name = phrases.actionTryAgain()
        return ToastCard(
            Toast.failureID(of: records.kind), .error,
            toastText(texts(of: records, by: screen).failed),
            action: (action("retry", .retry(.save), name), name), until: nil, seconds: nil,
            with: self)
    }

    /// The texts about deleted records; general ones for a kind of which no screen has texts.
    private func texts(of records: DeletedRecords, by screen: ScreenName?) -> DeletionTexts {
        let own = screen.flatMap { app.presenter(of: $0) }
        let all = [own].compactMap(\.self) + app.presenters
        for case let presenter as any DeletingPresenter in all {
            if let texts = presenter.deletion(of: records, with: self) { return texts }
        }
        return DeletionTexts(named: records, with: self)
            ?? DeletionTexts(deleted: phrases.deleteDone(), failed: phrases.saveFailed())
    }
}
