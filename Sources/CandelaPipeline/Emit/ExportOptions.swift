/// What every format of one export run is told.
public struct ExportOptions: Sendable, Hashable {
    /// How many pixels one rem is where a platform has no rem; 16 unless said otherwise.
    public var rem: Double = 16

    /// The package that generated Kotlin stands in.
    public var kotlinPackage = "tokens"

    /// The first word of every token's name, in the spelling of each format; empty for none.
    public var prefix = ""

    /// Whether every top group of the tokens has files of its own.
    public var isSplit = false

    /// How the files of a format are called, where not as usual.
    public var files: [OutputFormat: FilePattern] = [:]

    /// CSS selectors by the context they stand for; that in place of `:root` under that name.
    ///
    /// The selector of an appearance, such as `dark`, shows it whatever the device says, in place of
    /// `[data-appearance="dark"]`. When it is that of the base, the device is not asked. The
    /// selector of any other context holds all that is in that context's style sheet.
    public var selectors: [String: String] = [:]

    /// What ``selectors`` has in place of `:root`.
    public static let rootSelector = ":root"

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

    /// Whether a text can be the first word of names in every format: an ASCII letter, then ASCII
    /// letters, digits and hyphens.
    public static func isPrefix(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    /// Why a text is no CSS selector, in words that follow it in a sentence; nothing when it may be
    /// one.
    public static func selectorFault(_ text: String) -> String? { SelectorScanner(text).fault() }

    /// The usual choices.
    public init() {}
}
