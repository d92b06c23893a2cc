import CandelaRules
import CandelaTokens

/// An accent colour as it is chosen: one of the product's, or one of the person's own.
struct AccentLook {
    /// What settings call it.
    let id: String

    /// Its colour.
    let role: ColorRole

    /// What it is called.
    let name: @Sendable (Phrases) -> Phrase

    /// The look that settings name, also by a name it had: Coral was the seed's Warm Orange again.
    static func named(_ id: String?) -> AccentLook? {
        let id = id == "coral" ? "orange" : id
        return all.first { $0.id == id }
    }

    /// The product's own accent.
    static let standard = AccentLook(id: "teal", role: .presetAccentTeal) { $0.accentNameTeal() }

    /// The accents to choose from.
    static let all: [AccentLook] = [
        standard,
        AccentLook(id: "orange", role: .presetAccentOrange) { $0.accentNameOrange() },
        AccentLook(id: "lavender", role: .presetAccentLavender) { $0.accentNameLavender() },
        AccentLook(id: "green", role: .presetAccentGreen) { $0.accentNameGreen() },
        AccentLook(id: "deepTeal", role: .presetAccentDeepTeal) { $0.accentNameDeepTeal() },
        AccentLook(id: "amber", role: .presetAccentAmber) { $0.accentNameAmber() },
        AccentLook(id: "mint", role: .presetAccentMint) { $0.accentNameMint() },
        AccentLook(id: "ocean", role: .presetAccentOcean) { $0.accentNameOcean() },
    ]
}

/// The accent that holds.
enum ChosenAccent {
    /// One of those to choose from.
    case known(AccentLook)
    /// A colour of the person's own.
    case custom(ColorToken)
}

extension ChosenAccent {
    /// The accent of some settings: by its name, or by the colour of one that has it; another colour
    /// is the person's own, and a word that means neither is the product's accent.
    init(_ settings: JournalSettings, in theme: Theme) {
        let color = settings.accent.flatMap { ColorToken(hex: $0) }
        let look =
            AccentLook.named(settings.accent)
            ?? color.flatMap { color in
                AccentLook.all.first { theme.color($0.role, in: .light).hex == color.hex }
            }
        self = look.map { .known($0) } ?? color.map { .custom($0) } ?? .known(.standard)
    }

    /// What the accent is called.
    func name(_ phrases: Phrases) -> Phrase {
        switch self {
        case .known(let look): look.name(phrases)
        case .custom: phrases.accentNameCustom()
        }
    }
}

extension Theme {
    /// The theme in the accent of some settings: that of the product whose people choose one.
    ///
    /// It stays as it is for the product's own accent, and for one that cannot be read on the product's
    /// surfaces.
    ///
    /// Source: seed 003, user-selectable accent colours.
    func accented(by settings: JournalSettings) -> Theme {
        guard product == .routine, settings.accent != nil else { return self }
        let accent =
            switch ChosenAccent(settings, in: self) {
            case .known(let look): color(look.role, in: .light)
            case .custom(let own): own
            }
        guard accent.hex != color(.accent, in: .light).hex else { return self }
        return (try? replacingAccent(accent)) ?? self
    }
}

extension ThemeMode {
    /// What the mode is called; one that is not known follows the device.
    func name(_ phrases: Phrases) -> Phrase {
        switch self {
        case .light: phrases.routineAppearanceModeLight()
        case .dark: phrases.routineAppearanceModeDark()
        default: phrases.routineAppearanceModeSystem()
        }
    }
}
