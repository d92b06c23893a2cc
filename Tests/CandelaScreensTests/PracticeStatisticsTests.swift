import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct PracticeStatisticsTests {
    private let today = CalendarDay(daysSince1970: 20_530)

    private func screen(
        _ journal: Journal, period: ChartPeriod? = nil,
        _ choose: (inout PracticeOptions) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) throws -> Screen {
        var context = Context(
            now: Instant(secondsSince1970: 20_530 * 86_400 + 61_200), zone: .utc,
            product: .practice)
        change(&context)
        var options = ScreenBag()
        options.period = period
        var practice = PracticeOptions()
        choose(&practice)
        options.practice = practice
        return try Screen.make(
            .practiceStatistics, phase: .ready(journal), options: options, in: context)
    }

    private func part<Part>(
        _ screen: Screen, _ find: (Card) -> Part?
    ) throws -> Part {
        try #require(screen.cards.lazy.compactMap(find).first)
    }

    /// The week of a worked example: 12 to 18 March.
    private var workedWeek: Journal {
        var journal = Journal()
        journal.practices = zip(-6...0, [0, 20, 0, 15, 34, 0, 10])
            .map { Practice(day: today.adding($0), minutes: $1) }
        return journal
    }

    @Test func `has its nine parts in order`() throws {
        let kinds = try screen(workedWeek).cards.map { card in
            card.kind == FormCard.kind ? card.id : card.kind
        }
        #expect(
            kinds == [
                "currentStreak", "streakMilestones", "quickPractice", "streakHistory",
                "dayCalendar", "timeline", "heatMap", "chart", "shareCard", "sharing",
            ])
    }

    @Test func `draws the worked week up to 40 minutes`() throws {
        let card = try part(screen(workedWeek)) { card -> TimelineCard? in
            if let card = card.content(as: TimelineCard.self) { card } else { nil }
        }
        #expect(card.chart.series[0].points.map(\.y) == [0, 20, 0, 15, 34, 0, 10])
        #expect(card.chart.y.max == 40)
        #expect(card.chart.series[0].form == .bars)
        #expect(card.summary.text == "Practiced 4 of 7 days, 79 minutes")
        #expect(card.period.options.map(\.isSelected) == [true, false])
        let month = try part(screen(workedWeek, period: .month)) { card -> TimelineCard? in
            if let card = card.content(as: TimelineCard.self) { card } else { nil }
        }
        #expect(month.chart.series[0].form == .area && month.days.items.count == 30)
        #expect(month.summary.text == "Practiced 4 of 30 days, 79 minutes")
    }

    @Test func `tells the new summary when a period was chosen, and only then`() throws {
        #expect(try screen(workedWeek).announcements.isEmpty)
        #expect(
            try screen(workedWeek, period: .month).announcements.map(\.text) == [
                "Practiced 4 of 30 days, 79 minutes"
            ])
    }

    private func calendar(_ journal: Journal) throws -> DayCalendarCard {
        try part(screen(journal)) { card -> DayCalendarCard? in
            if let card = card.content(as: DayCalendarCard.self) { card } else { nil }
        }
    }

    @Test func `lays 30 days in five rows of six, oldest first`() throws {
        let grid = try calendar(workedWeek).grid
        #expect(grid.columns == 6 && grid.rows.map(\.cells.count) == [6, 6, 6, 6, 6])
        let cells = grid.rows.flatMap(\.cells)
        #expect(cells.map(\.day) == (0..<30).map { today.adding($0 - 29) })
        #expect(cells.map { $0.motion != nil } == (0..<30).map { $0 == 29 })
        // 17 February 2026 is a Tuesday: one place stays empty in weeks from Monday on.
        #expect(grid.leadingBlanks == 1)
        #expect(grid.accessibility.role == .grid && grid.rows[0].accessibility.role == .row)
    }

    /// 9 minutes are light, 22 medium and 34 strong; each has one dot more.
    @Test func `says and marks what each day holds`() throws {
        var journal = Journal()
        journal.practices = zip([-5, -3, -2], [9, 22, 34]).map {
            Practice(day: today.adding($0), minutes: $1)
        }
        journal.practices.append(Practice(day: today, minutes: 1))
        journal.restDays = [today.adding(-1)]
        let cells = try calendar(journal).grid.rows.flatMap(\.cells).suffix(7)
        #expect(cells.map(\.dots) == [0, 1, 0, 2, 3, 0, 1])
        #expect(cells.map { $0.number?.text } == [nil, "13", nil, "15", "16", nil, "18"])
        #expect(cells.map { $0.mark != nil } == [false, false, false, false, false, true, false])
        #expect(
            cells.map(\.accessibility.label) == [
                "Thursday, March 12: No practice recorded",
                "Friday, March 13: 9 minutes practiced",
                "Saturday, March 14: No practice recorded",
                "Sunday, March 15: 22 minutes practiced",
                "Monday, March 16: 34 minutes practiced", "Tuesday, March 17: Rest day",
                "Wednesday, March 18: 1 minute practiced",
            ])
        #expect(cells.last?.accessibility.value == "Today")
    }

    @Test func `keeps the chosen day while it is in sight`() throws {
        func selection(_ period: ChartPeriod, daysAgo: Int) throws -> String? {
            let card = try part(
                screen(workedWeek, period: period) { $0.selectedDay = today.adding(-daysAgo) }
            ) { card -> ChartCard? in
                if let card = card.content(as: ChartCard.self) { card } else { nil }
            }
            return card.chart?.selection?.lines.first?.text
        }
        #expect(try selection(.week, daysAgo: 2) == "March 16: 34 minutes")
        #expect(try selection(.month, daysAgo: 2) == "March 16: 34 minutes")
        #expect(try selection(.month, daysAgo: 12) == "March 6: 0 minutes")
        #expect(try selection(.week, daysAgo: 12) == nil)
    }

    /// 8 minutes are step 1, 18 step 2, 40 step 3 and 52 step 4; a week of 120 is step 2 and a month of
    /// 900 step 3.
    @Test func `steps the heat map by day, week and month`() throws {
        func cells(_ minutes: [Int], _ range: TimelineRange) throws -> [HeatMapCard.Cell] {
            var journal = Journal()
            journal.practices = minutes.enumerated().map {
                Practice(day: today.adding(-$0.offset), minutes: $0.element)
            }
            let card = try part(screen(journal) { $0.heatMapRange = range }) {
                if let card = $0.content(as: HeatMapCard.self) { card } else { nil as HeatMapCard? }
            }
            return card.grid.rows.flatMap(\.cells)
        }
        let days = try cells([52, 40, 18, 8, 0], .week)
        #expect(days.map(\.step) == [0, 0, 0, 1, 2, 3, 4])
        #expect(days.last?.minutesText?.text == "52 min" && days.first?.minutesText == nil)
        let week = try #require(try cells([60, 60], .quarter).last)
        #expect(week.step == 2 && week.label.text == "W4" && week.label.aloud == "week 4")
        #expect(week.accessibility.label == "120 minutes for week starting March 16, 2 sessions")
        let month = try #require(try cells([900], .year).last)
        #expect(month.step == 3 && month.label.text == "Mar" && month.dots == 1)
        #expect(month.accessibility.label == "900 minutes in March 2026")
        #expect(month.accessibility.hint == "Opens the month")
    }

    @Test func `opens a day, and says when it is empty`() throws {
        func opened(_ daysAgo: Int) throws -> DayDetailCard {
            let screen = try screen(workedWeek) {
                $0.opened = PracticeSpan(today.adding(-daysAgo))
            }
            return try #require(screen.overlay?.card.content(as: DayDetailCard.self))
        }
        let full = try opened(2)
        #expect(full.heading.text.text == "March 16")
        #expect(
            full.figures.map { "\($0.name.text) \($0.value.text)" } == [
                "Total Time 34 min", "Sessions 1", "Average 34 min",
            ])
        let empty = try opened(1)
        #expect(
            empty.figures.isEmpty && empty.placeholder?.title?.text.text == "No Sessions Logged")
    }

    @Test func `keeps badges of a run that is over, and lists milestones of the one that lasts`()
        throws
    {
        var journal = Journal()
        // Eight days from 1 to 8 February, the seventh of them on 7 February; two days until today.
        journal.practices = [45, 44, 43, 42, 41, 40, 39, 38, 1, 0].map {
            Practice(day: today.adding(-$0), minutes: 10)
        }
        let history = try part(screen(journal)) {
            if let card = $0.content(as: StreakHistoryCard.self) {
                card
            } else {
                nil as StreakHistoryCard?
            }
        }
        #expect(history.badges.map(\.isEarned) == [true] + Array(repeating: false, count: 6))
        #expect(
            history.badges.prefix(2).map(\.accessibility.label) == [
                "Earned badge: 7 Day Streak on Saturday, February 7",
                "Locked badge: 14 Day Streak. Practice 14 days in a row",
            ])
        #expect(history.figures.map(\.value.text) == ["8 days", "March 18"])
        let milestones = try part(screen(journal)) {
            if let card = $0.content(as: StreakMilestonesCard.self) {
                card
            } else {
                nil as StreakMilestonesCard?
            }
        }
        #expect(milestones.markers.prefix(2).map(\.state) == [.next, .later])
        #expect(milestones.markers[0].text.text == "7 day milestone, 5 days to go")
    }

    @Test func `draws its spinner half as large again`() throws {
        let context = Context(
            now: Instant(secondsSince1970: 0), zone: .utc, product: .practice)
        func spinner(_ name: ScreenName) throws -> Double {
            try part(Screen.make(name, phase: .loading, in: context)) {
                if let card = $0.content(as: LoadingCard.self) {
                    card.spinner.base
                } else {
                    nil as Double?
                }
            }
        }
        #expect(try spinner(.practiceStatistics) == spinner(.streakCounter) * 1.5)
    }

    @Test(arguments: [TimelineRange.week, .quarter, .year])
    func `opens every cell of the heat map with what it adds up to`(range: TimelineRange) throws {
        var journal = Journal()
        journal.practices = (0..<120).map {
            Practice(day: today.adding(-$0 * 3), minutes: 5 + $0 % 40)
        }
        let map = try part(screen(journal) { $0.heatMapRange = range }) {
            if let card = $0.content(as: HeatMapCard.self) { card } else { nil as HeatMapCard? }
        }
        for cell in map.grid.rows.flatMap(\.cells) {
            let screen = try screen(journal) {
                $0.opened = PracticeSpan(cell.first, map.grid.grain)
            }
            guard let detail = screen.overlay?.card.content(as: DayDetailCard.self) else {
                Issue.record("nothing opens")
                return
            }
            #expect(detail.first == cell.first && detail.last == cell.last)
            #expect(detail.figures.first?.value.text == cell.minutesText?.text)
        }
    }
}
