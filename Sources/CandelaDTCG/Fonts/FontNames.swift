/// The described fonts, by their name in lists of families.
package struct FontNames: Sendable {
    private let fonts: [String: CandelaHints.Font]

    /// The platform whose font names are used.
    package enum Platform: Sendable { case apple, android, compose, web, css }

    /// - Parameter tokens: The tokens of one appearance; a font family token describes the first
    ///   font it names.
    package init(_ tokens: some Sequence<ResolvedToken>) {
        var fonts: [String: CandelaHints.Font] = [:]
        for token in tokens {
            guard case .fontFamily(let names) = token.value, let name = names.first,
                let font = token.hints.font
            else { continue }
            fonts[name] = font
        }
        self.fonts = fonts
    }

    /// Whether no token describes a font.
    package var isEmpty: Bool { fonts.isEmpty }

    /// The font with a name in lists of families; `nil` if no token describes it.
    package subscript(name: String) -> CandelaHints.Font? { fonts[name] }

    /// Every font with its name in lists of families, sorted.
    package var all: [(name: String, font: CandelaHints.Font)] {
        fonts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A list of families with a platform's names; in style sheets each described font is followed
    /// by its metric-adjusted fallback.
    package func list(_ names: [String], for platform: Platform) -> [String] {
        names.flatMap { name -> [String] in
            guard let font = fonts[name] else { return [name] }
            switch platform {
            case .apple: return [font.apple]
            case .android: return [Self.androidResource + font.android]
            case .compose: return [font.android]
            case .web: return [font.web]
            case .css: return [font.web, font.fallbackName]
            }
        }
    }

    /// The prefix of font references in Android resources.
    private static let androidResource = "@font/"

    /// Whether a name is a font reference in Android resources.
    package static func isAndroidResource(_ name: String) -> Bool {
        guard name.hasPrefix(androidResource) else { return false }
        let file = name.dropFirst(androidResource.count)
        return file.first?.isNumber == false
            && file.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// Whether a name is a generic font available on every system.
    ///
    /// Source: CSS Fonts 4, section 2.1.4, and two older names supported by Safari and Chrome.
    package static func isGeneric(_ name: String) -> Bool { generics.contains(name) }

    private static let generics: Set<String> = [
        "serif", "sans-serif", "cursive", "fantasy", "monospace", "system-ui", "ui-serif",
        "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "fangsong", "-apple-system",
        "BlinkMacSystemFont",
    ]
}

extension CandelaHints.Font {
    /// The name of the metric-adjusted fallback in style sheets.
    package var fallbackName: String { "\(web) Fallback" }
}
