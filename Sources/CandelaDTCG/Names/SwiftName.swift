/// Names of Swift declarations, from token paths and variant names.
package enum SwiftName {
    /// The member for a token: `color.text.primary` becomes `colorTextPrimary`. Keywords are in
    /// backticks; a name that begins with a digit gets an underscore.
    package static func member(_ path: String) -> String {
        let name = startingWithLetter(Identifier.make(path, .camel))
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The type for a variant's tokens: `weight` becomes `WeightTokens`, and `tokens` stays
    /// `Tokens`.
    package static func type(_ variant: String) -> String {
        let name = Identifier.make(variant, .pascal)
        return startingWithLetter(name.hasSuffix("Tokens") ? name : name + "Tokens")
    }

    private static func startingWithLetter(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return name }
        // A combining mark cannot begin a name either.
        let isMark = first.properties.canonicalCombiningClass != .notReordered
        return ("0"..."9").contains(first) || isMark ? "_" + name : name
    }

    /// The reason that a name cannot be a member's, as the end of a sentence; `nil` if it can.
    package static func fault(ofMember name: String) -> String? {
        guard let first = name.unicodeScalars.first else { return "has no letters" }
        if ("0"..."9").contains(first) { return "starts with a digit" }
        let isWord = name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        }
        if !isWord { return "has letters other than a–z and digits" }
        return keywords.contains(name) ? "is a Swift keyword" : nil
    }

    /// Keywords that must be quoted as member names.
    ///
    /// Source: The Swift Programming Language, “Keywords and Punctuation”.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "borrowing", "break",
        "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "nonisolated",
        "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
