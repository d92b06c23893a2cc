/// Deleting single rows of a list, with one way back for all of them.
///
/// The other kind of undo: rows are hidden first and deleted when the window ends. Each further row
/// begins the window anew, and one undo brings all of them back.
public struct RowDelete<ID: Sendable & Hashable>: Sendable, Hashable {
    /// What happens to it.
    public enum Event: Sendable, Hashable {
        /// A row was deleted.
        case deleted(ID)
        /// The undo was pressed.
        case undone
        /// The deletion could not be saved: the rows come back.
        case savingFailed
        /// The failure was dismissed.
        case dismissed
        /// The screen was left, or the app ends: what is hidden is deleted.
        case left
        /// Time went by.
        case ticked
    }

    /// What the caller is to do.
    public enum Effect: Sendable, Hashable {
        /// Delete these rows and save.
        case delete([ID])

        fileprivate func names(_ id: ID) -> Bool {
            switch self {
            case .delete(let ids): ids.contains(id)
            }
        }
    }

    /// The rows that are hidden and not yet deleted, in the order they were deleted in.
    public private(set) var hidden: [ID] = []

    /// Whether a deletion failed and that is still to be told.
    public private(set) var hasFailed = false

    /// When the hidden rows are deleted, if nothing happens before.
    public private(set) var validUntil: Instant?

    /// The window.
    public let window: UndoWindow

    private var time: Instant?

    /// Nothing deleted yet.
    public init(window: UndoWindow) {
        self.window = window
    }

    /// Takes an event.
    ///
    /// - Parameters:
    ///   - now: When it happens. A time before an earlier event's counts as that event's.
    ///   - isAssisted: Whether assistive technology runs, which lengthens a new window.
    public mutating func handle(
        _ event: Event, at now: Instant, isAssisted: Bool = false
    ) -> [Effect] {
        let now = max(now, time ?? now)
        time = now
        var effects: [Effect] = []
        if validUntil != nil, !UndoWindow.isOpen(until: validUntil, at: now) { effects = commit() }
        switch event {
        case .deleted(let id):
            // A row whose window ended this moment is deleted already.
            guard !hidden.contains(id), !effects.contains(where: { $0.names(id) }) else { break }
            hidden.append(id)
            hasFailed = false
            validUntil = now.adding(seconds: window.length(isAssisted: isAssisted))
        case .undone:
            hidden = []
            validUntil = nil
        case .savingFailed: hasFailed = true
        case .dismissed: hasFailed = false
        case .left: effects += commit()
        case .ticked: break
        }
        return effects
    }

    private mutating func commit() -> [Effect] {
        let ids = hidden
        hidden = []
        validUntil = nil
        return ids.isEmpty ? [] : [.delete(ids)]
    }
}

extension RowDelete: Codable where ID: Codable {}
