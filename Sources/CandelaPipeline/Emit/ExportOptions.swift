/// What every format of one export run is told.
public struct ExportOptions: Sendable, Hashable {
    /// How many pixels one rem is where a platform has no rem; 16 unless said otherwise (F-80).
    public var rem: Double = 16

    /// The package that generated Kotlin stands in.
    public var kotlinPackage = "tokens"

    /// Whether a text is the name of a Kotlin package: ASCII letters, digits and underscores in steps
    /// parted by dots, none beginning with a digit and none a hard keyword.
    public static func isKotlinPackage(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { step in
            guard let first = step.utf8.first, !KotlinName.keywords.contains(String(step)) else {
                return false
            }
            return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
                && step.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        }
    }

    /// The usual choices.
    public init() {}
}
