/// Light or dark, each with and without increased contrast.
public enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
    /// Dark text on light surfaces.
    case light
    /// Light text on dark surfaces.
    case dark
    /// Light, with text at 7:1 or better and edges drawn.
    case lightIncreased = "light-increased"
    /// Dark, with text at 7:1 or better and edges drawn.
    case darkIncreased = "dark-increased"

    /// The appearance for two settings of a device.
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

    /// Whether the reader asked for more contrast.
    public var increasesContrast: Bool { self == .lightIncreased || self == .darkIncreased }

    /// The place in tables that hold one entry an appearance.
    var position: Int {
        switch self {
        case .light: 0
        case .dark: 1
        case .lightIncreased: 2
        case .darkIncreased: 3
        }
    }
}
