/// What a token says in `$extensions.org.candela` about the surfaces it is drawn on: `on`, a list of
/// token paths, and `use`.
struct ContrastDeclaration {
    /// What a foreground is for, which decides how much contrast it needs.
    enum Use: String, CaseIterable {
        /// Text of any size.
        case text
        /// Text of 24 points and more, or bold from 18⅔ points.
        case largeText = "large-text"
        /// A shape needed to understand the screen.
        case graphic

        /// The least ratio that passes.
        ///
        /// Source: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11.
        func minimum(isIncreased: Bool) -> Double {
            switch self {
            case .text: isIncreased ? 7 : 4.5
            case .largeText: isIncreased ? 4.5 : 3
            case .graphic: 3
            }
        }

        /// The use in a message.
        var words: String { self == .largeText ? "large text" : rawValue }
    }

    /// The surfaces' paths with their places in the file.
    let surfaces: [JSONValue]

    /// `use` as written.
    let written: JSONValue?

    /// What the foreground is for; text when it does not say.
    var use: Use { written?.string.flatMap(Use.init) ?? .text }

    /// Whether `use` is something else than one of its words.
    var isUseUnknown: Bool { written.map { $0.string.flatMap(Use.init) == nil } ?? false }

    /// Reads `$extensions`; nothing without `on`.
    init?(_ extensions: JSONValue) {
        guard let candela = extensions["org.candela"], let on = candela["on"] else { return nil }
        surfaces = on.isString ? [on] : on.elements.filter(\.isString)
        written = candela["use"]
    }
}
