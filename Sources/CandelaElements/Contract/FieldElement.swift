public import CandelaJSON
import CandelaTokens

extension Element {
    /// A field for typing or picking a value, with a label above or beside it.
    public struct Field: Sendable, Equatable {
        /// The values the field accepts, and its current value.
        public var input: Input

        /// The label of the field; `nil` for none.
        public var label: StyledText?

        /// The current value as it is drawn; `nil` if the field is empty.
        public var value: StyledText?

        /// The text drawn while the field is empty; `nil` for none.
        public var placeholder: StyledText?

        /// The unit drawn after the value; `nil` for none.
        public var unit: StyledText?

        /// The surface of the value; the label is outside of it.
        public var box: Surface

        /// The error message drawn below an invalid current value; `nil` if it is valid.
        public var problem: StyledText?

        /// The warning drawn below a valid but unusual value; `nil` for none.
        public var warning: StyledText?

        /// The delay in seconds after which the field gets keyboard focus when the screen appears;
        /// `nil` if it does not.
        public var focusDelay: Double?

        /// The action that receives the entered value.
        public var action: Action
    }
}

extension Element {
    /// The field, if the element is one; otherwise `nil`.
    public var field: Field? { if case .field(let field) = content { field } else { nil } }

    /// Creates a field for typing or picking a value; with a `problem` it is drawn as invalid.
    ///
    /// - Parameters:
    ///   - input: The values the field accepts, and its current value.
    ///   - value: The current value as it is drawn.
    ///   - unit: The unit drawn after the value.
    ///   - problem: The error message for an invalid current value.
    ///   - warning: The warning for a valid but unusual value.
    ///   - focusDelay: The delay in seconds after which the field gets keyboard focus when the
    ///     screen appears.
    public static func field(
        _ action: Action, _ input: Input, label: StyledText?, value: StyledText? = nil,
        placeholder: StyledText? = nil, unit: StyledText? = nil, problem: StyledText? = nil,
        warning: StyledText? = nil, focusDelay: Double? = nil
    ) -> Element {
        Element(
            .field(
                Field(
                    input: input, label: label, value: value, placeholder: placeholder,
                    unit: unit, box: .field(isValid: problem == nil), problem: problem,
                    warning: warning, focusDelay: focusDelay, action: action)))
    }
}

extension Element.Field: ElementControl {
    var implied: ImpliedAccessibility {
        ImpliedAccessibility(
            role: .textField, label: label?.spokenWords ?? action.spokenWords,
            value: value?.spokenWords,
            hint: (problem ?? warning)?.spokenWords, isInvalid: problem != nil)
    }

    /// The label, the value or placeholder, the unit, the error message and the warning.
    var words: [StyledText] {
        [label, value ?? placeholder, unit, problem, warning].compactMap(\.self)
    }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        input = try member("input", own?.input)
        label = try member("label", own?.label)
        value = try member("value", own?.value)
        placeholder = try member("placeholder", own?.placeholder)
        unit = try member("unit", own?.unit)
        box = try member("box", own?.box, or: .field())
        problem = try member("problem", own?.problem)
        warning = try member("warning", own?.warning)
        focusDelay = try member("focusDelay", own?.focusDelay)
        action = try member("action", own?.action)
    }
}

extension Surface {
    /// The surface of a field's value.
    static func field(isValid: Bool = true) -> Surface {
        Surface(
            fill: Paint(.inputBackground),
            border: Surface.Border(
                isValid ? .inputBorder : .errorGraphic, .inputBorderWidth),
            cornerRadius: CornerRadius(.input), padding: .sm)
    }
}
