import CandelaDTCG

/// A printer of a role's values in each product and appearance as one line, in the format that
/// `RoleRows` in CandelaTokens reads.
struct RoleRowPrinter {
    /// The font names of all texts, without duplicate lists.
    private(set) var families: [[String]] = []
    private(set) var numbers = ThemeRowFormatter()

    /// The line of a role.
    mutating func row(_ role: TokenRole, _ roles: RoleList) -> String {
        let cells = role.entries.map { cell(role.kind, $0, roles) }
        let isSame = cells.allSatisfy { $0 == cells[0] }
        return "\(role.path) " + (isSame ? cells[0] : cells.joined(separator: " | "))
    }

    /// The values in the appearances of one product.
    private mutating func cell(
        _ kind: TokenRoleKind, _ entries: [TokenSet.Entry], _ roles: RoleList
    ) -> String {
        guard kind.variesByAppearance else { return values(kind, entries[0], roles) }
        var forms = entries.map { values(kind, $0, roles) }
        if forms.count == 4, forms[..<2] == forms[2...] { forms.removeLast(2) }
        if forms.allSatisfy({ $0 == forms[0] }) { forms.removeLast(forms.count - 1) }
        return forms.joined(separator: " ; ")
    }

    private mutating func values(
        _ kind: TokenRoleKind, _ entry: TokenSet.Entry, _ roles: RoleList
    ) -> String {
        let values: [String] =
            switch (kind, entry.value) {
            case (.color, .color(let color)): [ThemeRowFormatter.wideColor(color)]
            case (.material, .color(let color)): numbers.material(color, entry)
            case (.gradient, .gradient(let stops)): numbers.gradient(stops, entry, roles)
            case (_, .shadow(let layers)): ThemeRowFormatter.shadow(layers)
            case (_, .typography(let text)): numbers.text(text, entry, families: &families)
            case (_, .transition(let motion)): ThemeRowFormatter.motion(motion, entry.hints)
            case (.radius, .dimension(let length)):
                [
                    SwiftLiteral.number(length.pixels()),
                    entry.hints.curve == .continuous ? "1" : "0",
                ]
            case (_, .dimension(let length)): [SwiftLiteral.number(length.pixels())]
            case (.haptic, .number(let intensity)): numbers.haptic(intensity, entry)
            case (_, .number(let number)): [SwiftLiteral.number(number)]
            default: []
            }
        return values.joined(separator: " ")
    }
}
