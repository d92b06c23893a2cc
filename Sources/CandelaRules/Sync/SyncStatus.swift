/// The synchronisation state of a person's data.
///
/// It is shown only in the settings. The value handles timestamped events; the syncing state ends
/// automatically after the time in ``rule``.
public struct SyncStatus: Sendable, Equatable, Codable {
    /// The displayed state.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// The state is not known yet.
        case checking
        /// All changes are synchronised.
        case synced
        /// Changes are being sent or received.
        case syncing
        /// There is no network; changes are kept on this device.
        case offline
        /// No account is signed in.
        case noAccount
        /// Synchronisation failed.
        case error

        /// Whether tapping the state shows details.
        public var isTappable: Bool { self == .offline || self == .noAccount || self == .error }

        /// Whether the state is animated.
        public var isAnimated: Bool { self == .checking || self == .syncing }
    }

    /// The reason for a problem.
    public enum Trouble: String, Sendable, Hashable, Codable, CaseIterable {
        /// No account is signed in.
        case notSignedIn
        /// The account is restricted.
        case restricted
        /// The account is temporarily unavailable.
        case unavailable
        /// The last attempt failed.
        case failed
    }

    /// An event that changes the state.
    public enum Event: Sendable, Equatable {
        /// Account and network are available.
        case reachable
        /// The network connection was lost.
        case networkLost
        /// The network connection was restored.
        case networkFound
        /// Data is being sent or received.
        case activity
        /// The account was signed out.
        case signedOut
        /// An account was signed in.
        case signedIn
        /// The account cannot be used.
        case account(Trouble)
        /// Sending failed.
        case failed
        /// The person tried again.
        case retried
        /// Time has passed.
        case ticked
    }

    /// The displayed state.
    public private(set) var state = State.checking

    /// The reason for a problem; `nil` without one. It is also `nil` if only the network connection
    /// was lost.
    public private(set) var trouble: Trouble?

    /// The instant at which the state changes without an event. It is `nil` if it does not change.
    public private(set) var validUntil: Instant?

    /// The time of the latest event.
    private var time: Instant?

    /// Durations for which the syncing state is shown, in seconds.
    public struct Rule: Sendable, Equatable, Codable {
        /// The duration after the network connection is restored.
        public var afterNetwork: Int
        /// The duration after an activity.
        public var afterActivity: Int

        /// Creates a rule; values below 0 count as 0.
        public init(afterNetwork: Int, afterActivity: Int) {
            self.afterNetwork = max(0, afterNetwork)
            self.afterActivity = max(0, afterActivity)
        }

        /// One second after reconnecting and two after an activity.
        public static let standard = Rule(afterNetwork: 1, afterActivity: 2)
    }

    /// The durations in use.
    public let rule: Rule

    /// Creates a status in the checking state.
    public init(rule: Rule = .standard) {
        self.rule = rule
    }

    /// Handles an event. An event that is earlier than the previous one is handled at the previous
    /// event's time. An event that does not apply in the current state has no effect.
    public mutating func handle(_ event: Event, at now: Instant) {
        let now = max(now, time ?? now)
        time = now
        if let validUntil, now >= validUntil { show(.synced) }
        switch event {
        case .reachable:
            if state == .checking { show(.synced) }
        case .networkLost:
            if state != .noAccount { show(.offline) }
        case .networkFound:
            if state == .offline { show(.syncing, until: now.adding(seconds: rule.afterNetwork)) }
        case .activity:
            if state == .synced || state == .syncing || state == .checking {
                show(.syncing, until: now.adding(seconds: rule.afterActivity))
            }
        case .signedOut: show(.noAccount, .notSignedIn)
        case .signedIn:
            if state == .noAccount { show(.checking) }
        case .account(let trouble):
            switch trouble {
            case .notSignedIn: show(.noAccount, trouble)
            case .restricted, .failed: show(.error, trouble)
            case .unavailable: show(.offline, trouble)
            }
        case .failed: show(.error, .failed)
        case .retried:
            if state == .offline || state == .error { show(.checking) }
        case .ticked: break
        }
    }

    private mutating func show(
        _ state: State, _ trouble: Trouble? = nil, until: Instant? = nil
    ) {
        self.state = state
        self.trouble = trouble
        validUntil = until
    }
}
