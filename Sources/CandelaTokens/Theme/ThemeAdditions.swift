/// Values that override a theme's or define an app's own roles; see ``Theme/adding(_:)``.
public struct ThemeAdditions: Sendable, Equatable {
    /// Colours for each appearance.
    public var colors: [ColorRole: PerAppearance<ColorToken>] = [:]
    /// Gradients for each appearance.
    public var gradients: [GradientRole: PerAppearance<GradientToken>] = [:]
    /// Spacings, in points.
    public var spaces: [SpaceRole: Double] = [:]
    /// Corner radii, in points.
    public var radii: [RadiusRole: Double] = [:]
    /// Corner shapes, for radii that are not circular.
    public var cornerCurves: [RadiusRole: CornerCurve] = [:]
    /// Text styles, the same in every appearance.
    public var texts: [TypeRole: TextStyleToken] = [:]
    /// Shadows for each appearance.
    public var shadows: [ShadowRole: PerAppearance<ShadowToken>] = [:]
    /// Motions, the same in every appearance.
    public var motions: [MotionRole: MotionToken] = [:]
    /// Opacities, 0…1.
    public var opacities: [OpacityRole: Double] = [:]
    /// Haptics, the same in every appearance.
    public var haptics: [HapticRole: HapticToken] = [:]
    /// Materials for each appearance.
    public var materials: [MaterialRole: PerAppearance<MaterialToken>] = [:]
    /// Lengths of components, in points.
    public var sizes: [SizeRole: Double] = [:]
    /// Unitless numbers of components.
    public var numbers: [NumberRole: Double] = [:]
    /// Icons, with their drawings and their names in other icon sets.
    public var icons: [IconRole: IconToken] = [:]

    /// Creates an empty set of additions.
    public init() {}

    /// The added value of a role; `nil` for none.
    subscript<Kind: RoleKind>(role: Role<Kind>) -> Kind.Added? {
        get { self[keyPath: Kind.additions][role] }
        set { self[keyPath: Kind.additions][role] = newValue }
    }

    /// Adds the values of another set, which take precedence over existing ones.
    public mutating func merge(_ other: ThemeAdditions) {
        for kind in RoleKinds.all { kind.merge(other, into: &self) }
        cornerCurves.merge(other.cornerCurves) { $1 }
    }

    /// Sets a role's value in one appearance; the others keep the theme's value.
    mutating func set<Kind: ThemeKind>(
        _ role: Role<Kind>, to value: Kind.Value, in appearance: Appearance, of theme: Theme
    ) where Kind.Added == PerAppearance<Kind.Value> {
        var values = self[role] ?? PerAppearance { theme.value(of: role, in: $0) }
        values[appearance] = value
        self[role] = values
    }
}
