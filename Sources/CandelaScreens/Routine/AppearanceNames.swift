import CandelaKit
import CandelaRules

extension AccentLook {
    /// The name it is known by.
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
    /// The name of the accent.
    func name(_ phrases: Phrases) -> Phrase {
        switch self {
        case .known(let look): look.name(phrases)
        case .custom: phrases.accentNameCustom()
        }
    }
}

extension ThemeMode {
    /// The name of the mode; one that is not known follows the device.
    func name(_ phrases: Phrases) -> Phrase {
        switch self {
        case .light: phrases.routineAppearanceModeLight()
        case .dark: phrases.routineAppearanceModeDark()
        default: phrases.routineAppearanceModeSystem()
        }
    }
}
