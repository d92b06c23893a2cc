/// The names of Tailwind's theme variables. The namespace of a variable decides which utilities it
/// makes.
///
/// Source: Tailwind CSS 4 documentation, “Theme variables”, the table of namespaces.
enum TailwindName {
    /// The namespaces that media and container queries read, so that their values cannot be
    /// references.
    static let queried: Set<String> = ["breakpoint", "container"]

    /// The namespace of a token and the name in it, without `--`; `nil` for a token that no
    /// utility uses.
    ///
    /// The namespace follows from the type and from words of the path, which are then left out of
    /// the name: `button.cornerRadius.large` is `radius` and `button-large`. Words for a use stay:
    /// `padding.large` is `spacing` and `padding-large`.
    static func make(_ token: ExportToken) -> (namespace: String, name: String)? {
        let path = words(token.path)
        guard let found = namespace(of: token.base, path) else { return nil }
        var rest = words(token.name)
        if !found.words.allSatisfy(uses.contains), let start = place(of: found.words, in: rest) {
            rest.removeSubrange(start..<start + found.words.count)
        }
        return (found.name, rest.joined(separator: "-"))
    }

    /// Whether the path of a length says that it is a font size, line height or letter spacing.
    static func isOfText(_ token: ResolvedToken) -> Bool {
        guard let found = namespace(of: token, words(token.path)) else { return false }
        // The word alone is also the side at which a line begins.
        return ["text", "leading", "tracking"].contains(found.name) && found.words != ["leading"]
    }

    private static func words(_ path: String) -> [String] {
        Identifier.words(ofPath: path).map { $0.lowercased() }
    }

    private static func namespace(
        of token: ResolvedToken, _ path: [String]
    ) -> (name: String, words: [String])? {
        func first(_ texts: [String]) -> [String]? {
            texts.lazy.map { $0.split(separator: " ").map(String.init) }
                .first { place(of: $0, in: path) != nil }
        }
        func always(_ name: String, _ texts: String...) -> (name: String, words: [String]) {
            (name, first(texts) ?? [])
        }
        switch token.value {
        case .color: return always("color", "color", "colors", "colour", "colours")
        case .fontFamily:
            return always(
                "font", "font family", "font families", "family", "families", "font", "fonts")
        case .fontWeight:
            return always("font-weight", "font weight", "font weights", "weight", "weights")
        case .cubicBezier:
            return always("ease", "timing function", "easing", "easings", "ease", "curve", "curves")
        case .shadow(let layers):
            let isInset = layers.allSatisfy(\.isInset)
            return always(
                isInset ? "inset-shadow" : "shadow", "inset shadow", "box shadow", "shadow",
                "shadows", "elevation")
        case .typography:
            return always("text", "typography", "text style", "text styles", "type", "text")
        case .dimension, .number:
            let known = token.type == .number ? numbers : lengths
            for (name, texts) in known {
                if let words = first(texts) { return (name, words) }
            }
            return nil
        default: return nil
        }
    }

    private static let numbers = [
        ("leading", ["line height", "line heights", "leading"]),
        ("aspect", ["aspect ratio", "aspect"]),
    ]

    /// Words for what a space is used for, which stay in its name: a set has often the same steps
    /// for several.
    private static let uses: Set<String> = ["gap", "inset", "padding", "margin"]

    private static let lengths = [
        ("breakpoint", ["breakpoint", "breakpoints", "screen", "screens"]),
        ("container", ["container", "containers"]),
        (
            "radius",
            ["border radius", "corner radius", "radius", "radii", "rounded", "corner", "corners"]
        ),
        ("tracking", ["letter spacing", "tracking"]),
        ("leading", ["line height", "line heights", "leading"]),
        ("text", ["font size", "font sizes", "size font", "text size", "type size"]),
        ("blur", ["blur"]), ("perspective", ["perspective"]),
        (
            "spacing",
            [
                "spacing", "space", "spaces", "gap", "size", "sizes", "sizing", "inset", "padding",
                "margin",
            ]
        ),
    ]

    private static func place(of words: [String], in path: [String]) -> Int? {
        guard !words.isEmpty, words.count <= path.count else { return nil }
        return (0...path.count - words.count).first {
            path[$0..<$0 + words.count].elementsEqual(words)
        }
    }
}
