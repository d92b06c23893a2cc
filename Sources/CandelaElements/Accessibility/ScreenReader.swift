/// A model of a screen reader: the text it adds, and the order in which it speaks.
///
/// The spoken roles and states are those of the platforms, in English; they are not in any catalog.
public enum ScreenReader: String, Sendable, Hashable, Codable, CaseIterable {
    /// Apple's VoiceOver: label, value, role and states, hint.
    case voiceOver
    /// Android's TalkBack: states and value, label, role, hint.
    case talkBack
    /// A screen reader in a browser: name, role, states and value, description.
    case web

    /// The text spoken for an element, in the reader's order.
    package func line(for accessibility: Accessibility) -> String {
        let role = word(for: accessibility)
        let states = accessibility.states.compactMap { word(for: $0, of: accessibility.role) }
        let spoken: [String?] =
            switch self {
            case .voiceOver:
                [accessibility.label, accessibility.value, role] + states + [accessibility.hint]
            case .talkBack:
                states + [accessibility.value, accessibility.label, role, accessibility.hint]
            case .web:
                [accessibility.label, role] + states + [accessibility.value, accessibility.hint]
            }
        return spoken.compactMap(\.self).reduce("") { line, part in
            if line.isEmpty || part.isEmpty { return line + part }
            // A sentence already has its full stop.
            return line + (line.hasSuffix(".") ? " " : ", ") + part
        }
    }

    /// The spoken role; `nil` if the reader does not speak it.
    private func word(for accessibility: Accessibility) -> String? {
        let isApple = self == .voiceOver
        let isAndroid = self == .talkBack
        return switch accessibility.role {
        case .button: "button"
        case .link: "link"
        case .toggle: isApple ? "switch button" : "switch"
        case .checkbox: isApple ? "tick box" : "check box"
        case .radio: "radio button"
        case .tab: "tab"
        case .tabList: isApple ? "tab bar" : isAndroid ? nil : "tab list"
        case .image: self == .web ? "graphic" : "image"
        case .heading:
            isAndroid
                ? "heading" : accessibility.headingLevel.map { "heading level \($0)" } ?? "heading"
        case .adjustable: isApple ? "adjustable" : "slider"
        case .textField: isApple ? "text field" : isAndroid ? "edit box" : "edit"
        case .progress: isApple ? nil : "progress bar"
        case .chart: isApple ? "chart" : self == .web ? "graphic" : nil
        case .grid: self == .web ? "grid" : isAndroid ? "grid" : nil
        case .list: isApple ? nil : "list"
        case .group, .radioGroup, .counter: self == .web ? "group" : nil
        case .alert: self == .web ? "alert" : nil
        case .status: self == .web ? "status" : nil
        default: nil
        }
    }

    /// The spoken state of an element; `nil` if the reader does not speak it.
    private func word(for state: AccessibilityState, of role: AccessibilityRole) -> String? {
        switch state {
        case .selected: "selected"
        case .checked: role == .toggle ? "on" : self == .voiceOver ? "ticked" : "checked"
        case .unchecked: role == .toggle ? "off" : self == .voiceOver ? "unticked" : "not checked"
        case .disabled: self == .voiceOver ? "dimmed" : self == .web ? "unavailable" : "disabled"
        case .expanded: "expanded"
        case .collapsed: "collapsed"
        case .busy: "busy"
        case .currentDate: self == .web ? "current date" : nil
        case .currentStep: self == .web ? "current step" : nil
        case .invalid: self == .web ? "invalid entry" : nil
        default: nil
        }
    }
}
