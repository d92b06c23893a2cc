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
