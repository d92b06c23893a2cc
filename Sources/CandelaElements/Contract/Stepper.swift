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

extension Element.Stepper: ElementKind {
    var words: [StyledText] { [label, value].compactMap(\.self) }

    func record(to sink: inout some MemberSink) {
        sink.member("label", label)
        sink.member("value", value)
        sink.member("range", range)
        sink.member("step", step)
        sink.member("color", role: color)
        sink.member("action", action)
    }

    init(_ members: Members) throws {
        label = try members.read(ifPresent: "label")
        value = try members.read("value")
        range = try members.read("range")
        step = try members.read("step")
        color = try members.read("color", or: .stepper)
        action = try members.read("action")
    }
}
