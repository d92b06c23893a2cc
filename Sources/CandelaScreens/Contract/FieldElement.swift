import CandelaTokens

extension Element {
    /// A place to type or to pick a value, under or beside its label.
    public struct Field: Sendable, Hashable {
        /// What is entered.
        public var entry: CandelaScreens.Field.Entry

        /// What the field is called.
        public var label: Words?

        /// What is in it now, as it is drawn; absent while it is empty.
        public var value: Words?

        /// What is drawn in an empty field.
        public var placeholder: Words?

        /// The unit behind the value.
        public var unit: Words?

        /// What the value is drawn on, under the label.
        public var box: Surface

        /// The bounds of a number and the value behind the words.
        public var range: ValueRange?

        /// How far one step goes, for a number that goes up and down.
        public var step: Double?

        /// The most characters a text may have.
        public var maximumLength: Int?

        /// Why what is in it cannot be used, drawn under it.
        public var problem: Words?

        /// What should be thought about although it can be used, drawn under it.
        public var warning: Words?

        /// After how many seconds it takes the keyboard when the screen appears; absent when it
        /// does not.
        public var focusDelay: Double?

        /// What entering something does.
        public var action: Action
    }
}

extension Element.Field: ElementKind {
    /// Label, value or what stands in its place, unit, and what is wrong.
    var words: [Words] {
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

extension Field: ElementConvertible {
    /// The field as an element, with its label and what is wrong with it; a number that goes up and
    /// down in steps as a stepper.
    public var element: Element {
        let control =
            if entry == .steps, let value, let range {
                Element.stepper(action, value: value, label: name, range: range, step: step ?? 1)
            } else {
                Element(
                    .field(
                        Element.Field(
                            entry: entry, label: name, value: value, placeholder: placeholder,
                            unit: unit, box: .field(isValid: isValid), range: range, step: step,
                            maximumLength: maximumLength,
                            problem: problem, warning: warning, focusDelay: focusDelay,
                            action: action)))
            }
        return control.id(id).accessibility(accessibility)
    }
}

extension Element.Surface {
    /// What a value to type or to pick is drawn on.
    static func field(isValid: Bool = true) -> Element.Surface {
        Element.Surface(
            fill: Paint(.inputBackground),
            border: CandelaScreens.Surface.Border(
                isValid ? .inputBorder : .errorGraphic, .inputBorderWidth),
            cornerRadius: CornerRadius(.input), padding: .sm)
    }
}
