/// Light or dark, each with and without increased contrast.
public enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
    /// Dark text on light surfaces.
    case light
    /// Light text on dark surfaces.
    case dark
    /// Light, with text contrast of at least 7:1 and visible edges.
    case lightIncreased = "light-increased"
    /// Dark, with text contrast of at least 7:1 and visible edges.
    case darkIncreased = "dark-increased"

    /// The appearance for two device settings.
    public init(isDark: Bool, increasesContrast: Bool) {
        self =
            switch (isDark, increasesContrast) {
            case (false, false): .light
            case (true, false): .dark
            case (false, true): .lightIncreased
            case (true, true): .darkIncreased
            }
    }

    /// Whether surfaces are dark.
    public var isDark: Bool { self == .dark || self == .darkIncreased }

    /// Whether the person asked for more contrast.
    public var increasesContrast: Bool { self == .lightIncreased || self == .darkIncreased }

    /// The index in tables with one entry per appearance.
    var position: Int {
        switch self {
        case .light: 0
        case .dark: 1
        case .lightIncreased: 2
        case .darkIncreased: 3
        }
    }
}
