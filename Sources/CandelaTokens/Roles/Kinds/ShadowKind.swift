/// The role of a shadow, which expresses a surface's elevation.
///
/// A shadow contains a colour, so its value depends on the appearance.
public typealias ShadowRole = Role<ShadowKind>

/// The kind of ``ShadowRole``.
public enum ShadowKind: ThemeKind {
    /// One shadow.
    public typealias Value = ShadowToken

    /// A shadow for each appearance.
    public typealias Added = PerAppearance<ShadowToken>

    /// No shadow.
    public static let fallback = ShadowToken([])

    /// The added shadows.
    public static var additions: WritableKeyPath<ThemeAdditions, [ShadowRole: Added]> { \.shadows }

    /// The number of layers, followed by red, green, blue, alpha, radius, x, y, spread and whether
    /// it is inner, for each layer.
    package static func value(_ row: RoleRow) -> ShadowToken {
        ShadowToken(
            (0..<Int(row[0])).map { layer in
                let first = 1 + layer * 9
                return ShadowToken.Layer(
                    color: row.color(first), radius: row[first + 4], x: row[first + 5],
                    y: row[first + 6], spread: row[first + 7], isInner: row[first + 8] == 1)
            })
    }
}
