/// Deleting everything of a kind, with a way back for a while.
///
/// A value that takes events, each with its time, and says which effects are due. The entries are
/// deleted at once and kept here until the window ends; undo puts them back as they were, with their
/// identities, so that a sync cannot make two of one. An entry is always in one of three places: with
/// the caller, here, or gone for good; no order of events loses or doubles one.
///
/// Events that come out of order, twice, or after the window has ended have a meaning too: whatever is
/// due by then happens first, and an event that means nothing in the state it finds changes nothing.
///
/// Source: seed 001.
public struct UndoDelete<Entry: Sendable & Hashable>: Sendable, Hashable {
    /// What the person is looking at.
    public enum State: Sendable, Hashable {
        /// Nothing is going on.
        case idle
        /// The question whether to delete is asked.
        case confirming
        /// The entries are deleted and can be brought back until the deadline.
        case pendingUndo(until: Instant)
        /// Saving failed: what failed can be tried again.
        case failed(Failure)
    }

    /// What could not be saved.
    public enum Failure: Sendable, Hashable {
        /// The deletion: the entries are still there.
        case delete
        /// The undo: the entries are kept here, until the deadline of the window.
        case undo(until: Instant)
    }

    /// What happens to it.
    public enum Event: Sendable, Hashable {
        /// Delete all was pressed; with what there is to delete.
        case requested([Entry])
        /// The question was answered with no.
        case cancelled
        /// The question was answered with yes.
        case confirmed
        /// The undo was pressed.
        case undone
        /// The effect before this could not be saved.
        case savingFailed
        /// The failure's retry was pressed.
        case retried
        /// The failure was dismissed.
        case dismissed
        /// Settings were left or come back to.
        case visible(Bool)
        /// The app ends.
        case ended
        /// Time went by.
        case ticked
    }

    /// What the caller is to do.
    public enum Effect: Sendable, Hashable {
        /// Delete these and save.
        case delete([Entry])
        /// Put these back with the same identities and save.
        case restore([Entry])
    }

    /// What the person is looking at.
    public private(set) var state = State.idle

    /// Whether Settings are shown; the undo is offered nowhere else.
    public private(set) var isVisible = true

    /// The window of each deletion.
    public let window: UndoWindow

    private var asked: [Entry] = []
    private var kept: [Entry] = []
    private var deadline: Instant?
    private var time: Instant?
    private var last: Effect?
    private var until = Instant(secondsSince1970: 0)

    /// Nothing deleted yet.
    public init(window: UndoWindow) {
        self.window = window
    }

    /// The entries that are deleted and can still come back.
    public var pending: [Entry] { kept }

    /// When the state next changes by itself: the end of the window.
    public var validUntil: Instant? { deadline }

    /// Whether the toast with the undo is shown.
    public var offersUndo: Bool {
        if case .pendingUndo = state { return isVisible }
        return false
    }

    /// Takes an event.
    ///
    /// - Parameters:
    ///   - now: When it happens. A time before an earlier event's counts as that event's.
    ///   - isAssisted: Whether assistive technology runs, which lengthens a new window.
    /// - Returns: What to do, in order.
    public mutating func handle(
        _ event: Event, at now: Instant, isAssisted: Bool = false
    ) -> [Effect] {
        let now = max(now, time ?? now)
        time = now
        finishWindow(at: now)
        switch (event, state) {
        case (.visible(let isVisible), _): self.isVisible = isVisible
        case (.ended, _): forget()
        case (.savingFailed, _): fail()
        case (.requested(let entries), .idle), (.requested(let entries), .pendingUndo),
            (.requested(let entries), .failed):
            // While an undo is open the question is asked again, and answered below.
            guard !entries.isEmpty else { break }
            if case .failed(.undo(let until)) = state {
                deadline = until
                finishWindow(at: now)
            }
            asked = entries
            state = .confirming
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
        // What was deleted before is final now.
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
        // Kept until it is known whether they could be saved; the deadline says how long.
        if case .failed(.undo(let until)) = state { deadline = until }
        until = deadline ?? now
        kept = []
        deadline = nil
        state = .idle
        last = .restore(entries)
        return [.restore(entries)]
    }

    /// The last effect did not come about: what it moved is where it was.
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

    /// When the window has ended the deletion is final. A failed undo keeps its entries until it is
    /// tried again or dismissed.
    private mutating func finishWindow(at now: Instant) {
        guard deadline != nil, !UndoWindow.isOpen(until: deadline, at: now) else { return }
        kept = []
        self.deadline = nil
        if case .pendingUndo = state { state = .idle }
        if case .delete = last { last = nil }
    }

    private mutating func forget() {
        self = UndoDelete(window: window, isVisible: isVisible, time: time)
    }

    private init(window: UndoWindow, isVisible: Bool, time: Instant?) {
        self.window = window
        self.isVisible = isVisible
        self.time = time
    }
}

extension UndoDelete: Codable where Entry: Codable {
    private enum Step: String, Codable, CaseIterable {
        case idle, confirming, pendingUndo, deleteFailed, undoFailed
    }

    private enum CodingKeys: String, CodingKey {
        case step, window, isVisible, asked, kept, deadline, until, time, deleting, restoring
        case retryUntil
    }

    /// Reads a machine as it was written.
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

    /// Writes the state and what it still has to know.
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
