public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A value between two buttons, which decrease and increase it by one step.
    ///
    /// Each change enters the new number with ``action``: pressing a button, and the increment and
    /// decrement of assistive technology, for which the stepper has the role
    /// ``AccessibilityRole/adjustable``. The new number is the current one plus or minus the step,
    /// within the bounds; at a bound, the button that would exceed it is disabled.
    public struct Stepper: Sendable, Equatable {
        /// The label of the value; `nil` for none.
        public var label: StyledText?

        /// The value with its unit.
        public var value: StyledText

        /// The current number, its bounds, and the step by which each button changes it.
        public var input: Input

        /// The colour of the signs on the buttons.
        public var color: ColorRole

        /// The action that receives the new value.
        public var action: Action
    }

    /// Creates a stepper for a value.
    ///
    /// - Parameter input: The current number, its bounds, and the step, which is 1 if absent.
    public static func stepper(
        _ action: Action, _ input: Input, value: StyledText, label: StyledText? = nil,
        color: ColorRole = .stepper
    ) -> Element {
        Element(
            .stepper(
                Stepper(
                    label: label, value: value, input: input, color: color, action: action)))
    }
}

extension Element.Stepper: ElementControl {
    var implied: ImpliedAccessibility {
        ImpliedAccessibility(
            role: .adjustable, label: label?.spokenWords ?? action.spokenWords,
            value: value.spokenWords)
    }

    var words: [StyledText] { [label, value].compactMap(\.self) }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        label = try member("label", own?.label)
        value = try member("value", own?.value)
        input = try member("input", own?.input)
        color = try member("color", own?.color, or: .stepper)
        action = try member("action", own?.action)
    }
}
