import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Product-facts 3.23.
struct RoutineSettingsTests {
    private func forms(
        _ change: (inout Journal) -> Void = { _ in }, place: String? = nil
    ) throws -> [FormCard] {
        var journal = Journal()
        change(&journal)
        var options = ScreenBag()
        options.surroundings = RoutineSurroundings(place: place)
        // Thursday 1 January 1970, 00:00: a weekday's night.
        let screen = try Screen.make(
            .routineSettings, phase: .ready(journal), options: options,
            in: Context(now: Instant(secondsSince1970: 0), zone: .utc, product: .routine))
        return screen.cards.compactMap {
            if let form = $0.content(as: FormCard.self) { form } else { nil }
        }
    }

    private func links(_ form: FormCard) -> [LinkRow] {
        form.rows.compactMap { if case .link(let link) = $0 { link } else { nil } }
    }

    @Test func `has a card a section, with prominent symbols`() throws {
        let forms = try forms()
        #expect(
            forms.map { $0.heading?.text.text } == [
                "Appearance", "Sound & Haptics", "Smart Routine", "Current Context:", "Snippets",
                "Data", "About",
            ])
        #expect(
            links(forms[2]).map(\.title.text) == [
                "Time Slots", "Weekdays & Weekends", "Locations", "Routine Modes",
                "Coverage Overview",
            ])
        #expect(links(forms[2]).allSatisfy { $0.icon.size.base == 32 && $0.disc != nil })
        #expect(links(forms[2]).allSatisfy { $0.chevron != nil && $0.subtitle != nil })
    }

    @Test func `says which accent and mode are chosen`() throws {
        let link = try #require(
            links(
                forms { journal in
                    journal.settings.accent = "mint"
                    journal.settings.themeMode = .light
                }[0]
            ).first)
        #expect(link.title.text == "Mint · Light" && link.title.aloud == "Mint, Light")
        #expect(link.accessibility.label == "Mode, accent color and app icon")
        #expect(link.accessibility.value == "Mint, Light")
    }

    @Test func `switches say their state in a word and are told as switches`() throws {
        let toggles = try forms { $0.settings.timerSound = false }[1].rows.compactMap { row in
            if case .toggle(let toggle) = row { toggle } else { nil }
        }
        #expect(toggles.map(\.name.text) == ["Timer Sound", "Haptics"])
        #expect(toggles.map(\.state.text) == ["Off", "On"])
        #expect(toggles[0].detail?.text == "Play a sound when a timer completes")
        #expect(toggles.allSatisfy { $0.accessibility.role == .toggle })
        #expect(toggles.allSatisfy { $0.action.haptic == .selection })
    }

    @Test(arguments: [
        ("home", ["Night", "Weekday", "Home"]), (nil, ["Night", "Weekday"]),
        ("moon", ["Night", "Weekday"]),
    ])
    func `shows what holds now, and asks for places while none is known`(
        place: String?, names: [String]
    ) throws {
        let rows = try forms(place: place)[3].rows
        let notes = rows.compactMap { row -> String? in
            if case .note(let note) = row { note.text.text } else { nil }
        }
        #expect(notes == names)
        #expect(rows.count == 3)
    }
}
