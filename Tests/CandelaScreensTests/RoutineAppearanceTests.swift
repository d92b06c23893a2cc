import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Product-facts 3.23: accents, icons and modes.
struct RoutineAppearanceTests {
    private func choices(_ change: (inout JournalSettings) -> Void = { _ in }) throws -> [Choice] {
        var journal = Journal()
        change(&journal.settings)
        let screen = try Screen.make(
            .routineAppearance, phase: .ready(journal),
            in: Context(now: Instant(secondsSince1970: 0), zone: .utc, product: .routine))
        return screen.cards.flatMap { card in
            guard let form = card.content(as: FormCard.self) else { return [Choice]() }
            return form.rows.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
        }
    }

    private func chosen(_ accent: String?) throws -> Choice.Option {
        let accents = try choices { $0.accent = accent }[1]
        let selected = accents.options.filter(\.isSelected)
        #expect(selected.count == 1)
        return try #require(selected.first)
    }

    @Test(arguments: [
        (String?.none, "Teal"), ("lavender", "Lavender"), ("#4FD1C5", "Teal"),
        ("#48bb78", "Green"), ("#F56565", "Orange"), ("#2B8C84", "Deep Teal"),
        ("#123456", "Custom"), ("#12345", "Teal"), ("mauve", "Teal"),
    ])
    func `an accent is chosen by its name or its color, and another color is custom`(
        accent: String?, name: String
    ) throws {
        let option = try chosen(accent)
        #expect(option.text?.text == name)
        #expect(option.accessibility.label == "\(name) accent color")
        #expect(option.accessibility.states == [.selected])
        #expect(option.mark?.icon == .checkmark && option.outline?.width == .settingsSwatchWidth)
        #expect(option.outline?.opacity == .chosenSwatch)
        #expect((option.customColor == nil) == (name != "Custom"))
    }

    @Test func `a chosen color of one's own keeps its digits`() throws {
        #expect(try chosen("#12abEF").customColor == "#12ABEF")
    }

    @Test func `motion that was switched off is reduced on a device that moves`() throws {
        #expect(try choices()[0].motion?.applies == .full)
        #expect(try choices { $0.motion = false }[0].motion?.applies == .reduced)
    }

    @Test func `offers three modes, nine accents of 48 points and an icon for each`() throws {
        let choices = try choices { $0.themeMode = ThemeMode(rawValue: "sepia") }
        #expect(choices.map(\.options.count) == [3, 9, 10])
        #expect(choices[0].options.map { $0.text?.text } == ["Auto", "Light", "Dark"])
        #expect(choices[0].options.map(\.isSelected) == [true, false, false])
        #expect(choices[1].optionSize?.base == 48)
        #expect(choices[2].options[0].accessibility.label == "Default app icon")
        #expect(choices[2].options[0].isSelected)
        #expect(choices[1].options.allSatisfy { $0.action.haptic == .picker })
        #expect(choices[1].motion?.change == .accentChange)
    }
}
