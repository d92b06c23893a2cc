/// What every role of one product looks like: `Theme.practice.color(.streakMid, in: .dark)`.
///
/// Whatever holds a colour is asked for with the appearance it is drawn in. Every theme answers
/// every role of the package; an app lays values of its own over them, and adds roles, with
/// ``adding(_:)``. A role that was never added has the conspicuous value of ``Fallback``;
/// ``answers(_:)`` says which roles have values of their own.
public struct Theme: Sendable {
    /// The product the theme belongs to.
    public let product: Product

    /// Held once: a theme is copied with everything that is drawn in it.
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

    /// What is laid over the values of the product.
    package var additions: ThemeAdditions { values.additions }

    init(_ product: Product) {
        self.init(product, Values(ThemeTables(product: product.index), ThemeAdditions()))
    }

    private init(_ product: Product, _ values: Values) {
        self.product = product
        self.values = values
    }

    /// The theme of a product.
    public static func of(_ product: Product) -> Theme {
        generated(product.index)
    }

    /// The colour that does a job in an appearance.
    public func color(_ role: ColorRole, in appearance: Appearance) -> ColorToken {
        if let added = values.additions.colors[role] { return added[appearance] }
        guard role.index >= 0 else {
            return ownColor(role, in: appearance) ?? Fallback.color
        }
        return values.tables.color(role.index, appearance)
    }

    /// The gradient that does a job in an appearance.
    public func gradient(_ role: GradientRole, in appearance: Appearance) -> GradientToken {
        if let added = values.additions.gradients[role] { return added[appearance] }
        guard role.index >= 0 else { return Fallback.gradient }
        return values.tables.gradient(role.index, appearance)
    }

    /// A distance, in points.
    public func space(_ role: SpaceRole) -> Double {
        if let added = values.additions.spaces[role] { return added }
        guard role.index >= 0 else { return Fallback.space }
        return values.tables.spaces[role.index]
    }

    /// A corner radius, in points.
    public func radius(_ role: RadiusRole) -> Double {
        if let added = values.additions.radii[role] { return added }
        guard role.index >= 0 else { return Fallback.radius }
        return values.tables.radii[2 * role.index]
    }

    /// The shape of the corners of a radius; circular unless the product says otherwise.
    public func cornerCurve(_ role: RadiusRole) -> CornerCurve {
        if let added = values.additions.cornerCurves[role] { return added }
        guard role.index >= 0 else { return .circular }
        return values.tables.radii[2 * role.index + 1] == 1 ? .continuous : .circular
    }

    /// A voice of text.
    public func text(_ role: TypeRole) -> TextStyleToken {
        if let added = values.additions.texts[role] { return added }
        guard role.index >= 0 else { return Fallback.text }
        return values.tables.text(role.index)
    }

    /// How far a voice of text may shrink, without the rest of it.
    package func minimumScale(_ role: TypeRole) -> Double {
        values.additions.texts.isEmpty && role.index >= 0
            ? values.tables.minimumScale(role.index) : text(role).minimumScale
    }

    /// The shadow that does a job in an appearance.
    public func shadow(_ role: ShadowRole, in appearance: Appearance) -> ShadowToken {
        if let added = values.additions.shadows[role] { return added[appearance] }
        guard role.index >= 0 else { return Fallback.shadow }
        return values.tables.shadow(role.index, appearance)
    }

    /// A motion.
    public func motion(_ role: MotionRole) -> MotionToken {
        if let added = values.additions.motions[role] { return added }
        guard role.index >= 0 else { return Fallback.motion }
        return values.tables.motion(role.index)
    }

    /// An opacity, 0…1.
    public func opacity(_ role: OpacityRole) -> Double {
        if let added = values.additions.opacities[role] { return added }
        guard role.index >= 0 else { return Fallback.opacity }
        return values.tables.opacities[role.index]
    }

    /// A haptic.
    public func haptic(_ role: HapticRole) -> HapticToken {
        if let added = values.additions.haptics[role] { return added }
        guard role.index >= 0 else { return Fallback.haptic }
        return values.tables.haptic(role.index)
    }

    /// The material that does a job in an appearance, with its opaque fallback.
    public func material(_ role: MaterialRole, in appearance: Appearance) -> MaterialToken {
        if let added = values.additions.materials[role] { return added[appearance] }
        guard role.index >= 0 else { return Fallback.material }
        return values.tables.material(role.index, appearance)
    }

    /// A length of a component at the default type size, in points.
    public func size(_ role: SizeRole) -> Double {
        if let added = values.additions.sizes[role] { return added }
        guard role.index >= 0 else { return Fallback.size }
        return values.tables.sizes[role.index]
    }

    /// A plain figure of a component.
    public func number(_ role: NumberRole) -> Double {
        if let added = values.additions.numbers[role] { return added }
        guard role.index >= 0 else { return Fallback.number }
        return values.tables.numbers[role.index]
    }

    /// The theme with values laid over its own: for roles of the package, which look so from now on,
    /// and for roles of an app's own.
    ///
    /// A later value of the same role wins. ``contrasts(in:)`` tells whether texts and graphics
    /// still stand out.
    public func adding(_ additions: ThemeAdditions) -> Theme {
        var all = self.additions
        all.merge(additions)
        return Theme(product, Values(tables, all))
    }

    /// The roles of colours and gradients that look otherwise than in another theme, which this one was
    /// made from by laying values over it.
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

extension Theme: Hashable {
    /// Whether two themes belong to one product and answer every role alike.
    public static func == (first: Theme, second: Theme) -> Bool {
        first.product == second.product
            && (first.values === second.values || first.additions == second.additions)
    }

    /// Feeds what tells themes apart into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(product)
        hasher.combine(additions)
    }
}
