/// The names of Android resources: letters, digits and underscores (`[a-z0-9_]`). They begin with a
/// letter and are not Java keywords, because a Java class lists them.
enum AndroidName {
    /// The name of a token's resource, or of a variant's folder: `color.text.primary` becomes
    /// `color_text_primary`. Non-ASCII letters are spelt as code points; a keyword or a name that
    /// does not begin with a letter gets the prefix `token_`.
    static func make(_ path: String) -> String {
        var name = ""
        for scalar in Identifier.make(path, .snake).unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9", "_": name.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16)
                name += "u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
            }
        }
        guard let first = name.utf8.first else { return "" }
        let startsWithLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        return startsWithLetter && !keywords.contains(name) ? name : "token_" + name
    }

    /// Source: The Java Language Specification, section 3.9, with the literals of 3.10.
    private static let keywords: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class",
        "const", "continue", "default", "do", "double", "else", "enum", "extends", "false",
        "final", "finally", "float", "for", "goto", "if", "implements", "import", "instanceof",
        "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
        "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized",
        "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]
}
