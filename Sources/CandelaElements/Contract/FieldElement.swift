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
        public enum Entry: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
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
    /// The field this element is; `nil` for another kind.
    public var field: Field? { if case .field(let field) = content { field } else { nil } }

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

extension Element.Field: ElementControl {
    /// Label, value or what stands in its place, unit, and what is wrong.
    var words: [StyledText] {
        [label, value ?? placeholder, unit, problem, warning].compactMap(\.self)
    }

    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        entry = try member("entry", own?.entry)
        label = try member("label", own?.label)
        value = try member("value", own?.value)
        placeholder = try member("placeholder", own?.placeholder)
        unit = try member("unit", own?.unit)
        box = try member("box", own?.box, or: .field())
        range = try member("range", own?.range)
        step = try member("step", own?.step)
        maximumLength = try member("maximumLength", own?.maximumLength)
        problem = try member("problem", own?.problem)
        warning = try member("warning", own?.warning)
        focusDelay = try member("focusDelay", own?.focusDelay)
        action = try member("action", own?.action)
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
