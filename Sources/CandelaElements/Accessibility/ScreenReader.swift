/// A model of a screen reader: the text it adds, and the order in which it speaks.
public enum ScreenReader: String, Sendable, Hashable, Codable, CaseIterable {
    /// Apple's VoiceOver: label, value, role and states, hint.
    case voiceOver
    /// Android's TalkBack: states and value, label, role, hint.
    case talkBack
    /// A screen reader in a browser: name, role, states and value, description.
    case web

    /// The text spoken for an element, in the reader's order.
    package func line(for accessibility: Accessibility, adding words: RoleWords) -> String {
        let role = role(of: accessibility, words)
        let states: [String?] = states(of: accessibility, adding: words)
        let spoken: [String?] =
            switch self {
            case .voiceOver:
                [accessibility.label, accessibility.value, role] + states + [accessibility.hint]
            case .talkBack:
                states + [accessibility.value, accessibility.label, role, accessibility.hint]
            case .web:
                [accessibility.label, role] + states + [accessibility.value, accessibility.hint]
            }
        return Self.line(of: spoken, words)
    }

    /// The words for the states of an element.
    package func states(of accessibility: Accessibility, adding words: RoleWords) -> [String] {
        accessibility.states.compactMap { state in
            key(for: state, of: accessibility.role).map { words[$0] }
        }
    }

    /// Texts spoken one after another, with the marks of the language between them.
    package static func line(of texts: [String?], _ words: RoleWords) -> String {
        texts.compactMap(\.self).reduce("") { line, part in
            if line.isEmpty || part.isEmpty { return line + part }
            return words.text(
                line.endsSentence ? .sentencePair : .pair, ("first", line), ("second", part))
        }
    }

    /// The spoken role; `nil` if the reader does not speak it.
    private func role(of accessibility: Accessibility, _ words: RoleWords) -> String? {
        if accessibility.role == .heading, self != .talkBack,
            let level = accessibility.headingLevel
        {
            return words.text(.headingLevel, ("level", "\(level)"))
        }
        return key(for: accessibility.role).map { words[$0] }
    }

    /// The word for a role; `nil` if the reader does not speak it.
    private func key(for role: AccessibilityRole) -> RoleWords.Key? {
        let isApple = self == .voiceOver
        let isAndroid = self == .talkBack
        return switch role {
        case .button: .button
        case .link: .link
        case .toggle: isApple ? .switchButton : .switch
        case .checkbox: isApple ? .tickBox : .checkbox
        case .radio: .radio
        case .tab: .tab
        case .tabList: isApple ? .tabBar : isAndroid ? nil : .tabList
        case .image: self == .web ? .graphic : .image
        case .heading: .heading
        case .adjustable: isApple ? .adjustable : .slider
        case .textField: isApple ? .textField : isAndroid ? .editBox : .editField
        case .progress: isApple ? nil : .progress
        case .chart: isApple ? .chart : self == .web ? .graphic : nil
        case .grid: isApple ? nil : .grid
        case .list: isApple ? nil : .list
        case .group, .radioGroup, .counter: self == .web ? .group : nil
        case .alert: self == .web ? .alert : nil
        case .status: self == .web ? .status : nil
        default: nil
        }
    }

    /// The word for a state of an element; `nil` if the reader does not speak it.
    private func key(
        for state: AccessibilityState, of role: AccessibilityRole
    ) -> RoleWords.Key? {
        let isApple = self == .voiceOver
        return switch state {
        case .selected: .selected
        case .checked: role == .toggle ? .switchedOn : isApple ? .ticked : .checked
        case .unchecked: role == .toggle ? .switchedOff : isApple ? .unticked : .notChecked
        case .disabled: isApple ? .dimmed : self == .web ? .unavailable : .disabled
        case .expanded: .expanded
        case .collapsed: .collapsed
        case .busy: .busy
        case .currentDate: self == .web ? .currentDate : nil
        case .currentStep: self == .web ? .currentStep : nil
        case .invalid: self == .web ? .invalid : nil
        default: nil
        }
    }
}

extension String {
    /// Whether the text ends with a mark that ends a sentence, in any script.
    fileprivate var endsSentence: Bool {
        last.map { ".!?…。！？．｡؟۔।॥".contains($0) } ?? false
    }
}
