import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The fields and choices that the pages of the builder and its editor share.
struct EditorFields {
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// A field for a required name, item or answer.
    func text(
        _ id: String, _ option: OptionPath<String>, _ name: Phrase, _ value: String,
        focusDelay: Double? = nil
    ) -> Element {
        let limit = TextLimits.standard.name
        return field(
            id,
            Element.Input(
                .text, value: .entered(value), maximumLength: limit, isRequired: true), name,
            value: value.isEmpty ? nil : kit.words(entered: value, .body, .textPrimary),
            placeholder: kit.words(name, .body, .textSecondary),
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
        let optional = kit.words(phrases.shareOptionOptional(), .body, .textSecondary)
        let field = field(
            id,
            Element.Input(
                .integer, value: value.map { .number(Double($0)) }, min: .number(Double(low)),
                max: .number(Double(high)), step: 1, isRequired: isRequired), name,
            value: value.map {
                kit.words(
                    phrases.numberValue(value: phrases.number($0)),
                    saying: phrases.durationSeconds(count: $0), .body, .textPrimary)
            },
            placeholder: isRequired ? nil : optional,
            problem: value.map(bounds.contains) == false ? .outOfRange : nil, .enter(option))
        return Element.column(gap: .xs) {
            field
            // The field speaks the seconds that it contains.
            length.map { kit.words($0, .caption, .textSecondary).element.decorative() }
            value == nil ? estimate.map { kit.words($0, .caption, .textSecondary) } : nil
        }
    }

    private func field(
        _ id: String, _ input: Element.Input, _ name: Phrase, value: StyledText?,
        placeholder: StyledText?, problem: Element.Input.Problem?, focusDelay: Double? = nil,
        _ intent: Intent
    ) -> Element {
        kit.field(
            id, input, name: kit.words(name, .caption, .textSecondary), value: value,
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
                isSelected: minutes * 60 == value, text: kit.words(name, .caption, .textPrimary),
                haptic: .picker)
        }
        return kit.choice(id, .chips, phrases.routineEditorDurationSuggestions(), options)
    }

    /// A choice of one of many options, with its name above.
    func options(
        _ id: String, _ style: Kit.ChoiceStyle, _ name: Phrase, _ options: [Element]
    ) -> Element {
        kit.choice(
            id, form: style, name: kit.words(name, .caption, .textSecondary), options: options,
            accessibility: Accessibility(.radioGroup, label: name.said, children: .contain))
    }

    /// A choice between a few words, with its name above.
    func segments(
        _ id: String, _ name: Phrase,
        _ options: [(id: String, name: Phrase, intent: Intent, isSelected: Bool)]
    ) -> Element {
        Element.column(gap: .xs) {
            kit.words(name, .caption, .textSecondary).element.decorative()
            kit.choice(
                id, .segmented, name,
                options.map { option in
                    kit.option(
                        option.id, option.intent, option.name, isSelected: option.isSelected,
                        text: kit.words(option.name, .body, .textPrimary), haptic: .picker)
                })
        }
    }
}
