import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The fields and choices that the pages of the builder and its editor share.
struct EditorFields {
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// A field for a required name, item or answer.
    ///
    /// - Parameter isName: Whether it is a name.
    func text(
        _ id: String, _ option: OptionPath<String>, _ name: Phrase, _ value: String,
        isName: Bool = false, focusDelay: Double? = nil
    ) -> Element {
        let limit = TextLimits.standard.name
        var input = Element.Input(
            .text, value: .entered(value), maximumLength: limit, isRequired: true)
        if isName {
            input.errors.missing = kit.text(phrases.fieldErrorName(), .caption, .errorText)
        }
        return field(
            id, input, name,
            value: value.isEmpty ? nil : kit.text(entered: value, .body, .textPrimary),
            placeholder: kit.text(name, .body, .textSecondary),
            problem: value.count > limit ? .tooLong : nil,
            focusDelay: focusDelay, .enter(option))
    }

    /// A field for a duration in seconds, with the duration in words below.
    ///
    /// - Parameters:
    ///   - isRequired: Whether the field cannot be empty.
    ///   - estimate: The text below an empty field.
    func seconds(
        _ id: String, _ option: OptionPath<Int>, _ name: Phrase, _ value: Int?,
        in bounds: ClosedRange<Int>, isRequired: Bool = true, estimate: Phrase? = nil
    ) -> Element {
        let (low, high) = (bounds.lowerBound, bounds.upperBound)
        let length = value.map { phrases.duration(seconds: $0) }
        let optional = kit.text(phrases.shareOptionOptional(), .body, .textSecondary)
        var input = Element.Input(
            .integer, value: value.map { .number(Double($0)) }, min: .number(Double(low)),
            max: .number(Double(high)), step: 1, isRequired: isRequired)
        input.errors.outOfRange = error(from: low, to: high)
        let field = field(
            id, input, name,
            value: value.map {
                kit.text(
                    phrases.numberValue(value: phrases.number($0)), saying: spoken($0), .body,
                    .textPrimary)
            },
            placeholder: isRequired ? nil : optional,
            problem: value.map(bounds.contains) == false ? .outOfRange : nil, .enter(option))
        return Element.column(gap: .xs) {
            field
            // The field speaks it too.
            length.map { kit.text($0, .caption, .textSecondary).element.decorative() }
            value == nil ? estimate.map { kit.text($0, .caption, .textSecondary) } : nil
        }
    }

    /// The seconds that a field contains and, from a minute on, their length in larger units.
    private func spoken(_ seconds: Int) -> Phrase {
        seconds < 60
            ? phrases.durationSeconds(count: seconds)
            : phrases.routineEditorSeconds(
                count: seconds, time: phrases.duration(seconds: seconds).spokenText)
    }

    private func error(from low: Int, to high: Int) -> StyledText {
        kit.text(
            phrases.routineEditorSecondsError(
                shortest: phrases.duration(seconds: low).spokenText,
                longest: phrases.duration(seconds: high).spokenText), .caption, .errorText)
    }

    private func field(
        _ id: String, _ input: Element.Input, _ name: Phrase, value: StyledText?,
        placeholder: StyledText?, problem: Element.Input.Problem?, focusDelay: Double? = nil,
        _ intent: Intent
    ) -> Element {
        kit.field(
            id, input, name: kit.text(name, .caption, .textSecondary), value: value,
            placeholder: placeholder,
            problem: problem, focusDelay: focusDelay,
            action: kit.action("enter", intent, name))
    }

    /// Common durations to choose from, as alternatives to a field.
    func durations(
        _ id: String, _ option: OptionPath<Int>, _ value: Int?
    ) -> Element {
        let options = [1, 2, 5, 10, 15, 20, 30, 60].map { minutes in
            let name = phrases.duration(minutes: minutes)
            return kit.option(
                "minutes-\(minutes)", .choose(option, minutes * 60), name,
                isSelected: minutes * 60 == value, text: kit.text(name, .caption, .textPrimary),
                haptic: .picker)
        }
        return kit.choice(id, .chips, phrases.routineEditorDurationSuggestions(), options)
    }

    /// A choice of one of many options, with its name above.
    func options(
        _ id: String, _ style: Kit.ChoiceStyle, _ name: Phrase, _ options: [Element]
    ) -> Element {
        kit.choice(
            id, form: style, name: kit.text(name, .caption, .textSecondary), options: options,
            accessibility: Accessibility(.radioGroup, label: name.spokenWords, children: .contain))
    }

    /// A choice between a few words, with its name above.
    func segments(
        _ id: String, _ name: Phrase,
        _ options: [(id: String, name: Phrase, intent: Intent, isSelected: Bool)]
    ) -> Element {
        Element.column(gap: .xs) {
            kit.text(name, .caption, .textSecondary).element.decorative()
            kit.choice(
                id, .segmented, name,
                options.map { option in
                    kit.option(
                        option.id, option.intent, option.name, isSelected: option.isSelected,
                        text: kit.text(option.name, .subheadline, .textPrimary), haptic: .picker)
                })
        }
    }
}
