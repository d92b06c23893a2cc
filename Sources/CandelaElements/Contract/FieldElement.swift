import CandelaTokens

extension Element {
    /// A place to type or to pick a value, under or beside its label.
    public struct Field: Sendable, Hashable {
        /// What is entered.
        public var entry: Entry

        /// What the field is called.
        public var label: StyledText?

        /// What is in it now, as it is drawn; absent while it is empty.
        public var value: StyledText?

        /// What is drawn in an empty field.
        public var placeholder: StyledText?

        /// The unit behind the value.
        public var unit: StyledText?

        /// What the value is drawn on, under the label.
        public var box: Surface

        /// The bounds of a number and the value behind the words.
        public var range: ValueRange?

        /// How far one step goes, for a number that goes up and down.
        public var step: Double?

        /// The most characters a text may have.
        public var maximumLength: Int?

        /// Why what is in it cannot be used, drawn under it.
        public var problem: StyledText?

        /// What should be thought about although it can be used, drawn under it.
        public var warning: StyledText?

        /// After how many seconds it takes the keyboard when the screen appears; absent when it
        /// does not.
        public var focusDelay: Double?

        /// What entering something does.
        public var action: Action

        /// What a field takes, which chooses its keyboard.
        public enum Entry: String, Sendable, Hashable, Codable, CaseIterable {
            /// Letters.
            case text
            /// A number with a decimal separator.
            case decimal
            /// A whole number in steps.
            case steps
            /// A time of day.
            case time
        }
    }
}

extension Element {
    /// A place to type or to pick a value; with a `problem` it is drawn as invalid.
    ///
    /// - Parameters:
    ///   - unit: The unit behind the value.
    ///   - range: The bounds of a number and the value behind the words.
    ///   - step: How far one step goes, for a number that goes up and down.
    ///   - problem: Why what is in it cannot be used.
    ///   - warning: What should be thought about although it can be used.
    ///   - focusDelay: After how many seconds it takes the keyboard when the screen appears.
    public static func field(
        _ action: Action, entry: Field.Entry, label: StyledText?, value: StyledText? = nil,
        placeholder: StyledText? = nil, unit: StyledText? = nil, range: ValueRange? = nil,
        step: Double? = nil, maximumLength: Int? = nil, problem: StyledText? = nil,
        warning: StyledText? = nil, focusDelay: Double? = nil
    ) -> Element {
        Element(
            .field(
                Field(
                    entry: entry, label: label, value: value, placeholder: placeholder,
                    unit: unit, box: .field(isValid: problem == nil), range: range, step: step,
                    maximumLength: maximumLength, problem: problem, warning: warning,
                    focusDelay: focusDelay, action: action))
        )
        .accessibility(
            Accessibility(
                .textField, label: label?.aloud ?? action.label, value: value?.aloud,
                hint: problem?.aloud, states: problem == nil ? [] : [.invalid]))
    }
}

extension Element.Field: ElementKind {
    /// Label, value or what stands in its place, unit, and what is wrong.
    var words: [StyledText] {
        [label, value ?? placeholder, unit, problem, warning].compactMap(\.self)
    }

    func record(to sink: inout some MemberSink) {
        sink.member("entry", entry)
        sink.member("label", label)
        sink.member("value", value)
        sink.member("placeholder", placeholder)
        sink.member("unit", unit)
        sink.member("box", box)
        sink.member("range", range)
        sink.member("step", step)
        sink.member("maximumLength", maximumLength)
        sink.member("problem", problem)
        sink.member("warning", warning)
        sink.member("focusDelay", focusDelay)
        sink.member("action", action)
    }

    init(_ members: Members) throws {
        entry = try members.read("entry")
        label = try members.read(ifPresent: "label")
        value = try members.read(ifPresent: "value")
        placeholder = try members.read(ifPresent: "placeholder")
        unit = try members.read(ifPresent: "unit")
        box = try members.read("box", or: .field())
        range = try members.read(ifPresent: "range")
        step = try members.read(ifPresent: "step")
        maximumLength = try members.read(ifPresent: "maximumLength")
        problem = try members.read(ifPresent: "problem")
        warning = try members.read(ifPresent: "warning")
        focusDelay = try members.read(ifPresent: "focusDelay")
        action = try members.read("action")
    }
}

extension Surface {
    /// What a value to type or to pick is drawn on.
    static func field(isValid: Bool = true) -> Surface {
        Surface(
            fill: Paint(.inputBackground),
            border: Surface.Border(
                isValid ? .inputBorder : .errorGraphic, .inputBorderWidth),
            cornerRadius: CornerRadius(.input), padding: .sm)
    }
}
