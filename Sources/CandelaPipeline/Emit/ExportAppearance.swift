/// A device's appearance: light or dark, each with normal or increased contrast.
///
/// Formats that put all appearances into one file, such as CSS with media queries, take each from
/// the contexts of a resolver document whose names describe it: `dark`, `night`; `high-contrast`,
/// `increased`, `more`.
@nonexhaustive
public enum ExportAppearance: String, Sendable, Hashable, CaseIterable {
    /// Light with normal contrast, the default.
    case light
    /// Dark with normal contrast.
    case dark
    /// Light with increased contrast.
    case lightIncreased = "light-increased"
    /// Dark with increased contrast.
    case darkIncreased = "dark-increased"

    /// Whether it is dark, with normal or increased contrast.
    public var isDark: Bool { self == .dark || self == .darkIncreased }

    /// Whether it has increased contrast, light or dark.
    public var isIncreased: Bool { self == .lightIncreased || self == .darkIncreased }

    /// The appearance whose values are used if this one has none: light for dark, and normal
    /// contrast for increased; `nil` for light.
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

/// The appearance implied by the words of a context's name.
struct AppearanceWords {
    private(set) var isDark = false
    private(set) var isIncreased = false

    /// Parses a name; `nil` if it contains a word that does not describe an appearance.
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

    /// Whether a modifier with these contexts chooses the appearance: each name describes one, and
    /// at least one is not plain light.
    static func areSpoken(by contexts: [String]) -> Bool {
        let words = contexts.map { AppearanceWords($0) }
        return !words.contains { $0 == nil }
            && words.contains { $0?.isDark == true || $0?.isIncreased == true }
    }
}
