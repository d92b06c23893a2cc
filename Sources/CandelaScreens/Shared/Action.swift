public import CandelaTokens

/// Something a person can do.
///
/// What a gesture does is always an action as well, so that a keyboard, a switch or a voice can
/// do it.
public struct Action: Sendable, Hashable, Codable {
    /// The action's name, unique within its card: `openStatistics`.
    public let id: String

    /// What kind of thing happens.
    public let kind: Kind

    /// What the action is called: `Retry`.
    public let label: String

    /// How the action stands among others.
    public let role: Role

    /// The shortest side of the area to touch, in points for the reader's type size; never
    /// below 44.
    public let minimumTarget: Double

    /// What to ask before it is done.
    public let confirmation: Confirmation?

    /// How long it can be undone, in seconds.
    public let undoWindow: Double?

    /// What is felt.
    public let haptic: HapticRole?

    package init(
        _ id: String, kind: Kind, label: String, role: Role = .normal, minimumTarget: Double,
        confirmation: Confirmation? = nil, undoWindow: Double? = nil, haptic: HapticRole? = nil
    ) {
        self.id = id
        self.kind = kind
        self.label = label
        self.role = role
        self.minimumTarget = minimumTarget
        self.confirmation = confirmation
        self.undoWindow = undoWindow
        self.haptic = haptic
    }

    /// How an action stands among others.
    public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing is lost by it.
        case normal
        /// It leaves everything as it was.
        case cancel
        /// It takes something away.
        case destructive
    }

    /// What an action does. The set may grow: show an action you do not know by its label.
    public struct Kind: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The kind's word in JSON.
        public let rawValue: String

        /// The kind of a word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Another screen opens.
        public static let navigate = Kind(rawValue: "navigate")

        /// Something that failed is tried again.
        public static let retry = Kind(rawValue: "retry")

        /// Every word this version knows.
        public static let allCases: [Kind] = [.navigate, .retry]
    }

    /// A question asked before an action is done.
    public struct Confirmation: Sendable, Hashable, Codable {
        /// What is asked about.
        public let title: String

        /// What will happen.
        public let message: String

        /// The label of the choice that goes ahead.
        public let confirm: String

        /// The label of the choice that does not.
        public let cancel: String

        package init(title: String, message: String, confirm: String, cancel: String) {
            self.title = title
            self.message = message
            self.confirm = confirm
            self.cancel = cancel
        }
    }
}
