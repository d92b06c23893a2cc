import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The routine app's settings.
struct RoutineSettingsTests {
    private func forms(
        _ change: (inout Journal) -> Void = { _ in }, place: String? = nil
    ) throws -> [FormCard] {
        var journal = Journal()
        change(&journal)
        var options = RoutineSettingsOptions()
        options.surroundings = RoutineSurroundings(place: place)
        // Thursday 1 January 1970, 00:00: a weekday's night.
        let screen = try Screen.make(
            options, phase: .ready(journal),
            of: .routine, in: Context(now: Instant(secondsSince1970: 0), zone: .utc))
        return screen.cards(FormCard.self)
    }

    private func links(_ form: FormCard) -> [Element] {
        form.rows.filter { if case .button = $0.content { true } else { false } }
    }

    @Test func `has one card per section, with prominent symbols`() throws {
        let forms = try forms()
        #expect(
            forms.map(\.heading) == [
                "Appearance", "Sound", "Suggestions", "Current context", "Habits", "Data", "About",
            ])
        #expect(
            links(forms[2]).map { $0.text?.text } == [
                "Times of day", "Weekdays and weekends", "Locations", "Sets of routines",
                "Suitable Routines",
            ])
        #expect(
            links(forms[2]).map { $0.activation?.intent } == [
                .page(.timeSlots), .page(.dayCategories), .page(.places), .page(.routineModes),
                .open(.routineCoverage),
            ])
        for link in links(forms[2]) {
            // A symbol on a disc, a title above a subtitle, a chevron.
            #expect(
                ElementQueries.icons(link).count == 2
                    && ElementQueries.icons(link)[0].size.points == 18)
            guard case .shape(let disc) = link.children[0].children.first?.content else {
                Issue.record("expected a symbol on a disc")
                continue
            }
            #expect(disc.fill != nil && ElementQueries.part("subtitle", in: link) != nil)
        }
    }

    @Test func `shows the chosen accent`() throws {
        let link = try #require(
            links(
                forms { $0.settings.accent = "mint" }[0]
            ).first)
        #expect(link.text?.text == "Mint")
        #expect(link.text?.spokenText == "Accent color: Mint")
        #expect(link.label == link.text?.spokenText && link.accessibility?.value == nil)
    }

    @Test func `switches show their state in a word and have the switch role`() throws {
        let toggles = try forms { $0.settings.playsTimerSound = false }[1].rows.filter { row in
            if case .toggle = row.content { true } else { false }
        }
        #expect(toggles.map { $0.text?.text } == ["Timer sound"])
        #expect(toggles.map { ElementQueries.texts($0).last } == ["Off"])
        #expect(ElementQueries.texts(toggles[0])[1] == "Plays a sound when a timer ends")
        #expect(toggles.allSatisfy { $0.accessibility?.role == .toggle })
        #expect(toggles.allSatisfy { $0.activation?.haptic == .selection })
    }

    @Test(arguments: [
        ("home", ["Night", "Weekday", "Home"]), (nil, ["Night", "Weekday"]),
        ("moon", ["Night", "Weekday"]),
    ])
    func `shows the current slot and place, and asks for places if none is known`(
        place: String?, names: [String]
    ) throws {
        let rows = try forms(place: place)[3].rows
        let notes = rows.compactMap { row -> String? in
            if case .row = row.content { row.text?.text } else { nil }
        }
        #expect(notes == names)
        #expect(rows.count == 3)
    }
}
