public import CandelaTokens

extension Element {
    /// A value between two buttons, which decrease and increase it by one step.
    public struct Stepper: Sendable, Hashable {
        /// The label of the value; `nil` for none.
        public var label: StyledText?

        /// The value with its unit.
        public var value: StyledText

        /// The current number and its bounds.
        public var range: ValueRange

        /// The amount by which each button changes the value.
        public var step: Double

        /// The colour of the signs on the buttons.
        public var color: ColorRole

        /// The action that receives the new value.
        public var action: Action
    }

    /// Creates a stepper for a value.
    public static func stepper(
        _ action: Action, value: StyledText, label: StyledText? = nil, range: ValueRange,
        step: Double,
        color: ColorRole = .stepper
    ) -> Element {
        Element(
            .stepper(
                Stepper(
                    label: label, value: value, range: range, step: step, color: color,
                    action: action)))
    }
}

extension Element.Stepper: ElementControl {
    var words: [StyledText] { [label, value].compactMap(\.self) }

    @inline(__always)
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        label = try member("label", own?.label)
        value = try member("value", own?.value)
        range = try member("range", own?.range)
        step = try member("step", own?.step)
        color = try member("color", own?.color, or: .stepper)
        action = try member("action", own?.action)
    }
}
