/// The toasts on a screen, newest first, each with its own deadline.
public struct ToastQueue: Sendable, Equatable {
    /// A toast.
    public struct Toast: Sendable, Equatable, Identifiable {
        /// An identifier. A new toast with the same identifier replaces this one.
        public let id: String
        /// The kind, which determines the deadline unless a duration is given.
        public let kind: ToastKind
        /// The instant at which it is dismissed automatically; `nil` if the person must dismiss it.
        public let deadline: Instant?
    }

    /// An event that changes the queue.
    public enum Event: Sendable, Equatable {
        /// A toast to show for the duration of its kind, or for the given number of seconds; values
        /// below 1 count as 1.
        case shown(id: String, kind: ToastKind, seconds: Int? = nil)
        /// The dismissal of a toast.
        case dismissed(id: String)
        /// The passage of time.
        case ticked
    }

    /// The visible toasts, newest first.
    public private(set) var toasts: [Toast] = []

    /// Durations and the maximum number of toasts.
    public let rule: ToastRule

    private var time: Instant?

    /// Creates an empty queue.
    public init(rule: ToastRule) {
        self.rule = rule
    }

    /// The next instant at which a toast is dismissed automatically; `nil` if none will be.
    public var validUntil: Instant? { toasts.compactMap(\.deadline).min() }

    /// Handles an event. An event that is earlier than the previous one is handled at the previous
    /// event's time.
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
