import CandelaPipeline

/// Prints the members of the role types.
struct RolePrinter {
    let roles: RoleList

    /// The file of one kind of role.
    func file(_ kind: RoleKind) -> GeneratedFile {
        var text = SwiftText.head + "\nextension \(kind.typeName) {\n"
        for (index, role) in roles[kind].enumerated() {
            text += SwiftText.comment(comment(role), indent: "    ")
            text += attribute(role)
            text +=
                "    public static let \(role.member) = "
                + "\(kind.typeName)(\(SwiftLiteral.string(role.path)), index: \(index))\n\n"
        }
        text += "    static let tokenPaths: [String] = [\n"
        text += roles[kind].map { "        \(SwiftLiteral.string($0.path)),\n" }.joined()
        text += "    ]\n"
        if kind == .color { text += "\n" + origins }
        return GeneratedFile(
            path: "\(ThemeGenerator.folder)/\(kind.typeName)+Tokens.swift", text: text + "}\n")
    }

    private func comment(_ role: Role) -> [String] {
        let token = "Token `\(role.path)`."
        guard let description = role.first.description, !description.isEmpty else {
            return [token]
        }
        return [description, token]
    }

    private func attribute(_ role: Role) -> String {
        guard let reason = role.first.deprecated else { return "" }
        return reason.isEmpty
            ? "    @available(*, deprecated)\n"
            : "    @available(*, deprecated, message: \(SwiftLiteral.string(reason)))\n"
    }

    /// For each colour the place of the first that takes its value from the same token.
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
            + zip(numbers, colors).map { "        \($0),  // \($1.path)\n" }.joined()
            + "    ]\n"
    }
}
