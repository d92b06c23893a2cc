import CandelaTokens

/// The rows of forms that are on or off or take a text.
extension Kit {
    /// Something that is on or off, with its state in a word.
    func toggle(
        _ id: String, _ name: Phrase, detail: Phrase? = nil, icon symbol: IconRole? = nil,
        isOn: Bool,
        isEnabled: Bool = true, hint: Phrase? = nil
    ) -> ToggleControl {
        ToggleControl(
            id,
            icon: symbol.map { icon($0, beside: .body, isOn ? .primaryGraphic : .textSecondary) },
            name: words(name, .body, .textPrimary),
            detail: detail.map { words($0, .caption, .textSecondary) },
            state: words(
                isOn ? phrases.stateOn() : phrases.stateOff(), .caption, .textSecondary),
            isOn: isOn, isEnabled: isEnabled,
            action: action(
                id, .toggle, phrases.actionSwitch(name: name.spokenText), haptic: .selection),
            accessibility: Accessibility(
                .toggle, label: name.spokenText, hint: hint?.spokenText,
                details: detail.map { [AccessibilityDetail(name.spokenText, $0.spokenText)] } ?? [],
                states: [isOn ? .checked : .unchecked] + (isEnabled ? [] : [.disabled])))
    }

    /// A place to type a text that may stay empty.
    func textField(
        _ id: String, _ name: Phrase, _ text: String, limit: Int? = nil, problem: Phrase? = nil
    ) -> Field {
        Field(
            id, entry: .text, name: words(name, .body, .textPrimary),
            value: text.isEmpty ? nil : words(verbatim: text, .body, .textPrimary),
            placeholder: words(phrases.shareOptionOptional(), .body, .textSecondary),
            maximumLength: limit, problem: problem.map { words($0, .caption, .errorText) },
            action: action(id, .enter, phrases.actionEnter(name: name.spokenText)),
            accessibility: Accessibility(
                .textField, label: name.spokenText, value: text.isEmpty ? nil : text,
                hint: problem?.spokenText, states: problem == nil ? [] : [.invalid]))
    }
}
