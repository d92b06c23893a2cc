/// Names of Swift declarations, made from token paths and names of variants.
package enum SwiftName {
    /// The member that holds a token: `color.text.primary` is `colorTextPrimary`. Keywords stand in
    /// backticks; a name that starts with a digit gets an underscore.
    static func member(_ path: String) -> String {
        let name = startingWithLetter(Identifier.make(path, .camel))
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The type that holds a variant's tokens: `weight` is `WeightTokens`.
    static func type(_ variant: String) -> String {
        let name = Identifier.make(variant, .pascal)
        return startingWithLetter(name.hasSuffix("Tokens") ? name : name + "Tokens")
    }

    /// The types of all variants in order.
    ///
    /// - Parameter diagnostics: Gets an error where two variants would share one.
    static func types(
        _ variants: [ExportVariant], diagnostics: inout [Diagnostic]
    ) -> [(variant: ExportVariant, type: String)] {
        var owners: [String: String] = [:]
        return variants.map { variant in
            let name = type(variant.name)
            // File systems may not tell capitals from small letters.
            if let owner = owners.updateValue(variant.name, forKey: name.caseFolded) {
                diagnostics.append(
                    .error(
                        "identifier-clash",
                        "the contexts '\(owner)' and '\(variant.name)' would both be '\(name)'",
                        help: ["rename one of the two, or choose one with '--input'"]))
            }
            return (variant, name)
        }
    }

    private static func startingWithLetter(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return name }
        // A mark that belongs to the letter before it cannot start a name either.
        let isMark = first.properties.canonicalCombiningClass != .notReordered
        return ("0"..."9").contains(first) || isMark ? "_" + name : name
    }

    /// Why a name cannot be that of a member as it stands, in words; `nil` when it can.
    package static func fault(ofMember name: String) -> String? {
        guard let first = name.unicodeScalars.first else { return "has no letters" }
        if ("0"..."9").contains(first) { return "starts with a digit" }
        let isWord = name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        }
        if !isWord { return "has letters other than a–z and digits" }
        return keywords.contains(name) ? "is a word of the Swift language" : nil
    }

    /// Words that cannot be member names without quoting.
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
