/// A lint for impossible font names: with quotes, a backslash, a semicolon, angle brackets or an
/// invisible character.
///
/// The format allows any string, and every exporter escapes these. They are seldom intended: a
/// quoted CSS list, or an attempt to break out of a style sheet. Braces have a separate warning, as
/// in any text.
struct FontNameLint: TokenLint {
    private var seen: Set<NodeLocation> = []
    private var found: [Diagnostic] = []

    mutating func visit(_ permutation: LintedPermutation) {
        let tree = permutation.graph.tree
        for token in permutation.graph.tokens {
            guard let type = token.type.type, type == .fontFamily || type == .typography else {
                continue
            }
            if case .literal = token.link {
                let value = tree.value(token.value)
                look(type == .typography ? value["fontFamily"] : value, of: token, in: tree)
            }
            let extensions = tree.source(of: token.node).extensions
            guard extensions != 0 else { continue }
            let place = NodeLocation(source: token.source, node: extensions)
            let font = tree.value(place)["org.candela"]?["font"]
            for member in ["apple", "android", "web"] {
                look(font?["names"]?[member], of: token, in: tree)
            }
            look(font?["fallback"]?["name"], of: token, in: tree)
        }
    }

    func findings(in ledger: TokenIndex) -> [Diagnostic] { found }

    private mutating func look(
        _ value: JSONValue?, of token: TokenGraph.Token, in tree: TokenTree
    ) {
        guard let value else { return }
        for name in value.elements { look(name, of: token, in: tree) }
        guard let name = value.string, !Reference.isInBraces(name),
            let scalar = name.unicodeScalars.first(where: Self.isUnusual),
            seen.insert(NodeLocation(token.source, value.index)).inserted
        else { return }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
        found.append(
            .warning(
                "unusual-font-name",
                "the font name '\(name)' of '\(tree.path(of: token.node))' has the character "
                    + "U+\(zeros)\(digits), which font names do not contain",
                at: tree.place(NodeLocation(token.source, value.index)),
                help: ["write only the name; list several names as items of an array"]))
    }

    private static func isUnusual(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "\\", ";", "<", ">": true
        default: scalar.isUnprintable
        }
    }
}
