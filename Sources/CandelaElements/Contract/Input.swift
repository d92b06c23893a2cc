public import CandelaJSON
import CandelaRules

extension Element {
    /// The values a field or stepper accepts, in the form in which they are sent.
    ///
    /// A renderer checks an entered value against it, shows the text of the first error, and sends
    /// only a valid value. A session checks it again.
    public struct Input: Sendable, Equatable {
        /// The format of the value, which determines its form in an event and its keyboard.
        public var format: Format

        /// The current value; `nil` without one.
        public var value: Intent.Value?

        /// The least value: a number, a time or a day; `nil` for no bound.
        public var min: Intent.Value?

        /// The greatest value: a number, a time or a day; `nil` for no bound.
        public var max: Intent.Value?

        /// The interval between valid numbers, counted from ``min``, or from 0 without one; `nil`
        /// for any number. A renderer rounds to the nearest valid number.
        public var step: Double?

        /// The maximum number of characters of a text; `nil` for no limit.
        public var maximumLength: Int?

        /// The number of lines of a text that are visible while typing; more scroll.
        public var lines: Int

        /// Whether a value is required: an empty field is then an error. Otherwise, an empty field
        /// sends its action without a value, or an empty text.
        public var isRequired: Bool

        /// The texts of the errors a value can have.
        public var errors: Errors

        /// Creates an input.
        ///
        /// - Parameters:
        ///   - min: The least value: a number, a time or a day.
        ///   - max: The greatest value: a number, a time or a day.
        ///   - step: The interval between valid numbers.
        public init(
            _ format: Format, value: Intent.Value? = nil, min: Intent.Value? = nil,
            max: Intent.Value? = nil, step: Double? = nil, maximumLength: Int? = nil,
            lines: Int = 1, isRequired: Bool = false, errors: Errors = Errors()
        ) {
            self.format = format
            self.value = value
            (self.min, self.max, self.step) = (min, max, step)
            self.maximumLength = maximumLength
            self.lines = lines
            self.isRequired = isRequired
            self.errors = errors
        }

        /// The format of an entered value. The set may grow: treat unknown formats as ``text``.
        public struct Format: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
            /// The format's word in JSON.
            public let rawValue: String

            /// Creates a format from its word in JSON.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// A text, sent as a string; entered with the usual keyboard.
            public static let text = Format(rawValue: "text")
            /// A number, sent as a number; entered with digits, a sign and a decimal separator.
            public static let decimal = Format(rawValue: "decimal")
            /// A whole number, sent as a number; entered with digits or by steps.
            public static let integer = Format(rawValue: "integer")
            /// A time of day, sent as `HH:mm`, 00:00 to 23:59; chosen with a time picker.
            public static let time = Format(rawValue: "time")
            /// A day, sent as `2026-03-18`; chosen with a date picker.
            public static let day = Format(rawValue: "day")

            /// The formats known to this version.
            public static let allCases: [Format] = [.text, .decimal, .integer, .time, .day]
        }

        /// The texts shown below a field for an invalid value. An error without a text cannot
        /// occur in a field of the kit.
        public struct Errors: Sendable, Equatable, Codable {
            /// The text for a required value that is missing.
            public var missing: StyledText?

            /// The text for a value that is not of the format, such as letters for a number.
            public var malformed: StyledText?

            /// The text for a value below the minimum or above the maximum.
            public var outOfRange: StyledText?

            /// The text for a text with more than the maximum number of characters.
            public var tooLong: StyledText?

            /// Creates the texts of errors.
            public init(
                missing: StyledText? = nil, malformed: StyledText? = nil,
                outOfRange: StyledText? = nil, tooLong: StyledText? = nil
            ) {
                self.missing = missing
                self.malformed = malformed
                self.outOfRange = outOfRange
                self.tooLong = tooLong
            }

            /// The text of a problem; `nil` without one.
            public subscript(problem: Problem) -> StyledText? {
                switch problem {
                case .missing: missing
                case .malformed, .betweenSteps: malformed
                case .outOfRange: outOfRange
                case .tooLong: tooLong
                }
            }

            /// The texts that are present.
            var texts: [StyledText] {
                [missing, malformed, outOfRange, tooLong].compactMap(\.self)
            }
        }
    }

    /// The values the element accepts, if it is a field or a stepper; otherwise `nil`.
    public var input: Input? {
        switch content {
        case .field(let field): field.input
        case .stepper(let stepper): stepper.input
        default: nil
        }
    }
}

extension Element.Input.Format: MemberWord {}

extension Element.Input: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        format = try member("format", own?.format)
        value = try member("value", own?.value)
        min = try member("min", own?.min)
        max = try member("max", own?.max)
        step = try member("step", own?.step)
        maximumLength = try member("maximumLength", own?.maximumLength)
        lines = try member("lines", own?.lines, unless: 1)
        isRequired = try member("isRequired", own?.isRequired, unless: false)
        errors = try member("errors", own?.errors, unless: Errors())
    }
}

extension Element.Input.Errors: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        missing = try member("missing", own?.missing)
        malformed = try member("malformed", own?.malformed)
        outOfRange = try member("outOfRange", own?.outOfRange)
        tooLong = try member("tooLong", own?.tooLong)
    }
}

extension Element.Input {
    /// The reason an entered value is invalid.
    public enum Problem: Sendable, Hashable, CaseIterable {
        /// A required value is absent or only white space.
        case missing
        /// The value is not of the format.
        case malformed
        /// The value is below the minimum or above the maximum.
        case outOfRange
        /// The number is not a whole number of steps from the minimum, or from 0 without one. A
        /// renderer rounds such a number instead.
        case betweenSteps
        /// The text has too many characters.
        case tooLong
    }

    /// The problem of an entered value; `nil` if it is valid.
    ///
    /// - Parameter value: The value in the form in which it is sent; `nil` for none.
    public func problem(with value: Intent.Value?) -> Problem? {
        let isBlank = value?.text?.allSatisfy(\.isWhitespace) ?? (value == nil)
        guard !isBlank else { return isRequired ? .missing : nil }
        switch format {
        case .decimal, .integer:
            guard let number = value?.number, number.isFinite else { return .malformed }
            guard format == .decimal || number == number.rounded() else { return .malformed }
            let (low, high) = (min?.number ?? -.infinity, max?.number ?? .infinity)
            guard low <= number, number <= high else { return .outOfRange }
            return isOnStep(number) ? nil : .betweenSteps
        case .day: return problem(with: value?.text, CalendarDay.init)
        case .time: return problem(with: value?.text, TimeOfDay.init)
        default:
            guard let text = value?.text else { return .malformed }
            return text.count > maximumLength ?? .max ? .tooLong : nil
        }
    }

    private func isOnStep(_ number: Double) -> Bool {
        guard let step, step > 0 else { return true }
        let steps = (number - (min?.number ?? 0)) / step
        // Steps such as 0.1 are not exact in binary.
        return abs(steps - steps.rounded()) < 1e-6 * Swift.max(abs(steps), 1)
    }

    /// The problem of a day or a time of day.
    private func problem<Moment: Comparable>(
        with text: String?, _ read: (String) -> Moment?
    ) -> Problem? {
        guard let moment = text.flatMap(read) else { return .malformed }
        let (first, last) = (min?.text.flatMap(read), max?.text.flatMap(read))
        return first ?? moment <= moment && moment <= last ?? moment ? nil : .outOfRange
    }
}
