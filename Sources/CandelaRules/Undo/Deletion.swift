/// The deletion of records of any kind, with an undo for a limited time.
///
/// A value that handles timestamped events and returns the effects to carry out. Entries are
/// deleted immediately and kept here until the undo window ends. Undo restores them unchanged,
/// including their identities, so that a sync cannot duplicate them. An entry is always in exactly
/// one of three places: with the caller, here, or permanently deleted; no order of events loses or
/// duplicates one.
///
/// Each deletion is a value of its own with its own window. An app keeps at most
/// ``UndoWindow/most`` deletions of rows; it sends ``Event/ended`` to an older one.
///
/// Events may arrive out of order, twice, or after the window has ended: pending changes are
/// applied first, and an event that does not apply in the current state has no effect.
public struct Deletion<Entry: Sendable & Equatable>: Sendable, Equatable {
    /// The state displayed to the person.
    public enum State: Sendable, Equatable {
        /// No deletion is in progress.
        case idle
        /// A confirmation is requested.
        case confirming
        /// The entries are deleted and can be restored until the deadline.
        case pendingUndo(until: Instant)
        /// Saving failed and can be retried.
        case failed(Failure)
    }

    /// The operation that could not be saved.
    public enum Failure: Sendable, Equatable {
        /// The deletion; the entries still exist.
        case delete
        /// The undo; the entries are kept here until the window's deadline.
        case undo(until: Instant)
    }

    /// An event that changes the state.
    public enum Event: Sendable, Equatable {
        /// The person deleted entries without being asked.
        case deleted([Entry])
        /// The person tapped Delete All, which asks; with the entries to delete.
        case requested([Entry])
        /// The person cancelled the confirmation.
        case cancelled
        /// The person confirmed.
        case confirmed
        /// The person tapped Undo.
        case undone
        /// The previous effect could not be saved, even if its window has ended since.
        case savingFailed
        /// The person tried again.
        case retried
        /// The person dismissed the failure.
        case dismissed
        /// The only screen that offers undo, such as the settings, was opened or closed.
        case visible(Bool)
        /// The app closes, or a newer deletion takes the place of this one; deleted entries can no
        /// longer be restored.
        case ended
        /// Time has passed.
        case ticked
    }

    /// An effect that the caller must carry out.
    public enum Effect: Sendable, Equatable {
        /// Delete these entries and save.
        case delete([Entry])
        /// Restore these entries with the same identities and save.
        case restore([Entry])
    }

    /// The displayed state.
    public private(set) var state = State.idle

    /// Whether the screen that offers undo is visible; always, unless only one screen offers it.
    public private(set) var isVisible = true

    /// The length of the undo window.
    public let window: UndoWindow

    /// The entries whose deletion waits for a confirmation.
    private var asked: [Entry] = []

    /// Deleted entries that can still be restored.
    private var kept: [Entry] = []

    /// The end of the open undo window; `nil` if none is open.
    private var deadline: Instant?

    /// The time of the latest event.
    private var time: Instant?

    private var last: Effect?

    /// The end of the latest undo window.
    private var until = Instant(secondsSince1970: 0)

    /// Creates an idle state.
    public init(window: UndoWindow) {
        self.window = window
    }

    /// Deleted entries that can still be restored.
    public var pending: [Entry] { kept }

    /// The instant at which the state changes without an event: the end of the undo window. It is
    /// `nil` if none is open.
    public var validUntil: Instant? { deadline }

    /// Whether the toast with the Undo button is shown.
    public var offersUndo: Bool {
        if case .pendingUndo = state { return isVisible }
        return false
    }

    /// Handles an event.
    ///
    /// - Parameters:
    ///   - now: The time of the event. If it is before the time of the previous event, that time is
    ///     used instead.
    ///   - isAssisted: Whether assistive technology is running, which lengthens a new window.
    /// - Returns: The effects to carry out, in order.
    public mutating func handle(
        _ event: Event, at now: Instant, isAssisted: Bool = false
    ) -> [Effect] {
        let now = max(now, time ?? now)
        time = now
        finishWindow(at: now)
        switch (event, state) {
        case (.visible(let isVisible), _): self.isVisible = isVisible
        case (.ended, _): end()
        case (.savingFailed, _): fail()
        case (.requested(let entries), .idle), (.requested(let entries), .pendingUndo),
            (.requested(let entries), .failed):
            // While an undo is possible, deleting again asks for a new confirmation.
            guard !entries.isEmpty else { break }
            if case .failed(.undo(let until)) = state {
                deadline = until
                finishWindow(at: now)
            }
            asked = entries
            state = .confirming
        case (.deleted(let entries), _):
            guard !entries.isEmpty else { break }
            asked = entries
            return delete(at: now, isAssisted)
        case (.cancelled, .confirming):
            asked = []
            state = deadline.map { .pendingUndo(until: $0) } ?? .idle
        case (.confirmed, .confirming), (.retried, .failed(.delete)):
            return delete(at: now, isAssisted)
        case (.undone, .pendingUndo), (.retried, .failed(.undo)): return restore(at: now)
        case (.dismissed, .failed(.delete)):
            asked = []
            state = .idle
        case (.dismissed, .failed(.undo(let until))):
            state = .pendingUndo(until: until)
            deadline = until
            finishWindow(at: now)
        default: break
        }
        return []
    }

    private mutating func delete(at now: Instant, _ isAssisted: Bool) -> [Effect] {
        // Entries deleted before can no longer be restored.
        kept = asked
        asked = []
        let end = now.adding(seconds: window.length(isAssisted: isAssisted))
        deadline = end
        state = .pendingUndo(until: end)
        last = .delete(kept)
        return [.delete(kept)]
    }

    private mutating func restore(at now: Instant) -> [Effect] {
        let entries = kept
        guard !entries.isEmpty else { return [] }
        // Remembered until saving has succeeded or failed, together with the deadline.
        if case .failed(.undo(let until)) = state { deadline = until }
        until = deadline ?? now
        kept = []
        deadline = nil
        state = .idle
        last = .restore(entries)
        return [.restore(entries)]
    }

    /// Reverts the last effect after saving failed.
    private mutating func fail() {
        switch last {
        case .delete(let entries):
            kept = []
            deadline = nil
            asked = entries
            state = .failed(.delete)
        case .restore(let entries):
            kept = entries
            deadline = nil
            state = .failed(.undo(until: until))
        case nil: return
        }
        last = nil
    }

    /// Completes the deletion once the undo window has ended. A failed undo keeps its entries until
    /// it is retried or dismissed.
    private mutating func finishWindow(at now: Instant) {
        guard deadline != nil, !UndoWindow.isOpen(until: deadline, at: now) else { return }
        kept = []
        self.deadline = nil
        if case .pendingUndo = state { state = .idle }
    }

    /// Makes the deletion final, whatever is left of its window.
    private mutating func end() {
        asked = []
        kept = []
        deadline = nil
        state = .idle
        if case .restore = last { last = nil }
    }
}

extension Deletion: Codable where Entry: Codable {
    private enum Step: String, Codable, CaseIterable {
        case idle, confirming, pendingUndo, deleteFailed, undoFailed
    }

    private enum CodingKeys: String, CodingKey {
        case step, window, isVisible, asked, kept, deadline, until, time, deleting, restoring
        case retryUntil
    }

    /// Decodes a state.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        window = try container.decode(UndoWindow.self, forKey: .window)
        isVisible = try container.decode(.isVisible, or: true)
        asked = try container.decode(.asked, or: [])
        kept = try container.decode(.kept, or: [])
        deadline = try container.decodeIfPresent(Instant.self, forKey: .deadline)
        until = try container.decode(Instant.self, forKey: .until)
        time = try container.decodeIfPresent(Instant.self, forKey: .time)
        let deleting = try container.decodeIfPresent([Entry].self, forKey: .deleting)
        let restoring = try container.decodeIfPresent([Entry].self, forKey: .restoring)
        last = deleting.map { .delete($0) } ?? restoring.map { .restore($0) }
        state =
            switch try container.decode(Step.self, forKey: .step) {
            case .idle: .idle
            case .confirming: .confirming
            case .pendingUndo: .pendingUndo(until: deadline ?? until)
            case .deleteFailed: .failed(.delete)
            case .undoFailed:
                .failed(
                    .undo(
                        until: try container.decodeIfPresent(Instant.self, forKey: .retryUntil)
                            ?? until))
            }
    }

    /// Encodes the state, including what is needed to continue.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let (step, retryUntil): (Step, Instant?) =
            switch state {
            case .idle: (.idle, nil)
            case .confirming: (.confirming, nil)
            case .pendingUndo: (.pendingUndo, nil)
            case .failed(.delete): (.deleteFailed, nil)
            case .failed(.undo(let end)): (.undoFailed, end)
            }
        try container.encode(step, forKey: .step)
        try container.encode(window, forKey: .window)
        try container.encode(isVisible, forKey: .isVisible)
        try container.encode(asked, forKey: .asked)
        try container.encode(kept, forKey: .kept)
        try container.encodeIfPresent(deadline, forKey: .deadline)
        try container.encode(until, forKey: .until)
        try container.encodeIfPresent(time, forKey: .time)
        try container.encodeIfPresent(retryUntil, forKey: .retryUntil)
        switch last {
        case .delete(let entries)?: try container.encode(entries, forKey: .deleting)
        case .restore(let entries)?: try container.encode(entries, forKey: .restoring)
        case nil: break
        }
    }
}
