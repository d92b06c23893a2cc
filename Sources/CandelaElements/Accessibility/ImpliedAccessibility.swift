/// The accessibility information that follows from an element's kind and its other members, so that
/// JSON need not repeat it.
///
/// - A button, a toggle, a field and a stepper have a role by their kind, and the label of their
///   action. A field and a stepper have the label and value that they draw instead, and a field has
///   its problem or warning as its hint.
/// - A choice has the role `radiogroup`, the label it draws, and its options as separate elements. A
///   text has its text as its label, and a chart has its summary as its value.
/// - Other elements have the role `text`.
/// - The states `selected`, `checked`, `unchecked`, `disabled` and `invalid` follow from
///   `isSelected`, `isOn`, `isDisabled` and `problem`.
struct ImpliedAccessibility {
    /// The role of the kind.
    var role = AccessibilityRole.text

    /// The label; `nil` for none.
    var label: SpokenWords?

    /// The value; `nil` for none.
    var value: SpokenWords?

    /// The hint; `nil` for none.
    var hint: SpokenWords?

    /// The treatment of the children if `ignore` or none is stated.
    var children = Accessibility.Children.ignore

    /// Whether the element is selected or on; `nil` for kinds that cannot be.
    var isSelected: Bool?

    /// Whether the element is disabled.
    var isDisabled = false

    /// Whether the entered value is invalid.
    var isInvalid = false

    /// Whether the element has accessibility information even if it states none.
    var isControl: Bool { role != .text && role != .radioGroup }

    /// The states of an element with a role.
    func states(of role: AccessibilityRole) -> [AccessibilityState] {
        var states: [AccessibilityState] = []
        if let isSelected {
            let isMarked = role == .checkbox || role == .toggle
            if isMarked {
                states.append(isSelected ? .checked : .unchecked)
            } else if isSelected {
                states.append(.selected)
            }
        }
        if isDisabled { states.append(.disabled) }
        if isInvalid { states.append(.invalid) }
        return states
    }
}

extension AccessibilityRole {
    /// The role of accessibility information that states none.
    static let unstated = AccessibilityRole(rawValue: "")
}

extension Accessibility {
    /// The information with another value, from several phrases.
    package func with(value: String) -> Accessibility {
        var other = self
        (other.value, other.valueKey) = (value, nil)
        return other
    }

    /// The information with everything that an element implies.
    func completed(by implied: ImpliedAccessibility) -> Accessibility {
        var whole = self
        if role == .unstated { whole.role = implied.role }
        guard whole.role != .decorative else { return whole }
        if label.isEmpty, let own = implied.label {
            (whole.label, whole.labelKey) = (own.text, own.key)
        }
        if value == nil, let own = implied.value {
            (whole.value, whole.valueKey) = (own.text, own.key)
        }
        if hint == nil, let own = implied.hint {
            (whole.hint, whole.hintKey) = (own.text, own.key)
        }
        if children == .ignore { whole.children = implied.children }
        whole.states += implied.states(of: whole.role)
        return whole
    }

    /// The information that an element does not imply; `nil` if it implies all of it.
    func stated(besides implied: ImpliedAccessibility) -> Accessibility? {
        var own = self
        let role = role == .unstated ? implied.role : role
        if role == implied.role { own.role = .unstated }
        if label == implied.label?.text { (own.label, own.labelKey) = ("", nil) }
        if value == implied.value?.text { (own.value, own.valueKey) = (nil, nil) }
        if hint == implied.hint?.text { (own.hint, own.hintKey) = (nil, nil) }
        // The children of a control are never separate.
        if implied.isControl, children == .combine { own.children = .ignore }
        if children == implied.children { own.children = .ignore }
        if !states.isEmpty {
            let said = implied.states(of: role)
            own.states.removeAll { said.contains($0) }
        }
        return implied.isControl && own == Accessibility(.unstated, label: "") ? nil : own
    }
}
