/// The role of a text style: heading, body, counter.
///
/// Its value is a ``TextStyleToken``, which scales with the person's type size.
public typealias TypeRole = Role<TypeKind>

/// The kind of ``TypeRole``.
public enum TypeKind: ThemeKind {
    /// The system's body text.
    public static let fallback = TextStyleToken(.body)

    /// The added text styles.
    public static var additions: WritableKeyPath<ThemeAdditions, [TypeRole: TextStyleToken]> {
        \.texts
    }

    /// Text style, size, leading, weight, emphasised weight, design, letter spacing, minimum scale,
    /// family, and largest type size or a number below 0 if it does not scale.
    package static func value(_ row: RoleRow) -> TextStyleToken {
        let largest = Int(row[9])
        return TextStyleToken(
            TextStyle.allCases[Int(row[0])], size: row[1], leading: row[2],
            weight: FontWeight(nearest: Int(row[3])),
            emphasizedWeight: FontWeight(nearest: Int(row[4])),
            design: FontDesign.allCases[Int(row[5])], letterSpacing: row[6],
            families: families[Int(row[8])], minimumScale: minimumScale(row),
            scales: largest >= 0, largestTypeSize: TypeSize.allCases[max(largest, 0)])
    }

    /// The minimum scale, without reading the rest.
    static func minimumScale(_ row: RoleRow) -> Double { row[7] }
}
