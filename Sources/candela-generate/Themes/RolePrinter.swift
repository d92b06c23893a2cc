import CandelaDTCG

/// A printer for the members of the role types and their values in each product.
struct RolePrinter {
    let roles: RoleList
    private var values = RoleRowPrinter()

    var diagnostics: [Diagnostic] { values.numbers.diagnostics }

    init(_ roles: RoleList) {
        self.roles = roles
    }

    /// The file of one kind of role.
    mutating func file(_ kind: TokenRoleKind) -> GeneratedFile {
        let members = roles[kind].enumerated().map { index, role in
            SwiftText.roleMember(
                role.member, at: index, comment: comment(role), attribute: attribute(role))
        }
        let rows = roles[kind].map { values.row($0, roles) }
        var text = """
            \(SwiftText.head)
            extension Role<\(kind.kindName)> {
            \(members.joined(separator: "\n"))}

            extension \(kind.kindName) {
                /// The package's roles, with a line for each.
                public static let generated = GeneratedRoles(\(kind.position), rows: \
            \(SwiftText.blockLiterals(rows)))

            """
        if kind == .color { text += "\n" + origins }
        if kind == .type { text += "\n" + families }
        return GeneratedFile(
            path: "\(ThemeGenerator.folder)/\(kind.typeName)+Tokens.swift", text: text + "}\n")
    }

    private func comment(_ role: TokenRole) -> String {
        let token = "Token `\(role.path)`."
        guard let description = role.first.description, !description.isEmpty else { return token }
        return "\(description) \(token)"
    }

    private func attribute(_ role: TokenRole) -> String {
        guard let reason = role.first.deprecated else { return "" }
        return reason.isEmpty
            ? "    @available(*, deprecated)\n"
            : "    @available(*, deprecated, message: \(SwiftLiteral.string(reason)))\n"
    }

    /// For each colour, the index of the first colour whose value comes from the same token.
    private var origins: String {
        let colors = roles[.color]
        var firsts: [String: Int] = [:]
        let numbers = colors.enumerated().map { index, role in
            var origin = role.first.origin ?? role.path
            if let place = roles.place(origin), place.kind == .color {
                origin = colors[place.index].first.origin ?? origin
            }
            if let first = firsts[origin] { return first }
            firsts[origin] = index
            return index
        }
        return "    static let origins: [Int] = [\n"
            + stride(from: 0, to: numbers.count, by: 16).map { start in
                let row = numbers[start..<min(start + 16, numbers.count)]
                return "        " + row.map { "\($0), " }.joined().dropLast() + "\n"
            }.joined()
            + "    ]\n"
    }

    /// The lists of font names that rows refer to.
    private var families: String {
        let lists = values.families.map { "        \(SwiftLiteral.strings($0)),\n" }
        return "    static let families: [[String]] = [\n\(lists.joined())    ]\n"
    }
}
