public import CandelaRules
public import CandelaTokens

/// An accent colour as it is chosen: one of those there are, or one of the person's own.
public struct AccentLook: Sendable {
    /// What settings call it.
    public let id: String

    /// Its colour.
    public let role: ColorRole

    /// The look that settings name, also by a name it had: Coral was the seed's Warm Orange again.
    public static func named(_ id: String?) -> AccentLook? {
        let id = id == "coral" ? "orange" : id
        return all.first { $0.id == id }
    }

    /// The accent of a theme whose person chose none.
    static let standard = AccentLook(id: "teal", role: .presetAccentTeal)

    /// The accents to choose from.
    public static let all: [AccentLook] = [
        standard,
        AccentLook(id: "orange", role: .presetAccentOrange),
        AccentLook(id: "lavender", role: .presetAccentLavender),
        AccentLook(id: "green", role: .presetAccentGreen),
        AccentLook(id: "deepTeal", role: .presetAccentDeepTeal),
        AccentLook(id: "amber", role: .presetAccentAmber),
        AccentLook(id: "mint", role: .presetAccentMint),
        AccentLook(id: "ocean", role: .presetAccentOcean),
    ]
}

/// The accent that holds.
public enum ChosenAccent: Sendable {
    /// One of those to choose from.
    case known(AccentLook)
    /// A colour of the person's own.
    case custom(ColorToken)
}

extension ChosenAccent {
    /// The accent of some settings: by its name, or by the colour of one that has it; another colour
    /// is the person's own, and a word that means neither is the standard one.
    public init(_ settings: JournalSettings, in theme: Theme) {
        let color = settings.accent.flatMap { ColorToken(hex: $0) }
        let look =
            AccentLook.named(settings.accent)
            ?? color.flatMap { color in
                AccentLook.all.first { theme.color($0.role, in: .light).hex == color.hex }
            }
        self = look.map { .known($0) } ?? color.map { .custom($0) } ?? .known(.standard)
    }
}

extension Theme {
    /// The theme in the accent of some settings, where people choose one.
    ///
    /// It stays as it is for the accent it has, and for one that cannot be read on its surfaces.
    ///
    /// Source: seed 003, user-selectable accent colours.
    func accented(by settings: JournalSettings) -> Theme {
        guard number(.accentChoice) > 0, settings.accent != nil else { return self }
        let accent =
            switch ChosenAccent(settings, in: self) {
            case .known(let look): color(look.role, in: .light)
            case .custom(let own): own
            }
        guard accent.hex != color(.accent, in: .light).hex else { return self }
        return (try? replacingAccent(accent)) ?? self
    }
}
