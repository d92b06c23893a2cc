/// Turns token paths into names of Swift members.
package enum RoleName {
    /// The member of a role type for a token path.
    ///
    /// A path that starts with the kind's own word drops it: `color.text.primary` is `textPrimary`.
    /// A component's path is taken whole, without a last step that only repeats the kind:
    /// `flame.core.color` is `flameCore`.
    package static func member(_ path: String, _ kind: RoleKind) -> String {
        var steps = path.split(separator: ".").map(String.init)
        if steps.last == "$root" { steps.removeLast() }
        if RoleKind(firstStep: steps.first ?? "") == kind {
            steps.removeFirst()
        } else if steps.count > 1, steps.last == kind.rawValue {
            steps.removeLast()
        }
        return camelCase(steps.joined(separator: "-"))
    }

    /// Words joined by hyphens as one word: `light-increased` is `lightIncreased`.
    package static func camelCase(_ text: String) -> String {
        let words = text.split { $0 == "-" || $0 == "_" || $0 == " " }
        guard let first = words.first else { return "" }
        return first.prefix(1).lowercased() + first.dropFirst()
            + words.dropFirst().map { String($0).capitalizedFirst }.joined()
    }

    /// Why a name cannot be a member, in words, or `nil` when it can.
    package static func fault(_ member: String) -> String? {
        guard let first = member.unicodeScalars.first else { return "has no letters" }
        if ("0"..."9").contains(first) { return "starts with a digit" }
        let isWord = member.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        }
        if !isWord { return "has letters other than a–z and digits" }
        if keywords.contains(member) { return "is a word of the Swift language" }
        if taken.contains(member) { return "is taken by the role type itself" }
        return nil
    }

    /// Members the role types have already.
    private static let taken: Set<String> = [
        "all", "allCases", "index", "indices", "names", "origins", "path", "tokenPaths",
        "description", "encode", "hash", "hashValue", "rawValue", "table",
    ]

    /// Words that cannot be member names without quoting.
    ///
    /// Source: The Swift Programming Language, Lexical Structure, Keywords and Punctuation.
    private static let keywords: Set<String> = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension",
        "fileprivate", "func", "import", "init", "inout", "internal", "let", "nonisolated",
        "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows",
        "static", "struct", "subscript", "typealias", "var", "break", "case", "catch",
        "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
        "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await", "false",
        "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
    ]
}
