import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The routine app's accents and icons.
struct RoutineAppearanceTests {
    private func choices(_ change: (inout JournalSettings) -> Void = { _ in }) throws -> [Element] {
        var journal = Journal()
        change(&journal.settings)
        let screen = try Screen.make(
            RoutineAppearanceOptions(), phase: .ready(journal),
            of: .routine, in: Context(now: Instant(secondsSince1970: 0), zone: .utc))
        return screen.cards(FormCard.self).flatMap(\.rows).filter {
            if case .choice = $0.content { true } else { false }
        }
    }

    private func chosen(_ accent: String?) throws -> Element {
        let accents = try choices { $0.accent = accent }[0]
        let selected = accents.children.filter(\.isSelected)
        #expect(selected.count == 1)
        return try #require(selected.first)
    }

    /// The element around the swatch above an option's name.
    private func ring(of option: Element) -> Element? { option.children.first?.children.first }

    private func spot(of option: Element) -> Element? { ring(of: option)?.children.first }

    /// The role path of the colour of an option's swatch.
    private func color(of option: Element) -> String? {
        guard case .shape(let spot) = spot(of: option)?.children.first?.content else {
            return nil
        }
        return spot.fill?.path
    }

    @Test(arguments: [
        (String?.none, "Teal"), ("lavender", "Lavender"), ("#4FD1C5", "Teal"),
        ("#48bb78", "Green"), ("#F56565", "Orange"), ("#2B8C84", "Deep Teal"), ("coral", "Orange"),
        ("#123456", "Custom"), ("#12345", "Teal"), ("mauve", "Teal"),
    ])
    func `an accent is selected by name or color, and any other color is custom`(
        accent: String?, name: String
    ) throws {
        let option = try chosen(accent)
        #expect(ElementQueries.texts(option) == [name])
        #expect(option.label == name)
        #expect(option.accessibility?.states == [.selected])
        #expect(ElementQueries.icons(option).map(\.icon) == [.checkmark])
        let line = try #require(ring(of: option)?.surface?.border)
        #expect(line.width == .settingsSwatchWidth && line.opacity == .chosenSwatch)
        #expect(color(of: option)?.hasPrefix("color.own.") == (name == "Custom"))
    }

    @Test func `a custom color keeps its digits`() throws {
        #expect(try color(of: chosen("#12abEF")) == "color.own.12abef")
    }

    @Test func `switched-off motion is reduced on a device with motion`() throws {
        #expect(try choices()[0].motion?.applies == .full)
        #expect(try choices { $0.playsMotion = false }[0].motion?.applies == .reduced)
    }

    @Test func `offers eight accents of 48 points and an icon for each`() throws {
        let choices = try choices()
        #expect(choices.map(\.children.count) == [8, 9])
        #expect(
            choices[0].children.allSatisfy { option in
                guard case .size(let side) = spot(of: option)?.width else { return false }
                return side.points == 48 && side.points == 48
            })
        #expect(choices[1].children[0].label == "Default")
        #expect(choices[1].children[0].isSelected)
        #expect(choices[0].children.allSatisfy { $0.activation?.haptic == .picker })
        #expect(choices[0].motion?.change == .accentChange)
    }
}
