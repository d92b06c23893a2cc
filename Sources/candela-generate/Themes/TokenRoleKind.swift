package import CandelaDTCG

/// The kinds of roles whose values are tokens, in the order of the tables of a theme.
package enum TokenRoleKind: String, Sendable, Hashable, CaseIterable {
    case color, gradient, space, radius, type, shadow, motion, opacity, haptic, material, size
    case number

    /// The Swift type of its roles.
    package var typeName: String { rawValue.capitalizedFirst + "Role" }

    /// The Swift type of the kind.
    package var kindName: String { rawValue.capitalizedFirst + "Kind" }

    /// The token type of its values.
    package var tokenType: TokenType {
        switch self {
        case .color, .material: .color
        case .gradient: .gradient
        case .space, .radius, .size: .dimension
        case .type: .typography
        case .shadow: .shadow
        case .motion: .transition
        case .opacity, .haptic, .number: .number
        }
    }

    /// Whether its values contain colours and may therefore differ between appearances.
    package var variesByAppearance: Bool {
        switch self {
        case .color, .gradient, .shadow, .material: true
        default: false
        }
    }

    /// The kind named by the first step of a path; `nil` for the name of a component.
    package init?(firstStep: String) {
        self.init(rawValue: firstStep)
        // Only components have `size` and `number` roles.
        if self == .size || self == .number { return nil }
    }

    /// The kind of a component's token, by token type; `nil` for types without roles.
    package init?(componentType: TokenType) {
        switch componentType {
        case .color: self = .color
        case .dimension: self = .size
        case .number: self = .number
        case .gradient: self = .gradient
        case .shadow: self = .shadow
        case .transition: self = .motion
        case .typography: self = .type
        default: return nil
        }
    }
}

extension String {
    /// The text with its first letter in upper case.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
