public import CandelaTokens

/// Something a person can do.
///
/// What a gesture does is always an action as well, so that a keyboard, a switch or a voice can
/// do it.
public struct Action: Sendable, Hashable, Codable {
    /// The action's name, unique on its screen: `streakCounter/openStatistics`. It comes after the
    /// names of what it is part of once its card is boxed.
    public internal(set) var id: String

    /// What happens, to what, and where it leads: what is sent back when it is done.
    public let intent: Intent

    /// What the action is called: `Retry`.
    public let label: String

    /// The key of the label's phrase in the string catalog; `nil` for words that someone typed.
    public let labelKey: String?

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
    ///   - intent: What happens.
    ///   - label: What the action is called.
    ///   - labelKey: The key of the label's phrase in a string catalog.
    ///   - minimumTarget: The shortest side of the area to touch, in points; less than 44 counts as
    ///     44, the least of Apple's Human Interface Guidelines.
    public init(
        _ id: String, _ intent: Intent, label: String, labelKey: String? = nil,
        role: Role = .normal, minimumTarget: Double = 44,
        confirmation: Confirmation? = nil, gesture: Gesture? = nil, undoWindow: Double? = nil,
        haptic: HapticRole? = nil
    ) {
        self.id = id
        self.intent = intent
        (self.label, self.labelKey) = (label, labelKey)
        self.role = role
        self.minimumTarget = max(minimumTarget, 44)
        self.confirmation = confirmation
        self.gesture = gesture
        self.undoWindow = undoWindow
        self.haptic = haptic
    }

    /// How an action stands among others.
    public enum Role: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// Nothing is lost by it.
        case normal
        /// It leaves everything as it was.
        case cancel
        /// It takes something away.
        case destructive
    }

    /// A gesture that does an action as well.
    public enum Gesture: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// The thing is swiped towards the end of the reading direction.
        case swipeFromLeading
        /// The thing is swiped towards the start of the reading direction.
        case swipeFromTrailing
        /// The thing is held and taken elsewhere. What it does other actions of the thing do too, which
        /// assistive technology offers in its place.
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

extension Action: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        id = try member("id", own?.id)
        intent = try member("intent", own?.intent)
        label = try member("label", own?.label)
        labelKey = try member("labelKey", own?.labelKey)
        role = try member("role", own?.role)
        minimumTarget = try member("minimumTarget", own?.minimumTarget)
        confirmation = try member("confirmation", own?.confirmation)
        gesture = try member("gesture", own?.gesture)
        undoWindow = try member("undoWindow", own?.undoWindow)
        haptic = try member("haptic", own?.haptic)
    }
}

extension Action.Confirmation: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        title = try member("title", own?.title)
        message = try member("message", own?.message)
        confirm = try member("confirm", own?.confirm)
        cancel = try member("cancel", own?.cancel)
    }
}
