/// The role of a single-colour icon: `icon.flame`.
///
/// Its drawing and its names in other icon sets are the same in every product and appearance; see
/// ``Theme/icon(_:)``.
public typealias IconRole = Role<IconKind>

/// The kind of ``IconRole``.
public enum IconKind: ThemeKind {
    /// A box with a cross.
    public static let fallback = IconToken(
        path: "M3 3L21 3L21 21L3 21ZM5 5L5 19L19 19L19 5Z"
            + "M6 5L19 18L19 19L18 19L5 6L5 5ZM18 5L19 5L19 6L6 19L5 19L5 18Z",
        description: "A crossed box.", sfSymbols: "questionmark.square.dashed",
        materialSymbols: "indeterminate_question_box")

    /// The added icons.
    public static var additions: WritableKeyPath<ThemeAdditions, [IconRole: IconToken]> { \.icons }

    package static func value(_ row: RoleRow) -> IconToken {
        IconToken(
            path: cell(row.entry, 0) ?? "", description: cell(row.entry, 1) ?? "",
            mirrors: cell(row.entry, 2) != nil, sfSymbols: cell(row.entry, 3),
            materialSymbols: cell(row.entry, 4), a2ui: cell(row.entry, 5))
    }

    /// A cell of the generated table: path data, description, whether the icon mirrors, then the
    /// names in SF Symbols, Material Symbols and A2UI; `nil` for an empty one.
    static func cell(_ icon: Int, _ column: Int) -> String? {
        let text = table[icon * 6 + column]
        return text.isEmpty ? nil : text
    }
}
