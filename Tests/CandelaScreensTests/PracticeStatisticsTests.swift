import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

struct PracticeStatisticsTests {
    private let today = CalendarDay(daysSince1970: 20_530)

    private func screen(
        _ journal: Journal, period: ChartPeriod? = nil,
        _ choose: (inout PracticeStatisticsOptions) -> Void = { _ in },
        in change: (inout Context) -> Void = { _ in }
    ) throws -> Screen {
        var context = Context(
            now: Instant(secondsSince1970: 20_530 * 86_400 + 61_200), zone: .utc)
        change(&context)
        var options = PracticeStatisticsOptions()
        options.period = period
        choose(&options)
        return try Screen.make(options, phase: .ready(journal), of: .practice, in: context)
    }

    private func card<Content: CardContent>(
        _ type: Content.Type, of screen: Screen
    ) throws -> Content {
        try #require(screen.card(type))
    }

    /// The cells of a card's grid, row by row.
    private func cells(_ card: some CardContent) throws -> [Element] {
        try #require(ElementQueries.grid(in: card.body)).children.flatMap(\.children)
    }

    /// A week with gaps, 12 to 18 March.
    private var weekWithGaps: Journal {
        var journal = Journal()
        journal.practices = zip(-6...0, [0, 20, 0, 15, 34, 0, 10])
            .map { Practice(day: today.adding(days: $0), minutes: $1) }
        return journal
    }

    /// An option is a form of the history; each shows one card.
    @Test(arguments: zip(PracticeView.allCases, ["dayCalendar", "timeline", "heatMap", "chart"]))
    func `shows the history in the chosen form`(view: PracticeView, kind: String) throws {
        let screen = try screen(weekWithGaps) { $0.view = view }
        let forms = ["dayCalendar", "timeline", "heatMap", "chart"]
        #expect(screen.cards.map(\.kind).filter(forms.contains) == [kind])
        let options = PracticeView.allCases.map(\.rawValue).map { "views/view/\($0)/\($0)" }
        #expect(options.allSatisfy { screen.action($0) != nil })
    }

    @Test func `has its sections in order`() throws {
        let kinds = try screen(weekWithGaps).cards.map { card in
            card.kind == FormCard.kind ? card.id : card.kind
        }
        #expect(
            kinds == [
                "currentStreak", "streakMilestones", "quickPractice", "streakHistory",
                "views", "dayCalendar", "shareCard", "sharing",
            ])
    }

    @Test func `draws the worked example's week up to 40 minutes`() throws {
        func chart(_ card: TimelineCard) throws -> Element.Chart {
            try #require(ElementQueries.ids("timeline", in: card.body).first?.chart)
        }
        let card = try card(
            TimelineCard.self, of: screen(weekWithGaps) { $0.view = .timeline })
        let week = try chart(card)
        #expect(week.series[0].points.map(\.y) == [0, 20, 0, 15, 34, 0, 10])
        #expect(card.facts.days.map(\.minutes) == [0, 20, 0, 15, 34, 0, 10])
        #expect(week.y.max == 40)
        #expect(week.series[0].form == .bars)
        #expect(week.summary?.text == "Practiced on 4 of 6 planned days, 79\u{A0}min")
        #expect(card.facts.period == .week)
        #expect(
            ElementQueries.ids("period", in: card.body).first?.children.map {
                $0.accessibility?.states
            }
                == [[.selected], []])
        let month = try self.card(
            TimelineCard.self, of: screen(weekWithGaps, period: .month) { $0.view = .timeline })
        #expect(try chart(month).series[0].form == .area)
        #expect(month.facts.days.count == 30)
        #expect(try chart(month).summary?.text == "Practiced on 4 of 6 planned days, 79\u{A0}min")
    }

    @Test func `announces the summary only when a period is chosen`() throws {
        #expect(try screen(weekWithGaps).announcements.isEmpty)
        #expect(
            try screen(weekWithGaps, period: .month) { $0.view = .timeline }
                .announcements.map(\.text) == [
                    "Practiced on 4 of 6 planned days, 79 minutes"
                ])
    }

    private func calendar(_ journal: Journal) throws -> DayCalendarCard {
        try card(DayCalendarCard.self, of: screen(journal))
    }

    @Test func `arranges 30 days in five rows of six, oldest first`() throws {
        let card = try calendar(weekWithGaps)
        let grid = try #require(ElementQueries.grid(in: card.body))
        #expect(grid.children.map(\.children.count) == [6, 6, 6, 6, 6])
        #expect(card.facts.columns == 6)
        #expect(card.facts.days.map(\.day) == (0..<30).map { today.adding(days: $0 - 29) })
        #expect(try cells(card).map { $0.motion != nil } == (0..<30).map { $0 == 29 })
        // 17 February 2026 is a Tuesday: one cell is empty in weeks from Monday.
        #expect(card.facts.leadingBlanks == 1)
        // Thirty days are one adjustable element, which starts at today.
        #expect(grid.accessibility?.role == .adjustable)
        #expect(grid.accessibility?.children == .ignore)
        #expect(try grid.accessibility?.value == cells(card).last?.accessibility?.label)
    }

    /// Each day has its number, the first and the last of each row of six their weekday, and a day
    /// of rest a moon.
    @Test func `labels and marks each day`() throws {
        var journal = Journal()
        journal.practices = zip([-5, -3, -2], [9, 22, 34]).map {
            Practice(day: today.adding(days: $0), minutes: $1)
        }
        journal.practices.append(Practice(day: today, minutes: 1))
        journal.restDays = [today.adding(days: -1)]
        let cells = try cells(calendar(journal)).suffix(7)
        #expect(
            cells.map(ElementQueries.texts) == [
                ["Thu", "12"], ["Fri", "13"], ["14"], ["15"], ["16"], ["17"], ["Wed", "18"],
            ])
        #expect(
            cells.map { ElementQueries.icons($0).map(\.icon) } == [
                [], [], [.xmark], [], [], [.moon], [],
            ])
        #expect(
            cells.map { $0.accessibility?.label } == [
                "Thursday, March 12: no practice",
                "Friday, March 13: 9 minutes",
                "Saturday, March 14: missed",
                "Sunday, March 15: 22 minutes",
                "Monday, March 16: 34 minutes", "Tuesday, March 17: rest day",
                "Wednesday, March 18: 1 minute",
            ])
        #expect(cells.last?.accessibility?.value == "Today")
    }

    @Test func `keeps the selected day while it is in the period`() throws {
        func selection(_ period: ChartPeriod, daysAgo: Int) throws -> String? {
            let screen = try screen(weekWithGaps, period: period) {
                ($0.view, $0.selectedDay) = (.trend, today.adding(days: -daysAgo))
            }
            return try card(ChartCard.self, of: screen).chart?.chart?.selection?.lines.first?.text
        }
        #expect(try selection(.week, daysAgo: 2) == "March 16: 34\u{A0}min")
        #expect(try selection(.month, daysAgo: 2) == "March 16: 34\u{A0}min")
        #expect(try selection(.month, daysAgo: 12) == "March 6: no practice")
        #expect(try selection(.week, daysAgo: 12) == nil)
    }

    // 8 minutes are level 1, 18 level 2, 40 level 3 and 52 level 4; a week of 120 is level 2
    /// and a month of 900 level 3.
    @Test func `scales the heat map by day, week and month`() throws {
        func cells(
            _ minutes: [Int], _ range: TimelineRange
        ) throws -> [(fact: HeatMapCell, element: Element)] {
            var journal = Journal()
            journal.practices = minutes.enumerated().map {
                Practice(day: today.adding(days: -$0.offset), minutes: $0.element)
            }
            let card = try card(
                HeatMapCard.self,
                of: screen(journal) { ($0.view, $0.heatMapRange) = (.heatMap, range) })
            return Array(zip(card.facts.cells, try self.cells(card)))
        }
        let days = try cells([52, 40, 18, 8, 0], .week)
        #expect(
            days.map(\.fact.level) == [.none, .none, .none, .low, .medium, .high, .high])
        #expect(days.last.map { ElementQueries.texts($0.element) } == ["18", "52 min"])
        #expect(days.first.map { ElementQueries.texts($0.element) } == ["Mar 12"])
        let week = try #require(try cells([60, 60], .quarter).last)
        #expect(week.fact.level == .medium)
        #expect(week.element.children[0].children[0].words.map(\.text) == ["Mar 16"])
        #expect(
            week.element.children[0].children[0].words.map(\.spokenText) == ["Monday, March 16"])
        #expect(
            week.element.accessibility?.label
                == "March 16 to March 18: 120 minutes, 2 sessions")
        let month = try #require(try cells([900], .year).last)
        #expect(month.fact.level == .high && month.fact.sessions == 1)
        #expect(ElementQueries.texts(month.element) == ["Mar", "900 min"])
        #expect(month.element.accessibility?.label == "March 2026: 900 minutes")
        let year = try card(
            HeatMapCard.self,
            of: screen(weekWithGaps) { ($0.view, $0.heatMapRange) = (.heatMap, .year) })
        #expect(ElementQueries.grid(in: year.body)?.accessibility?.hint == "Opens the month")
    }

    @Test func `opens a day and says if it is empty`() throws {
        func opened(_ daysAgo: Int) throws -> DayDetailCard {
            let screen = try screen(weekWithGaps) {
                $0.opened = PracticeSpan(today.adding(days: -daysAgo))
            }
            return try #require(screen.overlay?.card.content(as: DayDetailCard.self))
        }
        let full = try opened(2)
        #expect(ElementQueries.words(full.body)?.text == "March 16" && full.facts.minutes == 34)
        #expect(
            ElementQueries.figures(in: full.body).map(ElementQueries.texts) == [
                ["Total time", "34\u{A0}min"], ["Sessions", "1"],
                ["Average per session", "34\u{A0}min"],
            ])
        let empty = try opened(1)
        #expect(ElementQueries.figures(in: empty.body).isEmpty && empty.facts.sessions == 0)
        #expect(ElementQueries.texts(empty.body).contains("No sessions on this day"))
    }

    @Test func `keeps the badges of a finished run and lists the milestones of the current one`()
        throws
    {
        var journal = Journal()
        // Eight days from 1 to 8 February, the seventh on 7 February; two days until today.
        journal.practices = [45, 44, 43, 42, 41, 40, 39, 38, 1, 0].map {
            Practice(day: today.adding(days: -$0), minutes: 10)
        }
        let history = try card(StreakHistoryCard.self, of: screen(journal))
        let earned = [true] + Array(repeating: false, count: 6)
        #expect(history.facts.badges.map(\.isEarned) == earned)
        #expect(
            ElementQueries.ids("badge-", in: history.body).prefix(2).map { $0.accessibility?.label }
                == [
                    "Badge: 7-day streak, earned: Saturday, February 7",
                    "Badge: 14-day streak, not earned yet",
                ])
        #expect(
            ElementQueries.figures(in: history.body).map { ElementQueries.texts($0).last } == [
                "8 days", "March 18",
            ])
        let milestones = try card(StreakMilestonesCard.self, of: screen(journal))
        #expect(milestones.facts.milestones.prefix(2).map(\.state) == [.next, .later])
        let rows = ElementQueries.ids("milestone-", in: milestones.body)
        #expect(ElementQueries.texts(rows.first) == ["7-day milestone, 5 days left"])
    }

    /// Of 7, 14, 30, 60, 90, 180 and 365 days.
    @Test(arguments: [
        (6, [7, 14]), (7, [7, 14, 30]), (40, [30, 60, 90]), (200, [180, 365]), (365, [365]),
    ])
    func `lists the last milestone, the next and the one after it`(days: Int, listed: [Int]) throws
    {
        var journal = Journal()
        journal.practices = (0..<days).map {
            Practice(day: today.adding(days: -$0), minutes: 10)
        }
        let milestones = try card(StreakMilestonesCard.self, of: screen(journal))
        let rows = ElementQueries.ids("milestone-", in: milestones.body)
        #expect(rows.compactMap(\.id?.rawValue) == listed.map { "milestone-\($0)" })
    }

    /// A shape is as large as its width and height: without them nothing is drawn.
    @Test func `gives every shape a size`() throws {
        func unsized(_ element: Element) -> [Element] {
            let isShape =
                switch element.content {
                case .shape, .picture: true
                default: false
                }
            let own = isShape && (element.width == nil || element.height == nil) ? [element] : []
            return own + element.children.flatMap(unsized)
        }
        let screen = try screen(weekWithGaps, in: { $0.differentiateWithoutColor = true })
        #expect(screen.cards.map(\.body).flatMap(unsized).isEmpty)
    }

    @Test func `draws its spinner half as large again`() throws {
        let context = Context(
            now: Instant(secondsSince1970: 0), zone: .utc)
        func spinner(_ name: ScreenName) throws -> Double {
            let screen = try Screen.make(name, phase: .loading, of: .practice, in: context)
            let spinner = try card(LoadingCard.self, of: screen).body.children.first
            guard case .size(let side) = spinner?.width else {
                Issue.record("expected a spinner with a size")
                return 0
            }
            return side.points
        }
        // Each is rounded to a third of a point.
        let difference = try spinner(.practiceStatistics) - spinner(.streakCounter) * 1.5
        #expect(abs(difference) <= 0.5)
    }

    @Test(arguments: [TimelineRange.week, .quarter, .year])
    func `opens every cell of the heat map with its totals`(range: TimelineRange) throws {
        var journal = Journal()
        journal.practices = (0..<120).map {
            Practice(day: today.adding(days: -$0 * 3), minutes: 5 + $0 % 40)
        }
        let map = try card(
            HeatMapCard.self,
            of: screen(journal) { ($0.view, $0.heatMapRange) = (.heatMap, range) })
        for (cell, element) in zip(map.facts.cells, try cells(map)) {
            let screen = try screen(journal) {
                $0.opened = PracticeSpan(cell.first, map.facts.grain)
            }
            guard let detail = screen.overlay?.card.content(as: DayDetailCard.self) else {
                Issue.record("expected the details of the cell")
                return
            }
            #expect(detail.facts.first == cell.first && detail.facts.last == cell.last)
            #expect(detail.facts.minutes == cell.minutes)
            // In a cell, the number and its unit may be on two lines.
            let shown = ElementQueries.texts(ElementQueries.figures(in: detail.body).first).last?
                .replacing("\u{A0}", with: " ")
            #expect(shown == (cell.minutes > 0 ? ElementQueries.texts(element).last : nil))
        }
    }
}
