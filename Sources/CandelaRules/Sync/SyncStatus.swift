/// How far a person's data have come to their other devices.
///
/// Shown in one place only, the Settings. A value that takes events with their time; syncing ends by
/// itself when its time is up.
///
/// Source: seed 001.
public struct SyncStatus: Sendable, Hashable, Codable {
    /// What is shown.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// Not known yet.
        case checking
        /// Everything is there.
        case synced
        /// Something is on its way.
        case syncing
        /// No network: changes are kept here.
        case offline
        /// Nobody is signed in.
        case noAccount
        /// It does not work.
        case error

        /// Whether more is told when it is pressed.
        public var isTappable: Bool { self == .offline || self == .noAccount || self == .error }

        /// Whether it moves.
        public var isAnimated: Bool { self == .checking || self == .syncing }
    }

    /// Why something does not work.
    public enum Trouble: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nobody is signed in.
        case notSignedIn
        /// The account may not be used.
        case restricted
        /// The account cannot be reached now.
        case unavailable
        /// The last try failed.
        case failed
    }

    /// What happens to it.
    public enum Event: Sendable, Hashable {
        /// Account and network were found.
        case reachable
        /// The network went.
        case networkLost
        /// The network came back.
        case networkFound
        /// Something is sent or received.
        case activity
        /// Nobody is signed in.
        case signedOut
        /// Somebody signed in.
        case signedIn
        /// The account cannot be used.
        case account(Trouble)
        /// Sending failed.
        case failed
        /// It was asked to try again.
        case retried
        /// Time went by.
        case ticked
    }

    /// What is shown.
    public private(set) var state = State.checking

    /// Why, where something does not work.
    public private(set) var trouble: Trouble?

    /// When the state next changes by itself.
    public private(set) var validUntil: Instant?

    private var time: Instant?

    /// How long syncing is shown, in seconds.
    public struct Rule: Sendable, Hashable, Codable {
        /// After the network came back.
        public var afterNetwork: Int
        /// After an activity.
        public var afterActivity: Int

        /// A rule with these times; below 0 counts as 0.
        public init(afterNetwork: Int, afterActivity: Int) {
            self.afterNetwork = max(0, afterNetwork)
            self.afterActivity = max(0, afterActivity)
        }

        /// One second and two.
        public static let standard = Rule(afterNetwork: 1, afterActivity: 2)
    }

    /// The times it goes by.
    public let rule: Rule

    /// Nothing known yet.
    public init(rule: Rule = .standard) {
        self.rule = rule
    }

    /// Takes an event. A time before an earlier event's counts as that event's.
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
