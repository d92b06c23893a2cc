/// Values to lay over a theme's: for roles of the package and for roles of an app's own; see
/// ``Theme/adding(_:)``.
public struct ThemeAdditions: Sendable, Hashable {
    /// Colours for each appearance.
    public var colors: [ColorRole: PerAppearance<ColorToken>] = [:]
    /// Gradients for each appearance.
    public var gradients: [GradientRole: PerAppearance<GradientToken>] = [:]
    /// Distances, in points.
    public var spaces: [SpaceRole: Double] = [:]
    /// Corner radii, in points.
    public var radii: [RadiusRole: Double] = [:]
    /// The shapes of corners, where a radius is no quarter of a circle.
    public var cornerCurves: [RadiusRole: CornerCurve] = [:]
    /// Voices of text.
    public var texts: [TypeRole: TextStyleToken] = [:]
    /// Shadows for each appearance.
    public var shadows: [ShadowRole: PerAppearance<ShadowToken>] = [:]
    /// Motions.
    public var motions: [MotionRole: MotionToken] = [:]
    /// Opacities, 0…1.
    public var opacities: [OpacityRole: Double] = [:]
    /// Haptics.
    public var haptics: [HapticRole: HapticToken] = [:]
    /// Materials for each appearance.
    public var materials: [MaterialRole: PerAppearance<MaterialToken>] = [:]
    /// Lengths of components, in points.
    public var sizes: [SizeRole: Double] = [:]
    /// Plain figures of components.
    public var numbers: [NumberRole: Double] = [:]
    /// Icons.
    public var icons: [IconRole: IconToken] = [:]

    /// No additions yet; fill the tables in.
    public init() {}

    /// Takes over another set of additions, its values winning over earlier ones.
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

    /// Gives a role another colour in one appearance; in the others it keeps the theme's.
    mutating func set(
        _ role: ColorRole, to color: ColorToken, in appearance: Appearance, of theme: Theme
    ) {
        colors[role, default: PerAppearance { theme.color(role, in: $0) }][appearance] = color
    }

    /// Gives a gradient other stops in one appearance; in the others it keeps the theme's.
    mutating func set(
        _ role: GradientRole, to gradient: GradientToken, in appearance: Appearance, of theme: Theme
    ) {
        gradients[role, default: PerAppearance { theme.gradient(role, in: $0) }][appearance] =
            gradient
    }
}
