import CandelaRules

extension AccentLook {
    /// What it is called.
    func name(_ phrases: Phrases) -> Phrase {
        switch id {
        case "orange": phrases.accentNameOrange()
        case "lavender": phrases.accentNameLavender()
        case "green": phrases.accentNameGreen()
        case "deepTeal": phrases.accentNameDeepTeal()
        case "amber": phrases.accentNameAmber()
        case "mint": phrases.accentNameMint()
        case "ocean": phrases.accentNameOcean()
        default: phrases.accentNameTeal()
        }
    }
}

extension ChosenAccent {
    /// What the accent is called.
    func name(_ phrases: Phrases) -> Phrase {
        switch self {
        case .known(let look): look.name(phrases)
        case .custom: phrases.accentNameCustom()
        }
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
