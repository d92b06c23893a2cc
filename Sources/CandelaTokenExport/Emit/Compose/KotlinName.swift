/// Names of Kotlin declarations, from token paths and variant names.
enum KotlinName {
    /// The property for a token, without backticks: `color.text.primary` becomes
    /// `colorTextPrimary`. The name of a member of the variant's class gets the suffix `Token`.
    static func property(_ path: String) -> String {
        let name = Identifier.make(path, .camel)
        return members.contains(name) ? name + "Token" : name
    }

    /// A name as spelt in source code: in backticks if it is a keyword, begins with a digit, or has
    /// characters other than ASCII letters and digits.
    static func spelled(_ name: String) -> String {
        let isPlain = name.utf8.enumerated().allSatisfy { index, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
            default: false
            }
        }
        let mayBeKeyword = name.utf8.count <= "interface".utf8.count
        return isPlain && !(mayBeKeyword && keywords.contains(name)) ? name : "`\(name)`"
    }

    /// The class for a variant's tokens: `weight` becomes `WeightTokens`, and `tokens` stays
    /// `Tokens`.
    static func type(_ variant: String) -> String {
        let name = Identifier.make(variant, .pascal)
        return name.hasSuffix("Tokens") ? name : name + "Tokens"
    }

    /// The members of a variant's class, which would shadow a token's property of the same name.
    private static let members: Set<String> = ["appearance", "fonts"]

    /// Source: Kotlin language specification 1.3, “Hard keywords”.
    static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
        "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
        "try", "typealias", "typeof", "val", "var", "when", "while",
    ]
}
