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
            input.errors.missing = kit.text(phrases.fieldErrorName(), .footnote, .errorText)
        }
        return field(
            id, input, name,
            value: value.isEmpty ? nil : kit.text(entered: value, .body, .textPrimary),
            placeholder: kit.text(name, .body, .textSecondary),
            problem: value.count > limit ? .tooLong : nil,
            focusDelay: focusDelay, .enter(option))
    }

    /// A field for a duration, typed like a clock shows it, with the duration in words below.
    ///
    /// - Parameters:
    ///   - typed: The text in the field, if it is not a duration within the bounds; it stays until
    ///     it is corrected.
    ///   - isRequired: Whether the field cannot be empty.
    ///   - estimate: The text below an empty field.
    func duration(
        _ id: String, _ option: OptionPath<Int>, _ name: Phrase, _ value: Int?,
        typed: String?, in bounds: ClosedRange<Int>, isRequired: Bool = true,
        estimate: Phrase? = nil
    ) -> Element {
        let text = typed ?? value.map { phrases.clock(seconds: $0) }
        let length = typed == nil ? value.map { phrases.duration(seconds: $0) } : nil
        let optional = kit.text(phrases.shareOptionOptional(), .body, .textSecondary)
        var input = Element.Input(
            .text, value: .entered(text ?? ""), isRequired: isRequired)
        input.errors.malformed = kit.text(
            phrases.routineEditorLengthError(
                example: phrases.clock(seconds: 630),
                shortest: phrases.duration(seconds: bounds.lowerBound).spokenText,
                longest: phrases.duration(seconds: bounds.upperBound).spokenText),
            .footnote, .errorText)
        let isWrong = typed != nil || value.map(bounds.contains) == false
        let field = field(
            id, input, name,
            value: text.map { text in
                length.map {
                    kit.text(
                        phrases.durationShort(time: text), saying: $0, .body, .textPrimary)
                } ?? kit.text(entered: text, .body, .textPrimary)
            },
            placeholder: isRequired ? nil : optional, problem: isWrong ? .malformed : nil,
            .enter(option))
        return Element.column(gap: .xs) {
            field
            // The field speaks it too.
            length.map { kit.text($0, .footnote, .textSecondary).element.decorative() }
            text == nil ? estimate.map { kit.text($0, .footnote, .textSecondary) } : nil
        }
    }

    private func field(
        _ id: String, _ input: Element.Input, _ name: Phrase, value: StyledText?,
        placeholder: StyledText?, problem: Element.Input.Problem?, focusDelay: Double? = nil,
        _ intent: Intent
    ) -> Element {
        kit.field(
            id, input, name: kit.text(name, .footnote, .textSecondary), value: value,
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
                isSelected: minutes * 60 == value, text: kit.text(name, .footnote, .textPrimary),
                haptic: .picker)
        }
        return kit.choice(id, .chips, phrases.routineEditorDurationSuggestions(), options)
    }

    /// A choice of one of many options, with its name above.
    func options(
        _ id: String, _ style: Kit.ChoiceStyle, _ name: Phrase, _ options: [Element]
    ) -> Element {
        kit.choice(
            id, form: style, name: kit.text(name, .footnote, .textSecondary), options: options,
            accessibility: Accessibility(.radioGroup, label: name.spokenWords, children: .contain))
    }

    /// A choice between a few words, with its name above.
    func segments(
        _ id: String, _ name: Phrase,
        _ options: [(id: String, name: Phrase, intent: Intent, isSelected: Bool)]
    ) -> Element {
        Element.column(gap: .xs) {
            kit.text(name, .footnote, .textSecondary).element.decorative()
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
