/// Deletion of individual rows in a list, with one undo for all of them.
///
/// Unlike ``UndoDelete``, rows are hidden first and deleted when the undo window ends. Each further
/// deletion restarts the window, and one undo restores all hidden rows.
public struct RowDelete<ID: Sendable & Hashable>: Sendable, Equatable {
    /// An event that changes the state.
    public enum Event: Sendable, Equatable {
        /// The person deleted rows at once.
        case deleted([ID])
        /// The person tapped Undo.
        case undone
        /// Saving the deletion failed; the rows are restored.
        case savingFailed
        /// The person dismissed the failure.
        case dismissed
        /// The screen was closed or the app terminates; hidden rows are deleted.
        case left
        /// Time has passed.
        case ticked
    }

    /// An effect that the caller must carry out.
    public enum Effect: Sendable, Equatable {
        /// Delete these rows and save.
        case delete([ID])
    }

    /// Rows that are hidden and not deleted yet, in the order of deletion.
    public private(set) var hidden: [ID] = []

    /// Whether a failed deletion is unacknowledged.
    public private(set) var hasFailed = false

    /// The instant at which the hidden rows are deleted; `nil` if there are none.
    public private(set) var validUntil: Instant?

    /// The length of the undo window.
    public let window: UndoWindow

    /// The time of the latest event.
    private var time: Instant?

    /// Creates an empty state.
    public init(window: UndoWindow) {
        self.window = window
    }

    /// Handles an event.
    ///
    /// - Parameters:
    ///   - now: The time of the event. If it is before the time of the previous event, that time is
    ///     used instead.
    ///   - isAssisted: Whether assistive technology is running, which lengthens a new window.
    public mutating func handle(
        _ event: Event, at now: Instant, isAssisted: Bool = false
    ) -> [Effect] {
        let now = max(now, time ?? now)
        time = now
        var effects: [Effect] = []
        let known = hidden
        if validUntil != nil, !UndoWindow.isOpen(until: validUntil, at: now) { effects = commit() }
        switch event {
        case .deleted(let ids):
            // A row whose window ended at this instant is already deleted.
            var gone = Set(known)
            let more = ids.filter { gone.insert($0).inserted }
            guard !more.isEmpty else { break }
            hidden += more
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
