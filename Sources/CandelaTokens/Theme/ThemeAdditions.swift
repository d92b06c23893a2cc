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

    /// Adds the values of another set, which take precedence over existing ones.
    public mutating func merge(_ other: ThemeAdditions) {
        colors.merge(other.colors) { $1 }
        gradients.merge(other.gradients) { $1 }
        spaces.merge(other.spaces) { $1 }
        radii.merge(other.radii) { $1 }
        cornerCurves.merge(other.cornerCurves) { $1 }
        texts.merge(other.texts) { $1 }
        shadows.merge(other.shadows) { $1 }
        motions.merge(other.motions) { $1 }
        opacities.merge(other.opacities) { $1 }
        haptics.merge(other.haptics) { $1 }
        materials.merge(other.materials) { $1 }
        sizes.merge(other.sizes) { $1 }
        numbers.merge(other.numbers) { $1 }
        icons.merge(other.icons) { $1 }
    }

    /// Sets a role's colour in one appearance; the others keep the theme's colour.
    mutating func set(
        _ role: ColorRole, to color: ColorToken, in appearance: Appearance, of theme: Theme
    ) {
        colors[role, default: PerAppearance { theme.color(role, in: $0) }][appearance] = color
    }

    /// Sets a role's gradient in one appearance; the others keep the theme's gradient.
    mutating func set(
        _ role: GradientRole, to gradient: GradientToken, in appearance: Appearance, of theme: Theme
    ) {
        gradients[role, default: PerAppearance { theme.gradient(role, in: $0) }][appearance] =
            gradient
    }
}
