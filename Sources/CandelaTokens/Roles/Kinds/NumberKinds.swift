/// The role of a spacing, in points.
///
/// Spacing does not scale with the person's type size unless a screen requests it.
public typealias SpaceRole = Role<SpaceKind>

/// The kind of ``SpaceRole``.
public enum SpaceKind: ThemeKind {
    /// A spacing of 8 points.
    public static let fallback = 8.0

    /// The added spacings.
    public static var additions: WritableKeyPath<ThemeAdditions, [SpaceRole: Double]> { \.spaces }
}

/// The role of a corner radius, in points.
///
/// A value far larger than any shape, such as 9999, means a capsule.
public typealias RadiusRole = Role<RadiusKind>

/// The kind of ``RadiusRole``.
public enum RadiusKind: ThemeKind {
    /// Square corners.
    public static let fallback = 0.0

    /// The added radii.
    public static var additions: WritableKeyPath<ThemeAdditions, [RadiusRole: Double]> { \.radii }

    /// The corner shape: 1 after the radius for a continuous one.
    static func curve(_ row: RoleRow) -> CornerCurve { row[1] == 1 ? .continuous : .circular }
}

/// The role of a component's length in points: a bar's height, a flame's width.
///
/// Screens name the text style that a size scales with.
public typealias SizeRole = Role<SizeKind>

/// The kind of ``SizeRole``.
public enum SizeKind: ThemeKind {
    /// A length of 24 points.
    public static let fallback = 24.0

    /// The added lengths.
    public static var additions: WritableKeyPath<ThemeAdditions, [SizeRole: Double]> { \.sizes }
}

/// The role of an opacity, from 0 (transparent) to 1 (opaque).
///
/// For fading whole elements; a colour's own opacity is part of the colour.
public typealias OpacityRole = Role<OpacityKind>

/// The kind of ``OpacityRole``.
public enum OpacityKind: ThemeKind {
    /// Fully opaque.
    public static let fallback = 1.0

    /// The added opacities.
    public static var additions: WritableKeyPath<ThemeAdditions, [OpacityRole: Double]> {
        \.opacities
    }
}

/// The role of a unitless number of a component: a flicker's amplitude, a glow's strength.
///
/// The token's description gives the meaning of the number.
public typealias NumberRole = Role<NumberKind>

/// The kind of ``NumberRole``.
public enum NumberKind: ThemeKind {
    /// The number 1.
    public static let fallback = 1.0

    /// The added numbers.
    public static var additions: WritableKeyPath<ThemeAdditions, [NumberRole: Double]> {
        \.numbers
    }
}
