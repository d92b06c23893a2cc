/// The values of all roles of one product: `Theme.practice.color(.streakMid, in: .dark)`.
///
/// Values that contain a colour depend on the appearance. Every theme has a value for every role of
/// the package; an app overrides values, and adds roles, with ``adding(_:)``. A role that was never
/// added gets a ``Fallback``; ``answers(_:)`` returns whether a role has a value.
public struct Theme: Sendable {
    /// The product whose values the theme has unless they are overridden.
    public let product: Product

    /// Held by reference, because themes are copied often.
    private let values: Values

    private final class Values: Sendable {
        let tables: ThemeTables
        let additions: ThemeAdditions

        init(_ tables: ThemeTables, _ additions: ThemeAdditions) {
            self.tables = tables
            self.additions = additions
        }
    }

    var tables: ThemeTables { values.tables }

    /// The values that override those of the product.
    package var additions: ThemeAdditions { values.additions }

    init(_ product: Product) {
        self.init(product, Values(ThemeTables(product: product.index), ThemeAdditions()))
    }

    private init(_ product: Product, _ values: Values) {
        self.product = product
        self.values = values
    }

    /// The first product's theme, for what no app's theme decides: the package's own icons, and the
    /// colours of pages about several apps.
    package static let base = of(Product(index: 0))

    /// The theme of a product with the package's values.
    public static func of(_ product: Product) -> Theme {
        generated(product.index)
    }

    /// The colour of a role in an appearance.
    public func color(_ role: ColorRole, in appearance: Appearance) -> ColorToken {
        if let added = values.additions.colors[role] { return added[appearance] }
        guard role.index >= 0 else {
            return ownColor(role, in: appearance) ?? Fallback.color
        }
        return values.tables.color(role.index, appearance)
    }

    /// The gradient of a role in an appearance.
    public func gradient(_ role: GradientRole, in appearance: Appearance) -> GradientToken {
        if let added = values.additions.gradients[role] { return added[appearance] }
        guard role.index >= 0 else { return Fallback.gradient }
        return values.tables.gradient(role.index, appearance)
    }

    /// The spacing of a role, in points.
    public func space(_ role: SpaceRole) -> Double {
        if let added = values.additions.spaces[role] { return added }
        guard role.index >= 0 else { return Fallback.space }
        return values.tables.spaces[role.index]
    }

    /// The corner radius of a role, in points.
    public func radius(_ role: RadiusRole) -> Double {
        if let added = values.additions.radii[role] { return added }
        guard role.index >= 0 else { return Fallback.radius }
        return values.tables.radii[2 * role.index]
    }

    /// The corner shape of a radius; circular by default.
    public func cornerCurve(_ role: RadiusRole) -> CornerCurve {
        if let added = values.additions.cornerCurves[role] { return added }
        guard role.index >= 0 else { return .circular }
        return values.tables.radii[2 * role.index + 1] == 1 ? .continuous : .circular
    }

    /// The text style of a role: its font, its size and its scaling.
    public func text(_ role: TypeRole) -> TextStyleToken {
        if let added = values.additions.texts[role] { return added }
        guard role.index >= 0 else { return Fallback.text }
        return values.tables.text(role.index)
    }

    /// The minimum scale of a text style, without reading the rest of it.
    package func minimumScale(_ role: TypeRole) -> Double {
        values.additions.texts.isEmpty && role.index >= 0
            ? values.tables.minimumScale(role.index) : text(role).minimumScale
    }

    /// The shadow of a role in an appearance.
    public func shadow(_ role: ShadowRole, in appearance: Appearance) -> ShadowToken {
        if let added = values.additions.shadows[role] { return added[appearance] }
        guard role.index >= 0 else { return Fallback.shadow }
        return values.tables.shadow(role.index, appearance)
    }

    /// The motion of a role, the same in every appearance.
    public func motion(_ role: MotionRole) -> MotionToken {
        if let added = values.additions.motions[role] { return added }
        guard role.index >= 0 else { return Fallback.motion }
        return values.tables.motion(role.index)
    }

    /// The opacity of a role, 0…1.
    public func opacity(_ role: OpacityRole) -> Double {
        if let added = values.additions.opacities[role] { return added }
        guard role.index >= 0 else { return Fallback.opacity }
        return values.tables.opacities[role.index]
    }

    /// The haptic of a role: its kind and its intensity.
    public func haptic(_ role: HapticRole) -> HapticToken {
        if let added = values.additions.haptics[role] { return added }
        guard role.index >= 0 else { return Fallback.haptic }
        return values.tables.haptic(role.index)
    }

    /// The material of a role in an appearance, with its opaque fallback.
    public func material(_ role: MaterialRole, in appearance: Appearance) -> MaterialToken {
        if let added = values.additions.materials[role] { return added[appearance] }
        guard role.index >= 0 else { return Fallback.material }
        return values.tables.material(role.index, appearance)
    }

    /// The length of a component at the default type size, in points.
    public func size(_ role: SizeRole) -> Double {
        if let added = values.additions.sizes[role] { return added }
        guard role.index >= 0 else { return Fallback.size }
        return values.tables.sizes[role.index]
    }

    /// The unitless number of a component.
    public func number(_ role: NumberRole) -> Double {
        if let added = values.additions.numbers[role] { return added }
        guard role.index >= 0 else { return Fallback.number }
        return values.tables.numbers[role.index]
    }

    /// Returns the theme with added values, which override the values of the package's roles or
    /// define an app's own roles.
    ///
    /// A later value of the same role takes precedence. Check with ``contrasts(in:)`` whether texts
    /// and graphics still have sufficient contrast.
    public func adding(_ additions: ThemeAdditions) -> Theme {
        var all = self.additions
        all.merge(additions)
        return Theme(product, Values(tables, all))
    }

    /// The colour and gradient roles whose values differ from those of the theme that this one was
    /// derived from.
    package func paintsChanged(from old: Theme) -> (colors: [ColorRole], gradients: [GradientRole])
    {
        guard values !== old.values else { return ([], []) }
        let appearances = Appearance.allCases
        return (
            additions.colors.keys.filter { role in
                appearances.contains { color(role, in: $0) != old.color(role, in: $0) }
            },
            additions.gradients.keys.filter { role in
                appearances.contains { gradient(role, in: $0) != old.gradient(role, in: $0) }
            }
        )
    }
}

extension Theme: Equatable {
    /// Whether two themes have the same product and the same additions.
    public static func == (first: Theme, second: Theme) -> Bool {
        first.product == second.product
            && (first.values === second.values || first.additions == second.additions)
    }
}
