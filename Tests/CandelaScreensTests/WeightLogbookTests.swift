import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The logbook on 18 March 2026.
struct WeightLogbookTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let now = Instant(secondsSince1970: 1_773_850_800)

    /// The series of product facts 2.16, one reading a day until today.
    private static var eightDays: Journal {
        let weights = [231.4, 230.2, 230.9, 228.8, 229.5, 228.1, 227.6, 227.9]
        var journal = Journal()
        journal.settings.unit = .pounds
        journal.weighIns = weights.enumerated().map { place, weight in
            WeighIn(day: today.adding(place - 7), weight: Weight(weight, .pounds))
        }
        return journal
    }

    private static func screen(
        _ journal: Journal = eightDays, at now: Instant = now,
        _ choose: (inout ScreenBag) -> Void = { _ in }
    ) throws -> Screen {
        var options = ScreenBag()
        choose(&options)
        return try Screen.make(
            .weightLogbook, phase: .ready(journal), options: options,
            in: Context(now: now, zone: .utc, product: .weight))
    }

    private static func logbook(_ screen: Screen) throws -> LogbookCard {
        try #require(
            screen.card(LogbookCard.self))
    }

    private static func toast(_ screen: Screen) -> ToastCard? {
        screen.card(ToastCard.self)
    }

    /// Averages over 7 days weigh a day with a quarter: 231.4, 231.1, … 229.1791, 228.8593 (2.16). The
    /// change of a week is 227.9 − 231.4; on the 17th nothing is seven days old.
    @Test func `says what a row shows, missing parts left out`() throws {
        let rows = try Self.logbook(try Self.screen()).months.flatMap(\.rows)
        #expect(rows.map(\.number.text) == ["18", "17", "16", "15", "14", "13", "12", "11"])
        #expect(
            rows[0].accessibility.label
                == "Wednesday, March 18, 227.9 pounds, 7-day average 228.9, 3.5 pounds down this week"
        )
        #expect(rows[0].average.text == "228.9" && rows[0].rate?.text == "3.5")
        #expect(rows[0].rateIcon?.icon == .arrowDown)
        #expect(
            rows[1].accessibility.label
                == "Tuesday, March 17, 227.6 pounds, 7-day average 229.2")
        #expect(rows[1].rate == nil && rows[1].rateIcon == nil)
        #expect(rows[0].accessibility.hint == "Opens the entry")
        #expect(rows[0].accessibility.actions.map(\.label) == ["Edit", "Delete"])
        #expect(rows[0].swipes.map(\.gesture) == [.swipeFromLeading, .swipeFromTrailing])
        #expect(rows.allSatisfy { $0.minimumHeight >= 44 })
    }

    @Test func `parts the months, newest first`() throws {
        var journal = Self.eightDays
        journal.weighIns.append(
            WeighIn(day: Self.today.adding(-18), weight: Weight(232, .pounds)))
        let months = try Self.logbook(try Self.screen(journal)).months
        #expect(months.map(\.heading.text.text) == ["March 2026", "February 2026"])
        #expect(months.map(\.rows.count) == [8, 1])
    }

    /// 0.1 under 231.4 is the smallest change with an arrow; blanks are no note.
    @Test func `marks a small change as stable and blanks as no note`() throws {
        var journal = Self.eightDays
        journal.weighIns[7].weight = Weight(231.35, .pounds)
        journal.weighIns[7].note = "   "
        journal.weighIns[6].note = "After the walk"
        let rows = try Self.logbook(try Self.screen(journal)).months.flatMap(\.rows)
        #expect(rows[0].accessibility.label.hasSuffix("stable this week"))
        #expect(rows[0].rateIcon?.icon == .minus && rows[0].note == nil)
        #expect(rows[1].accessibility.label.hasSuffix("has note") && rows[1].note != nil)
        journal.weighIns[7].weight = Weight(231.3, .pounds)
        let changed = try Self.logbook(try Self.screen(journal)).months.flatMap(\.rows)
        #expect(changed[0].accessibility.label.hasSuffix("0.1 pounds down this week"))
    }

    @Test func `filters by note and by day of the week`() throws {
        var journal = Self.eightDays
        journal.weighIns[6].note = "After the walk"
        journal.weighIns[5].note = "  "
        let noted = try Self.logbook(
            try Self.screen(journal) { options in
                options.logbook = LogbookOptions()
                options.logbook?.withNotes = true
            })
        #expect(noted.months.flatMap(\.rows).map(\.day) == [Self.today.adding(-1)])
        // 11 and 18 March 2026 are Wednesdays.
        let wednesdays = try Self.logbook(
            try Self.screen(journal) { options in
                options.logbook = LogbookOptions()
                options.logbook?.weekdays = [.wednesday]
            })
        #expect(
            wednesdays.months.flatMap(\.rows).map(\.day) == [Self.today, Self.today.adding(-7)])
        let both = try Self.screen(journal) { options in
            options.logbook = LogbookOptions()
            options.logbook?.withNotes = true
            options.logbook?.weekdays = [.wednesday]
        }
        guard let empty = both.cards.first?.content(as: EmptyCard.self) else {
            Issue.record("a logbook without matches says so")
            return
        }
        #expect(empty.title?.text.text == "No Matching Entries")
        #expect(empty.text?.text == "Try adjusting your filters")
        let filter = try #require(both.toolbar?.trailing.first)
        #expect(filter.accessibility?.label == "Filter logbook entries")
        #expect(filter.accessibility?.hint == "Changes or clears the active filters")
        guard case .icon(let icon) = filter.children.first?.content else {
            Issue.record("no symbol")
            return
        }
        #expect(icon.icon == .filterCircleFilled)
    }

    /// Rows are hidden first; one undo brings all back until the window of 5 seconds ends (2.20).
    @Test func `takes a deletion back until its window ends`() throws {
        var deletions = RowDelete<String>(window: Theme.weight.undoWindow)
        func shown(at seconds: Int) throws -> Screen {
            try Self.screen(at: Self.now.adding(seconds: seconds)) {
                $0.deletedRows = DeletedRows(deletions)
            }
        }
        let ids = try Self.logbook(try Self.screen()).months.flatMap(\.rows).map(\.id)
        _ = deletions.handle(.deleted(ids[0]), at: Self.now)
        let first = try shown(at: 0)
        #expect(try Self.logbook(first).months.flatMap(\.rows).map(\.id) == Array(ids.dropFirst()))
        #expect(Self.toast(first)?.text.text == "Entry deleted")
        #expect(Self.toast(first)?.button?.text?.text == "Undo")
        #expect(first.validUntil?.instant == Self.now.adding(seconds: 5))
        // The second deletion starts the 5 seconds again.
        _ = deletions.handle(.deleted(ids[2]), at: Self.now.adding(seconds: 3))
        let second = try shown(at: 3)
        #expect(Self.toast(second)?.text.text == "2 entries deleted")
        #expect(Self.toast(second)?.deadline?.instant == Self.now.adding(seconds: 8))
        #expect(second.announcements.map(\.text) == ["2 entries deleted"])
        _ = deletions.handle(.undone, at: Self.now.adding(seconds: 7))
        let back = try shown(at: 7)
        #expect(try Self.logbook(back).months.flatMap(\.rows).map(\.id) == ids)
        #expect(back.toasts.isEmpty)
    }

    @Test func `says that an entry is gone for good, and that it could not be deleted`() throws {
        let gone = try Self.screen {
            $0.notes = [PassingNote(.entriesDeleted, shown: Self.now)]
        }
        #expect(gone.announcements.map(\.text) == ["Entry deleted"] && gone.toasts.isEmpty)
        let failed = try Self.screen {
            $0.deletedRows = DeletedRows([], until: nil, hasFailed: true)
        }
        let toast = try #require(Self.toast(failed))
        #expect(toast.text.text == "Failed to delete entry" && toast.about == .error)
        #expect(toast.button?.text?.text == "Retry" && toast.deadline == nil)
        #expect(failed.announcements.map(\.politeness) == [.assertive])
    }
}
