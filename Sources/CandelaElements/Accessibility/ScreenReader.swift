/// A screen reader, as far as the order and the words of what it adds are concerned.
///
/// Its words for roles and states are the reader's own, in English: they come from the platform and
/// are in no catalog.
public enum ScreenReader: String, Sendable, Hashable, Codable, CaseIterable {
    /// Apple's: label, value, role and states, hint.
    case voiceOver
    /// Android's: state and value, label, role, hint.
    case talkBack
    /// A browser's: name, role, states and value, description.
    case web

    /// What the reader says at one stop, in its order.
    package func line(for told: Accessibility) -> String {
        let role = word(for: told)
        let states = told.states.compactMap { word(for: $0, of: told.role) }
        let spoken: [String?] =
            switch self {
            case .voiceOver: [told.label, told.value, role] + states + [told.hint]
            case .talkBack: states + [told.value, told.label, role, told.hint]
            case .web: [told.label, role] + states + [told.value, told.hint]
            }
        return spoken.compactMap(\.self).reduce("") { line, part in
            if line.isEmpty || part.isEmpty { return line + part }
            // A sentence has its end already.
            return line + (line.hasSuffix(".") ? " " : ", ") + part
        }
    }

    /// The word for a role, or `nil` where the reader says none.
    private func word(for told: Accessibility) -> String? {
        let isApple = self == .voiceOver
        let isAndroid = self == .talkBack
        return switch told.role {
        case .button: "button"
        case .link: "link"
        case .toggle: isApple ? "switch button" : "switch"
        case .checkbox: isApple ? "tick box" : "check box"
        case .radio: "radio button"
        case .tab: "tab"
        case .tabList: isApple ? "tab bar" : isAndroid ? nil : "tab list"
        case .image: self == .web ? "graphic" : "image"
        case .heading:
            isAndroid ? "heading" : told.headingLevel.map { "heading level \($0)" } ?? "heading"
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

    /// The word for a state of a thing, or `nil` where the reader says none.
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
