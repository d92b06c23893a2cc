import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The logbook on 18 March 2026.
struct WeightLogbookTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    /// One reading a day up to today.
    private static var eightDays: Journal {
        let weights = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.weighIns = weights.enumerated().map { place, weight in
            WeighIn(day: today.adding(days: place - 7), weight: Weight(unchecked: weight, .pounds))
        }
        return journal
    }

    private static func screen(
        _ journal: Journal = eightDays, at now: Instant = now, showing toasts: [Toast] = [],
        _ choose: (inout WeightLogbookOptions) -> Void = { _ in }
    ) throws -> Screen {
        var options = WeightLogbookOptions()
        choose(&options)
        return try Screen.make(
            options, phase: .ready(journal), toasts: toasts, of: .weight,
            in: Context(now: now, zone: .utc))
    }

    private static func logbook(_ screen: Screen) throws -> LogbookCard {
        try #require(screen.card(LogbookCard.self))
    }

    /// The rows of a logbook, without month headings.
    private static func rows(_ screen: Screen) throws -> [Element] {
        try logbook(screen).rows.filter { $0.activation != nil }
    }

    /// The texts of an element, in reading order.
    private static func texts(_ element: Element) -> [String] {
        element.words.map(\.text) + element.children.flatMap(texts)
    }

    /// The arrow before the change of a row.
    private static func arrow(_ row: Element) -> IconRole? {
        guard case .icon(let icon) = row.children[3].children.first?.content else { return nil }
        return icon.icon
    }

    private static func details(_ row: Element) -> [String] {
        (row.accessibility?.details ?? []).map { "\($0.label): \($0.value)" }
    }

    private static func toast(_ screen: Screen) -> ToastCard? {
        screen.card(ToastCard.self)
    }

    // The mean of the seven days up to the 18th is (230.2 + 230.9 + 228.8 + 229.5 + 228.1 + 227.6 +
    /// 227.9) / 7 = 1603 / 7 = 229.0; up to the 17th (1603 − 227.9 + 231.4) / 7 = 229.5. The change is 227.9 − 231.4; on the 17th no weigh-in is seven days old.
    @Test func `labels a row, without the missing parts`() throws {
        let rows = try Self.rows(try Self.screen())
        #expect(
            rows.compactMap { Self.texts($0).first }
                == ["18", "17", "16", "15", "14", "13", "12", "11"])
        #expect(rows[0].accessibility?.label == "Wednesday, March 18: 227.9 pounds")
        #expect(
            Self.details(rows[0]) == [
                "7-day average: 229 pounds", "Down over 7 days: 3.5 pounds",
            ])
        #expect(Self.texts(rows[0]) == ["18", "Wed", "227.9", "229.0", "3.5"])
        #expect(Self.arrow(rows[0]) == .arrowDown)
        #expect(rows[1].accessibility?.label == "Tuesday, March 17: 227.6 pounds")
        #expect(Self.details(rows[1]) == ["7-day average: 229.5 pounds"])
        #expect(Self.texts(rows[1]) == ["17", "Tue", "227.6", "229.5"])
        #expect(Self.arrow(rows[1]) == nil)
        #expect(rows[0].accessibility?.hint == "Opens the entry")
        let actions = [rows[0].activation].compactMap(\.self) + rows[0].actions
        #expect(actions.map(\.label) == ["Edit", "Delete"])
        #expect(actions.map(\.gesture) == [.swipeFromLeading, .swipeFromTrailing])
        guard case .size(let height) = rows[0].height else {
            Issue.record("expected a row with a height")
            return
        }
        #expect(height.points >= 44)
    }

    @Test func `has the values of its rows as facts`() throws {
        var journal = Self.eightDays
        journal.weighIns[6].note = "After the walk"
        let facts = try Self.logbook(try Self.screen(journal)).facts
        #expect(facts.unit == .pounds && facts.needsLoss)
        #expect(facts.entries.count == 8)
        #expect(facts.entries[0].day == Self.today && facts.entries[0].weight == 227.9)
        #expect(facts.entries[0].average == 229 && facts.entries[0].change == -3.5)
        #expect(facts.entries[1].change == nil)
        #expect(facts.entries.map(\.hasNote) == [false, true] + Array(repeating: false, count: 6))
    }

    @Test func `groups weigh-ins by month, newest first`() throws {
        var journal = Self.eightDays
        journal.weighIns.append(
            WeighIn(day: Self.today.adding(days: -18), weight: Weight(unchecked: 232, .pounds)))
        let rows = try Self.logbook(try Self.screen(journal)).rows
        #expect(
            rows.map { $0.activation == nil } == [true] + Array(repeating: false, count: 8) + [
                true, false,
            ])
        #expect(Self.texts(rows[0]) == ["March 2026"] && Self.texts(rows[9]) == ["February 2026"])
    }

    /// 231.35 is shown as 231.4; 0.1 less is steady, 0.2 less has an arrow. White space is not a note.
    @Test func `treats a small change as stable and white space as no note`() throws {
        var journal = Self.eightDays
        journal.weighIns[7].weight = Weight(unchecked: 231.35, .pounds)
        journal.weighIns[7].note = "   "
        journal.weighIns[6].note = "After the walk"
        let rows = try Self.rows(try Self.screen(journal))
        #expect(Self.details(rows[0]).last == "Change over 7 days: 0 pounds")
        #expect(Self.arrow(rows[0]) == .minus)
        #expect(rows[1].accessibility?.label.hasSuffix("with note") == true)
        // The note icon is the last cell.
        #expect(rows.map(\.children.count) == [4, 5, 4, 4, 4, 4, 4, 4])
        journal.weighIns[7].weight = Weight(unchecked: 231.3, .pounds)
        let changed = try Self.rows(try Self.screen(journal))
        #expect(
            Self.details(changed[0]).last == "Almost unchanged, down over 7 days: 0.1 pounds")
        #expect(Self.arrow(changed[0]) == .minus)
        journal.weighIns[7].weight = Weight(unchecked: 231.2, .pounds)
        let down = try Self.rows(try Self.screen(journal))
        #expect(Self.details(down[0]).last == "Down over 7 days: 0.2 pounds")
        #expect(Self.arrow(down[0]) == .arrowDown)
    }

    /// Two weigh-ins on one day are distinguished by their time; a single one shows none.
    @Test func `shows the time if a day has two weigh-ins`() throws {
        var journal = Self.eightDays
        for (place, time) in [(5, "16T06:11:00Z"), (6, "17T06:30:00Z"), (7, "17T19:30:00Z")] {
            journal.weighIns[place].day = Self.today.adding(days: place == 5 ? -2 : -1)
            journal.weighIns[place].at = Instant("2026-03-\(time)").map { ZonedInstant($0) }
        }
        let labels = try Self.rows(try Self.screen(journal)).map { $0.accessibility?.label ?? "" }
        #expect(labels[0].hasPrefix("Tuesday, March 17, 7:30\u{202F}PM: 227.9 pounds"))
        #expect(labels[1].hasPrefix("Tuesday, March 17, 6:30\u{202F}AM: 227.6 pounds"))
        #expect(labels[2].hasPrefix("Monday, March 16: 228.1 pounds"))
    }

    // From 231.4 to 212 are 230, 225, … 215: 228.8 on the 14th is the first past 230.
    @Test func `filters by milestone and ignores an empty list of weekdays`() throws {
        var journal = Self.eightDays
        journal.goal = WeightGoal(Weight(unchecked: 212, .pounds))
        let near = try Self.screen(journal) { $0.showsOnlyMilestones = true }
        #expect(try Self.logbook(near).facts.entries.map(\.weight) == [228.8])
        let filter = try #require(near.toolbar?.trailing.first)
        #expect(filter.accessibility?.value == "1 filter on")
        let all = try Self.logbook(try Self.screen(journal) { $0.weekdays = [] })
        #expect(all.facts.entries.count == 8)
    }

    @Test(arguments: [Weekday.monday, .sunday, .saturday])
    func `lists the weekdays from the person's first`(first: Weekday) throws {
        var journal = Self.eightDays
        journal.settings.firstWeekday = first
        func form(_ days: [Weekday]) throws -> [Element] {
            let screen = try Self.screen(journal) {
                $0.showsFilters = true
                $0.weekdays = days
            }
            return try #require(screen.card(FormCard.self)).rows.flatMap(ElementQueries.all)
        }
        let days = try form([]).compactMap(\.accessibility).filter { $0.role == .checkbox }
        #expect(days.count == 7 && days.first?.label.lowercased() == first.rawValue)
        func offersClearing(_ days: [Weekday]) throws -> Bool {
            try form(days).contains { $0.accessibility?.label == "Clear selected days" }
        }
        #expect(try !offersClearing([]) && offersClearing([first]))
    }

    @Test func `filters by note and by weekday`() throws {
        var journal = Self.eightDays
        journal.weighIns[6].note = "After the walk"
        journal.weighIns[5].note = "  "
        let noted = try Self.logbook(
            try Self.screen(journal) { $0.showsOnlyNotes = true })
        #expect(noted.facts.entries.map(\.day) == [Self.today.adding(days: -1)])
        // 11 and 18 March 2026 are Wednesdays.
        let wednesdays = try Self.logbook(
            try Self.screen(journal) { $0.weekdays = [.wednesday] })
        #expect(
            wednesdays.facts.entries.map(\.day) == [Self.today, Self.today.adding(days: -7)])
        let both = try Self.screen(journal) {
            $0.showsOnlyNotes = true
            $0.weekdays = [.wednesday]
        }
        guard let empty = both.cards.first?.content(as: EmptyCard.self) else {
            Issue.record("expected the card for no matches")
            return
        }
        #expect(empty.heading == "No matching entries")
        #expect(empty.words("text")?.text == "Change or clear the filters.")
        let filter = try #require(both.toolbar?.trailing.first)
        #expect(filter.accessibility?.label == "Filter entries")
        #expect(filter.accessibility?.value == "2 filters on")
        guard case .icon(let icon) = filter.children.first?.content else {
            Issue.record("expected an icon")
            return
        }
        #expect(icon.icon == .filterCircleFilled)
    }

    /// Each deletion has its own window of 5 seconds and its own toast.
    @Test func `undoes a deletion until its window ends`() throws {
        var journal = Self.eightDays
        journal = try Session(journal, at: WeightLogbookOptions(), of: .weight).journal
        var session = try Session(journal, at: WeightLogbookOptions(), of: .weight)
        func context(_ seconds: Int) -> Context {
            Context(now: Self.now.adding(seconds: seconds), zone: .utc)
        }
        func shown(at seconds: Int) throws -> Screen { try session.screen(in: context(seconds)) }
        func delete(_ id: String, at seconds: Int) throws {
            _ = try session.send(Event(.delete(.weighIn, ids: [id])), in: context(seconds))
        }
        let ids = try Self.logbook(shown(at: 0)).facts.entries.map(\.id)
        try delete(ids[0], at: 0)
        let first = try shown(at: 0)
        #expect(try Self.logbook(first).facts.entries.map(\.id) == Array(ids.dropFirst()))
        #expect(
            Self.toast(first)?.words("text")?.text == "“227.9 pounds, March 18” deleted")
        #expect(Self.toast(first)?.buttons.first?.text?.text == "Undo")
        #expect(Self.toast(first)?.facts.deadline?.instant == Self.now.adding(seconds: 5))
        #expect(first.validUntil?.instant == Self.now.adding(seconds: 5))
        try delete(ids[2], at: 3)
        let second = try shown(at: 3)
        let deadlines = second.cards(ToastCard.self).map(\.facts.deadline?.instant)
        #expect(deadlines == [8, 5].map { Self.now.adding(seconds: $0) })
        #expect(
            second.announcements.map(\.text) == [
                "“228.1 pounds, March 16” deleted", "“227.9 pounds, March 18” deleted",
            ])
        // The first can be undone until the fifth second, the second until the eighth.
        #expect(try shown(at: 5).toasts.count == 1)
        #expect(try Self.logbook(shown(at: 7)).facts.entries.count == ids.count - 2)
        #expect(try Self.toast(shown(at: 8)) == nil)
        #expect(try Self.logbook(shown(at: 8)).facts.entries.count == ids.count - 2)
        _ = try session.send(Event(.undo(.weighIn, ids: [ids[2]])), in: context(7))
        let back = try shown(at: 7)
        #expect(try Self.logbook(back).facts.entries.map(\.id) == Array(ids.dropFirst()))
        #expect(back.toasts.isEmpty)
    }

    @Test func `announces a final deletion and a failed one`() throws {
        for (count, text) in [(1, "Entry deleted"), (3, "3 entries deleted")] {
            let toast = Toast(.entriesDeleted(count: count), shown: Self.now)
            let gone = try Self.screen(showing: [toast])
            #expect(gone.announcements.map(\.text) == [text] && gone.toasts.isEmpty)
        }
        let failed = try Self.screen(showing: [
            Toast(.notDeleted(record: .weighIn, count: 2), shown: Self.now)
        ])
        let toast = try #require(Self.toast(failed))
        #expect(toast.words("text")?.text == "Couldn’t delete 2 entries")
        #expect(toast.facts.about == .error)
        #expect(toast.buttons.first?.text?.text == "Try again" && toast.facts.deadline == nil)
        #expect(failed.announcements.map(\.politeness) == [.assertive])
    }
}
