/// A place to enter something.
public struct Field: Sendable, Hashable, Codable {
    /// The field's name, unique within its card.
    public let id: String

    /// What is entered.
    public let entry: Entry

    /// What the field is called.
    public let name: Words

    /// What is in it now, as it is drawn; absent while it is empty.
    public let value: Words?

    /// What is drawn in an empty field.
    public let placeholder: Words?

    /// The unit behind the value.
    public let unit: Words?

    /// The bounds of a number and the value behind the words.
    public let range: ValueRange?

    /// How far one step goes, for a number that goes up and down.
    public let step: Double?

    /// The most characters a text may have.
    public let maximumLength: Int?

    /// Whether what is in it can be used.
    public let isValid: Bool

    /// Why it cannot be used.
    public let problem: Words?

    /// What should be thought about although it can be used.
    public let warning: Words?

    /// Whether it takes the keyboard when the screen appears, and after how many seconds.
    public let focusDelay: Double?

    /// What entering something does.
    public let action: Action

    /// What assistive technology is told.
    public let accessibility: Accessibility

    package init(
        _ id: String, entry: Entry, name: Words, value: Words? = nil, placeholder: Words? = nil,
        unit: Words? = nil, range: ValueRange? = nil, step: Double? = nil,
        maximumLength: Int? = nil, problem: Words? = nil, warning: Words? = nil,
        focusDelay: Double? = nil, action: Action, accessibility: Accessibility
    ) {
        self.id = id
        self.entry = entry
        self.name = name
        self.value = value
        self.placeholder = placeholder
        self.unit = unit
        self.range = range
        self.step = step
        self.maximumLength = maximumLength
        isValid = problem == nil
        self.problem = problem
        self.warning = warning
        self.focusDelay = focusDelay
        self.action = action
        self.accessibility = accessibility
    }

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
