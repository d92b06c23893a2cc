/// What every role of one product looks like: `Theme.practice.color(.streakMid, in: .dark)`.
///
/// Whatever holds a colour is asked for with the appearance it is drawn in. Every theme answers
/// every role of the package; an app gives values to roles of its own with ``adding(_:)``. Asking
/// for a role that was never added stops the program; ``answers(_:)`` tells before.
public struct Theme: Sendable {
    /// The product the theme belongs to.
    public let product: Product

    var tables: ThemeTables
    private(set) var additions = ThemeAdditions()

    /// The colours that a person's accent changed; none without one.
    package internal(set) var accentColors: [ColorRole] = []

    /// The gradients that a person's accent changed; none without one.
    package internal(set) var accentGradients: [GradientRole] = []

    init(_ product: Product, _ tables: ThemeTables) {
        self.product = product
        self.tables = tables
    }

    /// The theme of a product.
    public static func of(_ product: Product) -> Theme {
        generated[product.index]
    }

    /// The colour that does a job in an appearance.
    public func color(_ role: ColorRole, in appearance: Appearance) -> ColorToken {
        guard role.index >= 0 else {
            return ownColor(role, in: appearance)
                ?? added(additions.colors[role], role)[appearance]
        }
        return tables.color(role.index, appearance)
    }

    /// The gradient that does a job in an appearance.
    public func gradient(_ role: GradientRole, in appearance: Appearance) -> GradientToken {
        guard role.index >= 0 else { return added(additions.gradients[role], role)[appearance] }
        return tables.gradient(role.index, appearance)
    }

    /// A distance, in points.
    public func space(_ role: SpaceRole) -> Double {
        guard role.index >= 0 else { return added(additions.spaces[role], role) }
        return tables.spaces[role.index]
    }

    /// A corner radius, in points.
    public func radius(_ role: RadiusRole) -> Double {
        guard role.index >= 0 else { return added(additions.radii[role], role) }
        return tables.radii[role.index]
    }

    /// A voice of text.
    public func text(_ role: TypeRole) -> TextStyleToken {
        guard role.index >= 0 else { return added(additions.texts[role], role) }
        return tables.text(role.index)
    }

    /// How far a voice of text may shrink, without the rest of it.
    package func minimumScale(_ role: TypeRole) -> Double {
        role.index >= 0 ? tables.minimumScale(role.index) : text(role).minimumScale
    }

    /// The shadow that does a job in an appearance.
    public func shadow(_ role: ShadowRole, in appearance: Appearance) -> ShadowToken {
        guard role.index >= 0 else { return added(additions.shadows[role], role)[appearance] }
        return tables.shadow(role.index, appearance)
    }

    /// A motion.
    public func motion(_ role: MotionRole) -> MotionToken {
        guard role.index >= 0 else { return added(additions.motions[role], role) }
        return tables.motion(role.index)
    }

    /// An opacity, 0…1.
    public func opacity(_ role: OpacityRole) -> Double {
        guard role.index >= 0 else { return added(additions.opacities[role], role) }
        return tables.opacities[role.index]
    }

    /// A haptic.
    public func haptic(_ role: HapticRole) -> HapticToken {
        guard role.index >= 0 else { return added(additions.haptics[role], role) }
        return tables.haptic(role.index)
    }

    /// The material that does a job in an appearance, with its opaque fallback.
    public func material(_ role: MaterialRole, in appearance: Appearance) -> MaterialToken {
        guard role.index >= 0 else { return added(additions.materials[role], role)[appearance] }
        return tables.material(role.index, appearance)
    }

    /// A length of a component at the default type size, in points.
    public func size(_ role: SizeRole) -> Double {
        guard role.index >= 0 else { return added(additions.sizes[role], role) }
        return tables.sizes[role.index]
    }

    /// A plain figure of a component.
    public func number(_ role: NumberRole) -> Double {
        guard role.index >= 0 else { return added(additions.numbers[role], role) }
        return tables.numbers[role.index]
    }

    /// The theme with values for an app's own roles.
    ///
    /// A later addition of the same role wins. The package's own roles cannot be added: their
    /// contrast is proven, and ``replacingAccent(_:)`` is the way to change what may change.
    public func adding(_ additions: ThemeAdditions) -> Theme {
        let taken = additions.packagePaths
        precondition(
            taken.isEmpty,
            "an app adds roles under paths of its own; the package has "
                + taken.joined(separator: ", "))
        var theme = self
        theme.additions.merge(additions)
        return theme
    }

    func added<Value>(_ value: Value?, _ role: some TokenRole) -> Value {
        guard let value else {
            preconditionFailure(
                "the \(product.rawValue) theme has no role '\(role.path)' of type "
                    + "\(type(of: role)): give it a value with adding(_:) first")
        }
        return value
    }
}
