public import CandelaJSON
public import CandelaTokens

/// An action that a person can perform, such as pressing a button.
///
/// Everything that a gesture does is also an action, so that it works with a keyboard, switch
/// control or voice control.
public struct Action: Sendable, Equatable, Codable, Identifiable {
    /// The action's identifier, unique on its screen: `streakCounter/openStatistics`. It is
    /// prefixed with the identifiers of the card and of the elements that contain it.
    public internal(set) var id: String

    /// Stored indirectly, because actions pass through many functions on their way to a screen, and
    /// only their id changes.
    private let stored: Element.Boxed<Members>

    fileprivate struct Members: Sendable, Equatable {
        let intent: Intent
        let label: String
        let labelKey: String?
        let role: Role
        let confirmation: Confirmation?
        let gesture: Gesture?
        let undoWindow: Double?
        let haptic: HapticRole?
    }

    /// The intent that is sent when the action is performed.
    public var intent: Intent { stored.value.intent }

    /// The action's label: `Try again`.
    public var label: String { stored.value.label }

    /// The key of the label's phrase in the string catalog; `nil` for typed text and for text from
    /// several phrases.
    public var labelKey: String? { stored.value.labelKey }

    /// The role of the action, which distinguishes cancelling and destructive actions.
    public var role: Role { stored.value.role }

    /// The confirmation to ask for before the action is performed; `nil` for none.
    public var confirmation: Confirmation? { stored.value.confirmation }

    /// The gesture that also performs the action; `nil` for none. Assistive technology offers the
    /// action without the gesture.
    public var gesture: Gesture? { stored.value.gesture }

    /// The time in seconds during which the action can be undone; `nil` if it cannot.
    public var undoWindow: Double? { stored.value.undoWindow }

    /// The haptic played when the action is performed; `nil` for none.
    public var haptic: HapticRole? { stored.value.haptic }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - id: An identifier, unique within the element that has the action.
    ///   - intent: The intent to send.
    ///   - label: The action's label.
    ///   - labelKey: The key of the label's phrase in a string catalog.
    public init(
        _ id: String, _ intent: Intent, label: String, labelKey: String? = nil,
        role: Role = .normal, confirmation: Confirmation? = nil, gesture: Gesture? = nil,
        undoWindow: Double? = nil, haptic: HapticRole? = nil
    ) {
        self.id = id
        stored = .init(
            Members(
                intent: intent, label: label, labelKey: labelKey, role: role,
                confirmation: confirmation, gesture: gesture, undoWindow: undoWindow,
                haptic: haptic))
    }

    /// The role of an action, which distinguishes cancelling and destructive actions.
    public enum Role: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// An action that loses nothing.
        case normal
        /// An action that leaves everything unchanged.
        case cancel
        /// An action that deletes something.
        case destructive
    }

    /// A gesture that also performs an action.
    public enum Gesture: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// A swipe in the reading direction.
        case swipeFromLeading
        /// A swipe against the reading direction.
        case swipeFromTrailing
        /// Dragging. Other actions of the element have the same result, and assistive technology
        /// offers those instead.
        case drag
        /// A long press on the element.
        case longPress
    }

    /// A question asked before an action is performed.
    public struct Confirmation: Sendable, Equatable, Codable {
        /// The question's title.
        public let title: String

        /// The consequences of the action.
        public let message: String

        /// The label of the button that performs the action.
        public let confirm: String

        /// The label of the button that does not perform the action.
        public let cancel: String

        /// Creates a question with two answers.
        public init(title: String, message: String, confirm: String, cancel: String) {
            self.title = title
            self.message = message
            self.confirm = confirm
            self.cancel = cancel
        }
    }
}

extension Action: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id)
        stored = .init(try member.members(of: own?.stored.value))
    }

    /// Passes the members to a visitor, without creating a second action.
    @usableFromInline
    package func record(to visitor: inout Visitor) {
        visitor.member("id", id)
        stored.value.record(to: &visitor)
    }
}

extension Action.Members: MemberList {
    init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        intent = try member("intent", own?.intent)
        label = try member("label", own?.label)
        labelKey = try member.key("labelKey", own?.labelKey)
        role = try member("role", own?.role, unless: .normal)
        confirmation = try member("confirmation", own?.confirmation)
        gesture = try member("gesture", own?.gesture)
        undoWindow = try member("undoWindow", own?.undoWindow)
        haptic = try member("haptic", own?.haptic)
    }
}

extension Action.Confirmation: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        title = try member("title", own?.title)
        message = try member("message", own?.message)
        confirm = try member("confirm", own?.confirm)
        cancel = try member("cancel", own?.cancel)
    }
}
