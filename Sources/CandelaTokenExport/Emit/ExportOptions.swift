/// Options shared by the formats of one export.
public struct ExportOptions: Sendable, Hashable {
    /// The number of pixels in a rem, for platforms without rem; the default is 16.
    public var rem: Double = 16

    /// The package of the generated Kotlin; empty for the default package. See
    /// ``isKotlinPackage(_:)``.
    public var kotlinPackage = "tokens"

    /// A prefix for every token's name, adapted to each format's naming; empty for none. See
    /// ``isPrefix(_:)``.
    public var prefix = ""

    /// The pattern of every token's name; `nil` for names with all steps of the path. The formats
    /// `json` and `dtcg` keep the paths.
    public var names: NamePattern?

    /// Whether each top-level group of tokens gets its own files.
    public var isSplit = false

    /// Whether style sheets refer to other tokens, `var(--color-red, #ff0000)` or `$color-red`, where
    /// a token or a part of it is an alias, instead of repeating their values.
    public var usesReferences = false

    /// File name patterns for formats that should not use their default.
    public var files: [OutputFormat: FilePattern] = [:]

    /// CSS selectors by context; the replacement for `:root` has that key.
    ///
    /// The selector of an appearance, such as `dark`, applies it regardless of the device's
    /// settings, in place of `[data-appearance="dark"]`. If it equals the base selector, the
    /// device's settings are ignored. The selector of any other context restricts that context's
    /// style sheet to the elements it matches.
    public var selectors: [String: String] = [:]

    /// The key in ``selectors`` of the replacement for `:root`.
    public static let rootSelector = ":root"

    /// The identifier for a path in a format that uses the case of ``names``.
    ///
    /// - Parameter usual: The case without such a setting.
    func identifier(_ path: String, _ usual: Identifier.Style) -> String {
        let style = names?.style ?? usual
        guard let separator = names?.separator else { return Identifier.make(path, style) }
        return path.split(separator: ".").map { Identifier.make(String($0), style) }
            .filter { !$0.isEmpty }.joined(separator: separator)
    }

    /// Whether a string is a valid Kotlin package name: steps of ASCII letters, digits and
    /// underscores, separated by dots, none beginning with a digit or equal to a hard keyword.
    public static func isKotlinPackage(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { step in
            guard let first = step.utf8.first, !KotlinName.keywords.contains(String(step)) else {
                return false
            }
            return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
                && step.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        }
    }

    /// Whether a string is a valid prefix in every format: an ASCII letter, then ASCII letters,
    /// digits and hyphens.
    public static func isPrefix(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    /// The reason that a text is not a CSS selector, as the end of a sentence; `nil` if it may be
    /// one.
    public static func selectorFault(_ text: String) -> String? { SelectorScanner(text).fault() }

    /// Creates the default options.
    public init() {}
}
