public import CandelaElements
public import CandelaRules
import CandelaTokens

/// Rows of a list that were deleted and can be restored, as plain values of a `RowDelete`.
public struct DeletedRows: Sendable, Equatable, Codable {
    /// The ids of the hidden rows, in the order of their deletion.
    public var hidden: [String]

    /// The moment they are deleted permanently; absent if nothing is pending.
    public var until: Instant?

    /// Whether a failed deletion is unacknowledged.
    public var hasFailed: Bool

    /// The number of rows that could not be deleted; if absent while ``hasFailed`` is true, one.
    public var failed: Int?

    /// Creates rows that are hidden until a moment.
    public init(
        _ hidden: [String], until: Instant?, hasFailed: Bool = false, failed: Int? = nil
    ) {
        self.hidden = hidden
        self.until = until
        self.hasFailed = hasFailed
        self.failed = hasFailed ? failed : nil
    }

    /// Creates deleted rows from a `RowDelete`.
    ///
    /// - Parameter failed: The number of rows in its last deletion.
    public init(_ rows: RowDelete<String>, failed: Int? = nil) {
        self.init(rows.hidden, until: rows.validUntil, hasFailed: rows.hasFailed, failed: failed)
    }

    /// Decodes the values; missing ones are empty.
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
    /// The toast that offers to undo a deletion or reports a failed one; `nil` if there is neither.
    public func toast(
        _ rows: DeletedRows?, of kind: Intent.RecordKind, deleted: (Int) -> Phrase,
        failed: (Int) -> Phrase
    ) -> ToastCard? {
        guard let rows else { return nil }
        guard let until = rows.until, rows.isOpen(at: context.now), !rows.hidden.isEmpty else {
            guard rows.hasFailed else { return nil }
            let name = phrases.actionTryAgain()
            return ToastCard(
                "delete-failed", .error, noteText(failed(rows.failed ?? 1)),
                action: (action("retry", .retry(.save), name), name), until: nil, seconds: nil,
                with: self)
        }
        let name = phrases.toastUndo()
        return ToastCard(
            "deleted-\(kind.rawValue)", .info,
            noteText(deleted(rows.hidden.count)), icon: .trash,
            action: (action("undo", .undo(kind, ids: rows.hidden), name, haptic: .undo), name),
            until: until, seconds: Int(undoWindow),
            announcement: "deleted-\(rows.hidden.joined(separator: "-"))", with: self)
    }

    /// The ids of the rows hidden by a deletion.
    ///
    /// They stay hidden after the undo window has ended, until they are deleted.
    public func hidden(_ rows: DeletedRows?) -> Set<String> { Set(rows?.hidden ?? []) }
}
