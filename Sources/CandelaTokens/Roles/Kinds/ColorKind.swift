/// The role of a colour: a surface, a text, a fill.
///
/// Its value depends on product and appearance; see ``Theme/color(_:in:)``.
public typealias ColorRole = Role<ColorKind>

/// The kind of ``ColorRole``.
public enum ColorKind: ThemeKind {
    /// One colour.
    public typealias Value = ColorToken

    /// A colour for each appearance.
    public typealias Added = PerAppearance<ColorToken>

    /// Opaque magenta, which no theme of the package uses.
    public static let fallback = ColorToken(red: 1, green: 0, blue: 1)

    /// The added colours.
    public static var additions: WritableKeyPath<ThemeAdditions, [ColorRole: Added]> { \.colors }

    /// Red, green, blue and alpha.
    package static func value(_ row: RoleRow) -> ColorToken { row.color(0, wide: row.wideColor) }
}
