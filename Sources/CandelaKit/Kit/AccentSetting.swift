public import CandelaRules
public import CandelaTokens

/// A preset accent colour.
public struct AccentPreset: Sendable, Identifiable {
    /// The accent's name in settings.
    public let id: String

    /// The accent's colour.
    public let role: ColorRole

    /// Returns the preset with a name in settings; `nil` for other names. `coral` is an earlier
    /// name of `orange`.
    public static func named(_ id: String?) -> AccentPreset? {
        let id = id == "coral" ? "orange" : id
        return all.first { $0.id == id }
    }

    /// The accent used when none was chosen.
    static let standard = AccentPreset(id: "teal", role: .presetAccentTeal)

    /// The presets, in the order of the picker.
    public static let all: [AccentPreset] = [
        standard,
        AccentPreset(id: "orange", role: .presetAccentOrange),
        AccentPreset(id: "lavender", role: .presetAccentLavender),
        AccentPreset(id: "green", role: .presetAccentGreen),
        AccentPreset(id: "deepTeal", role: .presetAccentDeepTeal),
        AccentPreset(id: "amber", role: .presetAccentAmber),
        AccentPreset(id: "mint", role: .presetAccentMint),
        AccentPreset(id: "ocean", role: .presetAccentOcean),
    ]
}

/// The accent chosen in settings, or the standard one.
public enum AccentSetting: Sendable {
    /// One of the preset accents.
    case known(AccentPreset)
    /// A colour that is not among the presets.
    case custom(ColorToken)
}

extension AccentSetting {
    /// Creates the accent chosen in settings, which contain a preset's name or a hex colour.
    ///
    /// A hex colour that equals a preset's colour in the light appearance is that preset; any other
    /// is custom. A missing or invalid accent gives the standard one.
    public init(_ settings: JournalSettings, in theme: Theme) {
        let color = settings.accent.flatMap { ColorToken(hex: $0) }
        let look =
            AccentPreset.named(settings.accent)
            ?? color.flatMap { color in
                AccentPreset.all.first { theme.color($0.role, in: .light).hex == color.hex }
            }
        self = look.map { .known($0) } ?? color.map { .custom($0) } ?? .known(.standard)
    }
}

extension Theme {
    /// The theme with the accent chosen in settings, if the theme allows a choice.
    ///
    /// The theme is unchanged if it already has that accent, or if a colour derived from the accent
    /// cannot reach sufficient contrast.
    func accented(by settings: JournalSettings) -> Theme {
        guard number(.accentChoice) > 0, settings.accent != nil else { return self }
        let accent =
            switch AccentSetting(settings, in: self) {
            case .known(let look): color(look.role, in: .light)
            case .custom(let own): own
            }
        guard accent.hex != color(.accent, in: .light).hex else { return self }
        return (try? replacingAccent(accent)) ?? self
    }
}
