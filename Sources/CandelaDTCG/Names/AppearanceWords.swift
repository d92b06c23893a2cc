/// The appearance implied by the words of a context's name.
package struct AppearanceWords: Equatable {
    package private(set) var isDark = false
    package private(set) var isIncreased = false

    /// Parses a name; `nil` if it contains a word that does not describe an appearance.
    package init?(_ context: String) {
        for word in Identifier.words(of: context) {
            switch word.lowercased() {
            case "light", "day", "default", "normal", "standard", "base", "no", "preference",
                "regular", "off", "low":
                continue
            case "dark", "night": isDark = true
            case "increased", "high", "more", "contrast", "hc", "accessible": isIncreased = true
            default: return nil
            }
        }
    }

    /// Whether a modifier with these contexts chooses the appearance: each name describes one, and
    /// at least one is not plain light.
    package static func areSpoken(by contexts: [String]) -> Bool {
        let words = contexts.map { AppearanceWords($0) }
        return !words.contains { $0 == nil }
            && words.contains { $0?.isDark == true || $0?.isIncreased == true }
    }
}

extension TokenProject {
    /// The modifiers that choose the appearance.
    package var appearanceModifiers: Set<String> {
        Set(modifiers.filter { AppearanceWords.areSpoken(by: $0.contexts) }.map(\.name))
    }
}
