import CandelaKit

extension AccentPreset {
    /// The displayed name; an id without one uses teal's.
    func name(_ phrases: Phrases) -> Phrase {
        switch id {
        case "orange": phrases.colorNameOrange()
        case "lavender": phrases.accentNameLavender()
        case "green": phrases.colorNameGreen()
        case "deepTeal": phrases.accentNameDeepTeal()
        case "amber": phrases.accentNameAmber()
        case "mint": phrases.accentNameMint()
        case "ocean": phrases.accentNameOcean()
        default: phrases.accentNameTeal()
        }
    }
}

extension AccentSetting {
    /// The displayed name of the accent.
    func name(_ phrases: Phrases) -> Phrase {
        switch self {
        case .known(let look): look.name(phrases)
        case .custom: phrases.colorNameCustom()
        }
    }
}
