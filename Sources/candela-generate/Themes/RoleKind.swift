package import CandelaPipeline

/// The kinds of roles, each a type of its own in the package.
package enum RoleKind: String, Sendable, Hashable, CaseIterable {
    case color, gradient, space, radius, type, shadow, motion, opacity, haptic, material, size
    case number

    /// The Swift type of its roles.
    package var typeName: String { rawValue.capitalizedFirst + "Role" }

    /// The token type its values have.
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

    /// Whether values hold a colour, so that they may differ by appearance.
    package var variesByAppearance: Bool {
        switch self {
        case .color, .gradient, .shadow, .material: true
        default: false
        }
    }

    /// The kind whose name a path starts with; a component's name is none.
    package init?(firstStep: String) {
        self.init(rawValue: firstStep)
        // `size` and `number` roles come from components alone.
        if self == .size || self == .number { return nil }
    }

    /// The kind a component's token joins by its type; there is none for types without roles.
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
