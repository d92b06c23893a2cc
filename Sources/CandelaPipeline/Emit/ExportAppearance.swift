/// How a device may show an interface, as platforms know it: light or dark, each with more
/// contrast or without.
///
/// Formats that hold all appearances in one place, such as CSS with its media queries, need to know
/// which context of a resolver document is which. Contexts say so by their names, word by word:
/// `dark`, `night`; `high-contrast`, `increased`, `more`.
@nonexhaustive
public enum ExportAppearance: String, Sendable, Hashable, CaseIterable {
    /// The look of every device that is not asked for another.
    case light
    /// For dark surroundings.
    case dark
    /// Light with more contrast.
    case lightIncreased = "light-increased"
    /// Dark with more contrast.
    case darkIncreased = "dark-increased"

    /// Whether it is one of the dark ones.
    public var isDark: Bool { self == .dark || self == .darkIncreased }

    /// Whether it has more contrast.
    public var isIncreased: Bool { self == .lightIncreased || self == .darkIncreased }

    /// The appearance whose values count where this one has none of its own: light for dark, and
    /// the one without more contrast; nothing for light.
    public var fallback: ExportAppearance? {
        switch self {
        case .light: nil
        case .dark, .lightIncreased: .light
        case .darkIncreased: .dark
        }
    }

    init(isDark: Bool, isIncreased: Bool) {
        self =
            switch (isDark, isIncreased) {
            case (false, false): .light
            case (true, false): .dark
            case (false, true): .lightIncreased
            case (true, true): .darkIncreased
            }
    }
}

/// What the name of a context says of the appearance it is for.
struct AppearanceWords {
    private(set) var isDark = false
    private(set) var isIncreased = false

    /// Reads a name; nothing when it has a word that speaks of something else.
    init?(_ context: String) {
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

    /// Whether a modifier with these contexts chooses the appearance: all of them speak of it and
    /// at least one is not plain light.
    static func areSpoken(by contexts: [String]) -> Bool {
        let words = contexts.map { AppearanceWords($0) }
        return !words.contains { $0 == nil }
            && words.contains { $0?.isDark == true || $0?.isIncreased == true }
    }
}
