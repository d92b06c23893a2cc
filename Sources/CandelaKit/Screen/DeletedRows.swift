public import CandelaElements
public import CandelaRules
import CandelaTokens

/// Rows of a list that were just deleted and can still come back, as a `RowDelete` holds them.
public struct DeletedRows: Sendable, Hashable, Codable {
    /// The ids of the hidden rows, in the order they were deleted in.
    public var hidden: [String]

    /// When they are deleted for good; absent when nothing is pending.
    public var until: Instant?

    /// Whether deleting failed and the person has not been informed yet.
    public var hasFailed: Bool

    /// The number of rows that could not be deleted; absent where none failed, or one.
    public var failed: Int?

    /// Rows that are hidden until a moment.
    public init(
        _ hidden: [String], until: Instant?, hasFailed: Bool = false, failed: Int? = nil
    ) {
        self.hidden = hidden
        self.until = until
        self.hasFailed = hasFailed
        self.failed = hasFailed ? failed : nil
    }

    /// The state of a machine of deletions.
    ///
    /// - Parameter failed: The number of rows that its last deletion was of.
    public init(_ rows: RowDelete<String>, failed: Int? = nil) {
        self.init(rows.hidden, until: rows.validUntil, hasFailed: rows.hasFailed, failed: failed)
    }

    /// Reads deleted rows; what is left out is nothing.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        hidden = try members.read("hidden", or: [])
        until = try members.read(ifPresent: "until")
        hasFailed = try members.read("hasFailed", or: false)
        failed = try members.read(ifPresent: "failed")
    }
}

extension DeletedRows {
    fileprivate func isOpen(at now: Instant) -> Bool { UndoWindow.isOpen(until: until, at: now) }
}

extension Kit {
    /// The note that offers to undo a deletion, or else says that one failed; `nil` when neither holds
    /// now.
    public func toast(
        _ rows: DeletedRows?, of kind: Intent.RecordKind, deleted: (Int) -> Phrase,
        failed: (Int) -> Phrase
    ) -> ToastCard? {
        guard let rows else { return nil }
        guard let until = rows.until, rows.isOpen(at: context.now), !rows.hidden.isEmpty else {
            guard rows.hasFailed else { return nil }
            let name = phrases.actionRetry()
            return ToastCard(
                "delete-failed", .error, noteText(failed(rows.failed ?? 1)),
                action: (action("retry", .retry(.save), name), name), until: nil, seconds: nil,
                with: self)
        }
        let name = phrases.toastUndo()
        return ToastCard(
            "deleted-\(rows.hidden.joined(separator: "-"))", .info,
            noteText(deleted(rows.hidden.count)), icon: .trash,
            action: (action("undo", .undo(kind, ids: rows.hidden), name, haptic: .undo), name),
            until: until, seconds: Int(undoWindow), with: self)
    }

    /// The ids of the rows that are hidden by a deletion. They stay hidden when its window ends: what is
    /// left to do then is to delete them.
    public func hidden(_ rows: DeletedRows?) -> Set<String> { Set(rows?.hidden ?? []) }
}
