public import CandelaElements
import CandelaRules
import CandelaTokens

/// The texts of invalid values.
extension Kit {
    /// The input with a text for each error it can have, except those it already has.
    func withErrors(_ input: Element.Input) -> Element.Input {
        func text(_ phrase: Phrase) -> StyledText { self.text(phrase, .caption, .errorText) }
        var (input, errors) = (input, input.errors)
        if input.isRequired { errors.missing = errors.missing ?? text(phrases.fieldErrorMissing()) }
        errors.malformed = errors.malformed ?? malformed(input.format).map(text)
        errors.outOfRange = errors.outOfRange ?? outOfRange(input)
        if let limit = input.maximumLength {
            errors.tooLong = errors.tooLong ?? text(phrases.fieldErrorLength(limit: limit))
        }
        input.errors = errors
        return input
    }

    private func malformed(_ format: Element.Input.Format) -> Phrase? {
        switch format {
        case .decimal, .integer: phrases.fieldErrorNumber()
        case .time: phrases.fieldErrorTime()
        case .day: phrases.fieldErrorDay()
        default: nil
        }
    }

    private func outOfRange(_ input: Element.Input) -> StyledText? {
        func text(_ phrase: Phrase) -> StyledText { self.text(phrase, .caption, .errorText) }
        func text(_ phrase: ((DateText) -> String) -> Phrase) -> StyledText {
            self.text(phrase(\.text), saying: phrase(\.spoken), .caption, .errorText)
        }
        func number(_ value: Intent.Value?) -> NumberText? {
            value?.number.map { phrases.measuredNumber($0) }
        }
        switch (number(input.min), number(input.max)) {
        case (let low?, let high?): return text(phrases.fieldErrorRange(low: low, high: high))
        case (let low?, nil): return text(phrases.fieldErrorLeast(low: low))
        case (nil, let high?): return text(phrases.fieldErrorMost(high: high))
        case (nil, nil): break
        }
        switch (moment(input.min), moment(input.max)) {
        case (let first?, let last?):
            return text { phrases.fieldErrorBetween(first: $0(first), last: $0(last)) }
        case (let first?, nil): return text { phrases.fieldErrorEarliest(first: $0(first)) }
        case (nil, let last?): return text { phrases.fieldErrorLatest(last: $0(last)) }
        case (nil, nil): return nil
        }
    }

    /// A day or time of day as it is shown and spoken.
    private func moment(_ value: Intent.Value?) -> DateText? {
        guard let text = value?.text else { return nil }
        if let day = CalendarDay(text) { return phrases.fullDate(day) }
        return TimeOfDay(text).map { time in
            let text = phrases.timeOfDay(time)
            return DateText(text: text, spoken: text)
        }
    }
}

extension Element.Input {
    /// A number field with one decimal, as for a weight.
    ///
    /// - Parameter tenths: The current number, which is rounded to tenths; outside the bounds it
    ///   counts as none.
    public init(tenths: Double?, in bounds: ClosedRange<Double>, isRequired: Bool = false) {
        let value = tenths.flatMap { bounds.contains($0) ? ($0 * 10).rounded() / 10 : nil }
        self.init(
            .decimal, value: value.map { .number($0) }, min: .number(bounds.lowerBound),
            max: .number(bounds.upperBound), step: 0.1, isRequired: isRequired)
    }

    /// The input of a whole number, changed by one.
    public init(integer number: Int, in bounds: ClosedRange<Int>) {
        self.init(
            .integer, value: .number(Double(number)), min: .number(Double(bounds.lowerBound)),
            max: .number(Double(bounds.upperBound)), step: 1)
    }
}

extension Intent.Value {
    /// The value of a text field: the text, or `nil` if it is empty.
    public static func entered(_ text: String) -> Intent.Value? {
        text.isEmpty ? nil : .text(text)
    }
}
