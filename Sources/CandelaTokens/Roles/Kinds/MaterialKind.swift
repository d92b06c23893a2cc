/// The role of a material: a translucent surface that blurs the content behind it.
///
/// Every material has an opaque fallback for people who reduce transparency.
public typealias MaterialRole = Role<MaterialKind>

/// The kind of ``MaterialRole``.
public enum MaterialKind: ThemeKind {
    /// One material.
    public typealias Value = MaterialToken

    /// A material for each appearance.
    public typealias Added = PerAppearance<MaterialToken>

    /// A regular material, with magenta as its opaque fallback.
    public static let fallback = MaterialToken(.regular, fallback: ColorKind.fallback)

    /// The added materials.
    public static var additions: WritableKeyPath<ThemeAdditions, [MaterialRole: Added]> {
        \.materials
    }

    /// Kind, red, green, blue and alpha.
    package static func value(_ row: RoleRow) -> MaterialToken {
        MaterialToken(MaterialToken.Kind.allCases[Int(row[0])], fallback: row.color(1))
    }
}
