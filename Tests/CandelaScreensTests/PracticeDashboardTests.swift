import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

struct PracticeDashboardTests {
    private let today = CalendarDay(daysSince1970: 20_530)
    private static let context = Context(
        now: Instant(secondsSince1970: 20_530 * 86_400 + 61_200), zone: .utc)

    private func screen(
        _ journal: Journal, _ choose: (inout PracticeDashboardOptions) -> Void = { _ in }
    ) throws -> Screen {
        var options = PracticeDashboardOptions()
        choose(&options)
        return try Screen.make(options, phase: .ready(journal), of: .practice, in: Self.context)
    }

    private func strip(
        _ journal: Journal, _ choose: (inout PracticeDashboardOptions) -> Void = { _ in }
    ) throws -> WeekStripCard {
        try #require(try screen(journal, choose).card(WeekStripCard.self))
    }

    private func weekly(_ journal: Journal) throws -> WeeklyProgressCard {
        try #require(try screen(journal).card(WeeklyProgressCard.self))
    }

    /// Practices on days given by their age, with a number of minutes each.
    private func journal(_ minutes: [Int: Int]) -> Journal {
        var journal = Journal()
        journal.practices = minutes.map {
            Practice(day: today.adding(days: -$0.key), minutes: $0.value)
        }
        return journal
    }

    /// Three days a week are planned; all seven were done, as all of them show.
    @Test func `days beyond the weekly target are days with practice`() throws {
        var journal = Journal()
        journal.habits = [Habit(id: "run", name: "Run")]
        journal.habits[0].weeklyTarget = 3
        journal.completions = (0..<7).map {
            Completion(habit: "run", day: today.adding(days: -$0))
        }
        let screen = try screen(journal) { $0.habit = "run" }
        let card = try #require(screen.card(WeeklyProgressCard.self))
        #expect((card.facts.done, card.facts.expected) == (3, 3))
        let week = ElementQueries.figures(in: card.body).map { ElementQueries.texts($0) }
        #expect(week.contains(["Last 7 days", "7 days with practice"]))
        var options = PracticeStatisticsOptions()
        options.habit = "run"
        let statistics = try Screen.make(
            options, phase: .ready(journal), of: .practice, in: Self.context)
        let calendar = try #require(statistics.card(DayCalendarCard.self)).facts
        #expect((calendar.practicedDays, calendar.plannedDays) == (7, 3))
    }

    /// A skipped day ends the streak unless a setting keeps it; it has one name with both.
    @Test(arguments: [false, true])
    func `a skipped day is called skipped`(keepsStreak: Bool) throws {
        var journal = Journal()
        journal.settings.skipsKeepStreak = keepsStreak
        journal.habits = [Habit(id: "run", name: "Run")]
        journal.completions = [.skipped, .done].enumerated().map {
            Completion(habit: "run", day: today.adding(days: -1 - $0), status: $1)
        }
        var options = PracticeStatisticsOptions()
        options.heatMapRange = .month
        let views = try [PracticeView.calendar, .heatMap].map { view in
            options.view = view
            return try Screen.make(
                options, phase: .ready(journal), of: .practice, in: Self.context)
        }
        let cards = try views.flatMap(\.cards) + screen(journal).cards
        let labels = cards.flatMap { ElementQueries.all($0.body) }
            .compactMap(\.accessibility?.label).filter { $0.hasPrefix("Tuesday, March 17") }
        // In the calendar, the heat map, the strip and the bars.
        #expect(labels.count == 4 && Set(labels) == ["Tuesday, March 17: skipped"])
        let calendar = try #require(views[0].card(DayCalendarCard.self))
        #expect(calendar.facts.days.dropLast().last?.status == (keepsStreak ? .skipped : .missed))
        #expect(!ElementQueries.texts(calendar.body).contains("Missed"))
    }

    /// This week ends on Sunday 22 March; a day of rest on the 31st is in the week after the next.
    @Test func `later weeks can be shown while they have something to show`() throws {
        var journal = journal([2: 10])
        func offers(_ id: String, in week: Int) throws -> Bool {
            try screen(journal) { $0.weekOffset = week }.action("week/\(id)/\(id)") != nil
        }
        #expect(try !offers("nextWeek", in: 0) && offers("previousWeek", in: 0))
        #expect(try offers("nextWeek", in: -1))
        journal.restDays = [today.adding(days: 13)]
        #expect(try offers("nextWeek", in: 0) && offers("nextWeek", in: 1))
        #expect(try !offers("nextWeek", in: 2) && offers("previousWeek", in: 2))
    }

    @Test func `marks each state of the week with its own shape`() throws {
        var journal = journal([2: 10])
        journal.restDays = [today.adding(days: -1), today.adding(days: 3)]
        let card = try strip(journal) { $0.plannedDays = [today.adding(days: 1)] }
        let days = card.facts.days
        // Monday 16 to Sunday 22 March.
        #expect(days.first?.day == today.adding(days: -2) && days.count == 7)
        #expect(days.map(\.state) == [.session, .rest, .today, .planned, .ahead, .rest, .ahead])
        let drawn = ElementQueries.ids("2026-", in: card.body)
        #expect(drawn.map(\.id?.rawValue) == days.map(\.day.description))
        #expect(Set(drawn.map { ElementQueries.icons($0).map(\.icon) }).count == 5)
        #expect(days.map(\.isToday) == [false, false, true, false, false, false, false])
        let labels = drawn.map { $0.accessibility?.label }
        #expect(labels[3] == "Thursday, March 19: practice planned")
        #expect(labels[4] == "Friday, March 20")
        #expect(labels[5] == "Saturday, March 21: rest day")
        // Future days cannot be opened.
        #expect(
            drawn.map { $0.activation != nil } == [true, true, true, false, false, false, false])
    }

    @Test func `starts the week on the person's first weekday`() throws {
        var journal = journal([:])
        journal.settings.firstWeekday = .sunday
        // The Sunday before Wednesday 18 March is the 15th.
        #expect(try strip(journal).facts.days.first?.day == today.adding(days: -3))
        #expect(try ElementQueries.words(strip(journal).body)?.text == "This week")
        let before = try ElementQueries.words(strip(journal) { $0.weekOffset = -1 }.body)
        // CLDR's interval in English, with thin spaces around the dash.
        #expect(before?.text == "Mar 8\u{2009}–\u{2009}14")
        #expect(before?.spokenText == "March 8 to March 14")
    }

    @Test(arguments: [Int.min, -521, 521, .max])
    func `is limited to ten years in both directions`(offset: Int) throws {
        let card = try strip(journal([:])) { $0.weekOffset = offset }
        let weeks = offset < 0 ? -520 : 520
        #expect(card.facts.days.first?.day == today.adding(days: -2 + 7 * weeks))
        func isDisabled(_ name: String) throws -> Bool {
            let button = try #require(ElementQueries.ids(name, in: card.body).first)
            return button.accessibility?.states.contains(.disabled) ?? false
        }
        #expect(try isDisabled("previousWeek") == (offset < 0))
        #expect(try isDisabled("nextWeek") == (offset > 0))
    }

    /// The length of the latest session, 20 minutes, or 15 minutes without any.
    @Test func `offers to log practice until today has some`() throws {
        func log(_ journal: Journal) throws -> Intent? {
            try screen(journal).action("practiceNow/log/log")?.intent
        }
        #expect(
            try log(journal([1: 20])) == .log(.practice(minutes: 20, habit: nil, day: today)))
        #expect(try log(Journal()) == .log(.practice(minutes: 15, habit: nil, day: today)))
        #expect(try screen(journal([1: 20])).action("practiceNow/add/add") != nil)
        #expect(try log(journal([0: 5, 1: 20])) == nil)
    }

    @Test func `shows the selected day below the week`() throws {
        let screen = try screen(journal([1: 20])) { $0.selectedDay = today.adding(days: -1) }
        let kinds = ["streakCounter", "form", "weekStrip", "dayDetail", "weeklyProgress"]
        #expect(screen.cards.map(\.kind) == kinds)
        #expect(ElementQueries.words(screen.card(DayDetailCard.self)?.body)?.text == "March 17")
    }

    /// 80 percent or more is excellent, 60 good, above 0 low. Days count from the first practice.
    @Test(
        arguments: [
            ([0, 1, 2, 3], Adherence.Rating.excellent, "100%", "Very regular", 4, 4),
            ([0, 1, 2, 3, 4, 6], .excellent, "86%", "Very regular", 6, 7),
            ([0, 1, 2, 3, 6], .good, "71%", "Regular", 5, 7),
            ([0, 1, 2, 6], .needsImprovement, "57%", "Irregular", 4, 7),
            ([1, 2, 3], .excellent, "100%", "Very regular", 3, 3),
            ([0], .excellent, "100%", "Very regular", 1, 1),
        ] as [([Int], Adherence.Rating, String, String, Int, Int)])
    func `rates the planned days of the last seven`(
        agos: [Int], rating: Adherence.Rating, share: String, name: String, done: Int, planned: Int
    ) throws {
        let card = try weekly(
            journal(Dictionary(uniqueKeysWithValues: agos.map { ($0, 10) })))
        #expect(card.facts.rating == rating)
        let drawn = card.body.children.first { ElementQueries.part("sessions", in: $0) != nil }
        #expect(ElementQueries.words("name", in: drawn)?.text == name)
        let noun = planned == 1 ? "planned day" : "planned days"
        #expect(
            ElementQueries.words("sessions", in: drawn)?.text == "\(done) of \(planned) \(noun)")
        #expect((card.facts.done, card.facts.expected) == (done, planned))
        #expect(
            ElementQueries.figures(in: card.body).map { ElementQueries.texts($0).last }.suffix(2)
                == ["\(done * 10)\u{A0}min", share])
    }

    @Test func `a newcomer gets no numbers of days`() throws {
        let card = try weekly(Journal())
        #expect(card.facts.rating == .noData && card.facts.expected == 0)
        #expect(ElementQueries.part("sessions", in: card.body) == nil)
        #expect(ElementQueries.texts(card.body).contains("No practice yet"))
        #expect(
            ElementQueries.figures(in: card.body).map { ElementQueries.texts($0).last }
                == ["0\u{A0}min"])
    }

    /// A third of 30 minutes is a third of the height of 40, 30 or more is full, and a day without
    /// practice has an empty track.
    @Test func `draws one bar per day`() throws {
        let card = try weekly(journal([0: 10, 1: 45, 3: 30]))
        let fractions = [0, 0, 0, 1, 0, 1, 0.333_333]
        #expect(card.facts.days.map(\.fraction) == fractions)
        let bars = ElementQueries.ids("2026-", in: card.body)
        #expect(bars.flatMap(ElementQueries.texts) == ["T", "F", "S", "S", "M", "T", "W"])
        for (column, fraction) in zip(bars, fractions) {
            guard case .bar(let bar) = column.children[0].content,
                case .size(let height) = column.children[0].height
            else {
                Issue.record("expected a bar with a fixed height")
                return
            }
            #expect(bar.fraction == fraction && height.points == 40)
            #expect(bar.track == .progressTrack && bar.outline?.opacity == nil)
        }
    }

    @Test func `fills the selected tab and has haptics unless switched off`() throws {
        var journal = journal([0: 10])
        func tabs() throws -> [Element] { try screen(journal).tabButtons }
        let icons = try tabs().compactMap { tab -> Icon? in
            if case .icon(let icon) = tab.children.first?.children.first?.content {
                icon
            } else {
                nil
            }
        }
        #expect(icons.map(\.icon) == [.houseFilled, .chartBar, .gear])
        #expect(icons.map(\.size.points) == [28, 28, 28])
        #expect(try tabs().map(\.activation?.haptic) == [.tabChange, .tabChange, .tabChange])
        journal.settings.playsHaptics = false
        #expect(try tabs().map(\.activation?.haptic) == [nil, nil, nil])
    }
}
