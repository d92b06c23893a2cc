public import CandelaTokens

/// Something a person can do.
///
/// What a gesture does is always an action as well, so that a keyboard, a switch or a voice can
/// do it.
public struct Action: Sendable, Hashable, Codable {
    /// The action's name, unique on its screen: `streakCounter/openStatistics`. It comes after the
    /// names of what it is part of once its card is boxed.
    public internal(set) var id: String

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

    /// The gesture that does it besides pressing; assistive technology reaches the action without.
    public let gesture: Gesture?

    /// How long it can be undone, in seconds.
    public let undoWindow: Double?

    /// The haptic played when it is done.
    public let haptic: HapticRole?

    /// Something a person can do.
    ///
    /// - Parameters:
    ///   - id: A name that is unique within the element the action is of.
    ///   - label: What the action is called.
    ///   - minimumTarget: The shortest side of the area to touch, in points; less than 44 counts as
    ///     44, the least of Apple's Human Interface Guidelines.
    public init(
        _ id: String, kind: Kind, label: String, role: Role = .normal,
        minimumTarget: Double = 44,
        confirmation: Confirmation? = nil, gesture: Gesture? = nil, undoWindow: Double? = nil,
        haptic: HapticRole? = nil
    ) {
        self.id = id
        self.kind = kind
        self.label = label
        self.role = role
        self.minimumTarget = max(minimumTarget, 44)
        self.confirmation = confirmation
        self.gesture = gesture
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

        /// Something new is entered.
        public static let add = Kind(rawValue: "add")

        /// Something is opened to be changed.
        public static let edit = Kind(rawValue: "edit")

        /// What was entered is kept.
        public static let save = Kind(rawValue: "save")

        /// Something is taken away.
        public static let delete = Kind(rawValue: "delete")

        /// What was just done is taken back.
        public static let undo = Kind(rawValue: "undo")

        /// Something changes between on and off.
        public static let toggle = Kind(rawValue: "toggle")

        /// One of several things is chosen.
        public static let select = Kind(rawValue: "select")

        /// A value is typed or picked.
        public static let enter = Kind(rawValue: "enter")

        /// A value goes up by a step.
        public static let increment = Kind(rawValue: "increment")

        /// A value goes down by a step.
        public static let decrement = Kind(rawValue: "decrement")

        /// Something is taken to another place.
        public static let reorder = Kind(rawValue: "reorder")

        /// Something goes one place up.
        public static let moveUp = Kind(rawValue: "moveUp")

        /// Something goes one place down.
        public static let moveDown = Kind(rawValue: "moveDown")

        /// Something begins to run.
        public static let start = Kind(rawValue: "start")

        /// What runs stands still.
        public static let pause = Kind(rawValue: "pause")

        /// What stands still runs on.
        public static let resume = Kind(rawValue: "resume")

        /// What runs ends.
        public static let stop = Kind(rawValue: "stop")

        /// Something counts as done.
        public static let complete = Kind(rawValue: "complete")

        /// Something is left out.
        public static let skip = Kind(rawValue: "skip")

        /// The step before comes back.
        public static let back = Kind(rawValue: "back")

        /// Something is handed to another app.
        public static let share = Kind(rawValue: "share")

        /// What lies above goes away.
        public static let dismiss = Kind(rawValue: "dismiss")

        /// Every word this version knows.
        public static let allCases: [Kind] = [
            .navigate, .retry, .add, .edit, .save, .delete, .undo, .toggle, .select, .enter,
            .increment, .decrement, .reorder, .moveUp, .moveDown, .start, .pause, .resume, .stop,
            .complete, .skip, .back, .share, .dismiss,
        ]
    }

    /// A gesture that does an action as well.
    public enum Gesture: String, Sendable, Hashable, Codable, CaseIterable {
        /// The thing is swiped towards the end of the reading direction.
        case swipeFromLeading
        /// The thing is swiped towards the start of the reading direction.
        case swipeFromTrailing
        /// The thing is held and taken elsewhere.
        case drag
        /// The thing is held.
        case longPress
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

        /// A question with its two answers.
        public init(title: String, message: String, confirm: String, cancel: String) {
            self.title = title
            self.message = message
            self.confirm = confirm
            self.cancel = cancel
        }
    }
}
