/// The values of all roles of one product: `Theme.practice.color(.streakMid, in: .dark)`.
///
/// Values that contain a colour depend on the appearance. Every theme has a value for every role of
/// the package; an app overrides values, and adds roles, with ``adding(_:)``. A role that was never
/// added gets the ``RoleKind/fallback`` of its kind; ``answers(_:)`` returns whether a role has a
/// value.
public struct Theme: Sendable {
    /// The product whose values the theme has unless they are overridden.
    public let product: Product

    /// Held by reference, because themes are copied often.
    private let values: Values

    private final class Values: Sendable {
        /// The values of the product, in the order of ``RoleKinds/all``.
        ///
        /// They are parsed from the generated rows when a theme is first used.
        let tables: [RoleRows]
        let additions: ThemeAdditions

        let name: String

        init(_ tables: [RoleRows], _ additions: ThemeAdditions, named name: String) {
            self.tables = tables
            self.additions = additions
            self.name = name
        }
    }

    /// The theme's name in JSON: its product's, unless ``named(_:)`` gave it another.
    public var name: String { values.name }

    /// The values that override the product's.
    package var additions: ThemeAdditions { values.additions }

    init(_ product: Product) {
        let tables = RoleKinds.all.map { kind in
            RoleRows(kind.generated.rows, product: product.index, varies: kind.varies)
        }
        self.init(product, Values(tables, ThemeAdditions(), named: product.rawValue))
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
        if role.index < 0, values.additions.colors[role] == nil,
            let own = ownColor(role, in: appearance)
        {
            return own
        }
        return value(of: role, in: appearance)
    }

    /// The gradient of a role in an appearance.
    public func gradient(_ role: GradientRole, in appearance: Appearance) -> GradientToken {
        value(of: role, in: appearance)
    }

    /// The spacing of a role, in points.
    public func space(_ role: SpaceRole) -> Double { value(of: role) }

    /// The corner radius of a role, in points.
    public func radius(_ role: RadiusRole) -> Double { value(of: role) }

    /// The corner shape of a radius; circular by default.
    public func cornerCurve(_ role: RadiusRole) -> CornerCurve {
        if let added = values.additions.cornerCurves[role] { return added }
        return role.index >= 0 ? RadiusKind.curve(row(of: role)) : .circular
    }

    /// The text style of a role: its font, its size and its scaling.
    public func text(_ role: TypeRole) -> TextStyleToken { value(of: role) }

    /// The minimum scale of a text style, without reading the rest of it.
    package func minimumScale(_ role: TypeRole) -> Double {
        values.additions.texts.isEmpty && role.index >= 0
            ? TypeKind.minimumScale(row(of: role)) : text(role).minimumScale
    }

    /// The shadow of a role in an appearance.
    public func shadow(_ role: ShadowRole, in appearance: Appearance) -> ShadowToken {
        value(of: role, in: appearance)
    }

    /// The motion of a role, the same in every appearance.
    public func motion(_ role: MotionRole) -> MotionToken { value(of: role) }

    /// The opacity of a role, 0…1.
    public func opacity(_ role: OpacityRole) -> Double { value(of: role) }

    /// The haptic of a role: its kind and its intensity.
    public func haptic(_ role: HapticRole) -> HapticToken { value(of: role) }

    /// The material of a role in an appearance, with its opaque fallback.
    public func material(_ role: MaterialRole, in appearance: Appearance) -> MaterialToken {
        value(of: role, in: appearance)
    }

    /// The length of a component at the default type size, in points.
    public func size(_ role: SizeRole) -> Double { value(of: role) }

    /// The unitless number of a component.
    public func number(_ role: NumberRole) -> Double { value(of: role) }

    /// The icon for a role, with its drawing and its names in other icon sets.
    public func icon(_ role: IconRole) -> IconToken { value(of: role) }

    /// The value of a role of any kind in an appearance; a colour chosen by a person has the
    /// fallback.
    func value<Kind: ThemeKind>(
        of role: Role<Kind>, in appearance: Appearance = .light
    ) -> Kind.Value {
        if let added = values.additions[keyPath: Kind.additions][role] {
            return Kind.value(of: added, in: appearance)
        }
        return role.index < 0 ? Kind.fallback : Kind.value(row(of: role, in: appearance))
    }

    /// Whether the theme has a value for a role, either from the package or added.
    ///
    /// A role without one is drawn with the ``RoleKind/fallback`` of its kind.
    public func answers<Kind>(_ role: Role<Kind>) -> Bool {
        role.index >= 0 || values.additions[role] != nil
            || (role as? ColorRole)?.isOwn == true
    }

    /// The product's value of one of the package's roles.
    private func row<Kind: ThemeKind>(
        of role: Role<Kind>, in appearance: Appearance = .light
    ) -> RoleRow {
        RoleRow(
            values.tables[Kind.generated.position],
            entry: Kind.varies ? role.index * 4 + appearance.position : role.index)
    }

    /// Returns the theme with added values, which override the values of the package's roles or
    /// define an app's own roles.
    ///
    /// A later value of the same role takes precedence. Check with ``contrasts(in:)`` whether texts
    /// and graphics still have sufficient contrast.
    public func adding(_ additions: ThemeAdditions) -> Theme {
        var all = self.additions
        all.merge(additions)
        return Theme(product, Values(values.tables, all, named: name))
    }

    /// The theme under a name of its own, such as a brand's that is compiled into an app.
    ///
    /// Screens, the files of a dump and a gallery contain the name in place of the product's.
    ///
    /// - Parameter name: Lowercase letters, digits and hyphens, other than the name of a product:
    ///   `moonlight`.
    public func named(_ name: String) -> Theme {
        Theme(product, Values(values.tables, additions, named: name))
    }

    /// The colour and gradient roles whose values differ from the values in the theme that this one
    /// was derived from.
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
    /// Whether two themes have the same product, name and additions.
    public static func == (first: Theme, second: Theme) -> Bool {
        first.product == second.product
            && (first.values === second.values
                || first.name == second.name && first.additions == second.additions)
    }
}
