/// The passing notes on a screen, newest first. Each has a clock of its own.
public struct ToastQueue: Sendable, Hashable {
    /// One note.
    public struct Toast: Sendable, Hashable, Identifiable {
        /// Its name. A newer note of the same name takes its place.
        public let id: String
        /// What it is about.
        public let kind: ToastKind
        /// When it goes by itself; nil for when it is dismissed.
        public let deadline: Instant?
    }

    /// What happens.
    public enum Event: Sendable, Hashable {
        /// A note comes, for its kind's time or for as many seconds as are said.
        case shown(id: String, kind: ToastKind, seconds: Int? = nil)
        /// A note is put away.
        case dismissed(id: String)
        /// Time went by.
        case ticked
    }

    /// The notes that are shown, newest first.
    public private(set) var toasts: [Toast] = []

    /// How long they stay and how many there are.
    public let rule: ToastRule

    private var time: Instant?

    /// Nothing to show.
    public init(rule: ToastRule) {
        self.rule = rule
    }

    /// When the next one goes by itself.
    public var validUntil: Instant? { toasts.compactMap(\.deadline).min() }

    /// Takes an event. A time before an earlier event's counts as that event's.
    public mutating func handle(_ event: Event, at now: Instant) {
        let now = max(now, time ?? now)
        time = now
        toasts.removeAll { toast in toast.deadline.map { now >= $0 } ?? false }
        switch event {
        case .shown(let id, let kind, let seconds):
            toasts.removeAll { $0.id == id }
            let stay = seconds.map { max(1, $0) } ?? rule.seconds(of: kind)
            toasts.insert(
                Toast(id: id, kind: kind, deadline: stay.map { now.adding(seconds: $0) }), at: 0)
            toasts.removeLast(max(0, toasts.count - rule.most))
        case .dismissed(let id): toasts.removeAll { $0.id == id }
        case .ticked: break
        }
    }
}
