public import CandelaTokens

extension Element {
    /// A value that goes up and down by steps, between a button for each.
    public struct Stepper: Sendable, Hashable {
        /// What is counted.
        public var label: StyledText?

        /// The value, with its unit.
        public var value: StyledText

        /// The bounds and the value behind the words.
        public var range: ValueRange

        /// How far one step goes.
        public var step: Double

        /// The colour of the signs on its buttons.
        public var color: ColorRole

        /// What changing the value does.
        public var action: Action
    }

    /// A value that goes up and down by steps.
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

    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        label = try member("label", own?.label)
        value = try member("value", own?.value)
        range = try member("range", own?.range)
        step = try member("step", own?.step)
        color = try member("color", own?.color, or: .stepper)
        action = try member("action", own?.action)
    }
}
