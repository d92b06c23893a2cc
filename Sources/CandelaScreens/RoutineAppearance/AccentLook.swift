import CandelaRules
import CandelaTokens

/// An accent colour as it is chosen: one of the product's, or one of the person's own.
///
/// Source: seed 003, user-selectable accent colours. The seed's four come first,
/// the app's own after them.
struct AccentLook {
    /// What settings call it.
    let id: String

    /// Its colour.
    let role: ColorRole

    /// What it is called.
    let name: @Sendable (Phrases) -> Phrase

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
        AccentLook(id: "coral", role: .presetAccentCoral) { $0.accentNameCoral() },
        AccentLook(id: "ocean", role: .presetAccentOcean) { $0.accentNameOcean() },
    ]
}

/// The accent that holds.
enum ChosenAccent {
    /// One of those to choose from.
    case known(AccentLook)
    /// A colour of the person's own, as `#rrggbb`.
    case custom(String)
}

extension Kit {
    /// The accent of some settings: by its name, or by the colour of one that has it; another colour
    /// is the person's own, and a word that means neither is the product's accent.
    func accent(of settings: JournalSettings) -> ChosenAccent {
        guard let stored = settings.accent else { return .known(.standard) }
        let color = ColorToken(hex: stored)
        let look = AccentLook.all.first { accent in
            accent.id == stored || theme.color(accent.role, in: .light).hex == color?.hex
        }
        if let look { return .known(look) }
        return color.map { .custom($0.hex) } ?? .known(.standard)
    }

    /// What the accent is called.
    func name(of accent: ChosenAccent) -> Phrase {
        switch accent {
        case .known(let look): look.name(phrases)
        case .custom: phrases.accentNameCustom()
        }
    }

    /// What a mode of appearance is called; one that is not known follows the device.
    func name(of mode: ThemeMode) -> Phrase {
        switch mode {
        case .light: phrases.routineAppearanceModeLight()
        case .dark: phrases.routineAppearanceModeDark()
        default: phrases.routineAppearanceModeSystem()
        }
    }
}
