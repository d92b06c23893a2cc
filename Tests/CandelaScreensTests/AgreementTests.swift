import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Each new record changes every screen that shows it, and all of them agree.
struct AgreementTests {
    private let today = CalendarDay(daysSince1970: 20_530)

    // MARK: A practice

    /// The values that the practice screens show for one journal.
    private struct PracticeFigures: Equatable {
        var streak: Int
        var best: Int
        var message: String?
        var daysToGo: Int?
        var preview: String?
        var shared: String
        var calendarDays: Int
        var calendarMinutes: Int
        var todayInCalendar: String
        var todayInTimeline: String
        var todayInHeatMap: String
        var todayInStrip: String
        var weekMinutes: String
    }

    private func screen(
        _ name: ScreenName, _ journal: Journal, as view: PracticeView = .calendar
    ) throws -> Screen {
        let context = Context(
            now: Instant(secondsSince1970: 20_530 * 86_400 + 61_200), zone: .utc)
        var month = PracticeStatisticsOptions()
        (month.view, month.heatMapRange) = (view, .month)
        return try Screen.make(
            name, phase: .ready(journal), options: name == .practiceStatistics ? month : nil,
            of: .practice, in: context)
    }

    /// Collects the values, and expects repeated ones to be equal on all screens.
    private func figures(_ journal: Journal) throws -> PracticeFigures {
        let counter = try #require(screen(.streakCounter, journal).counter)
        let statistics = try screen(.practiceStatistics, journal)
        let dashboard = try screen(.practiceDashboard, journal)
        let shared = try #require(screen(.shareCard, journal).shared)
        let current = try #require(statistics.currentStreak)
        let milestones = try #require(statistics.milestones)
        let calendar = try #require(statistics.calendar)
        func shown(as view: PracticeView) throws -> Screen {
            try screen(.practiceStatistics, journal, as: view)
        }
        let timeline = try #require(shown(as: .timeline).timeline)
        let heatMap = try #require(shown(as: .heatMap).heatMap)
        let strip = try #require(dashboard.weekStrip)
        let weekly = try #require(dashboard.weeklyProgress)

        #expect(dashboard.counter?.facts == counter.facts)
        #expect(statistics.shared.map { Card($0) } == Card(shared))
        let drawnCount = ElementQueries.words("count", in: current.body)
        #expect(
            current.facts == counter.facts
                && drawnCount?.spokenText == counter.words("count")?.spokenText)
        #expect(
            ElementQueries.words("preview", in: milestones.body)?.text
                == counter.words("preview")?.text)
        #expect(
            ElementQueries.words("message", in: milestones.body)?.text
                == counter.words("message")?.text)
        #expect(milestones.facts.next == counter.facts.next)
        let weekFigures = ElementQueries.figures(in: weekly.body)
        // Without a current streak, the picture has the longest one.
        let length =
            counter.facts.streak > 0 ? counter.facts.streak : counter.facts.longestStreak
        #expect(
            ElementQueries.texts(shared.picture).contains(length == 1 ? "1 day" : "\(length) days")
                == (length > 0))

        // The calendar and the heat map share 30 days, the timeline and the bars the last 7.
        let (days, cells) = (calendar.facts.days, heatMap.facts.cells)
        #expect(days.map(\.day) == cells.map(\.first))
        #expect(days.map(\.minutes) == cells.map(\.minutes))
        #expect(days.map(\.sessions) == cells.map(\.sessions))
        #expect(days.suffix(7).map(\.minutes) == timeline.facts.days.map(\.minutes))
        #expect(days.suffix(7).map(\.minutes) == weekly.facts.days.map(\.minutes))
        let points = days.suffix(7).map { Double($0.minutes) }
        let chart = try #require(ElementQueries.ids("timeline", in: timeline.body).first?.chart)
        #expect(chart.series.first?.points.map(\.y) == points)
        if let trend = try shown(as: .trend).trend {
            #expect(trend.series.first?.points.map(\.y) == points)
        }
        let inStrip = strip.facts.days.filter { $0.day <= today }
        #expect(
            inStrip.map { $0.state == .session }
                == days.suffix(inStrip.count).map { $0.status == .completed })
        // A run ending today or yesterday equals the practised days at the end of the calendar.
        let past = days.last?.status == .completed ? days[...] : days.dropLast()
        let run = past.reversed().prefix { $0.status == .completed }.count
        #expect(run == min(counter.facts.streak, past.count))

        return PracticeFigures(
            streak: counter.facts.streak, best: counter.facts.longestStreak,
            message: counter.words("message")?.text,
            daysToGo: counter.facts.next?.daysToGo, preview: counter.words("preview")?.text,
            shared: try #require(
                shared.textAlternative.split(separator: ". ").map(String.init).first {
                    $0.hasSuffix("-day streak") || $0 == "No streak yet"
                }),
            calendarDays: days.count { $0.status == .completed },
            calendarMinutes: days.reduce(0) { $0 + $1.minutes },
            todayInCalendar: try lastCell(of: calendar),
            todayInTimeline: try #require(chart.series.first?.points.last).spoken,
            todayInHeatMap: try lastCell(of: heatMap),
            todayInStrip: try label(of: ElementQueries.ids("\(today)", in: strip.body).first),
            weekMinutes: try #require(ElementQueries.texts(weekFigures.first).last))
    }

    private func label(of element: Element?) throws -> String {
        try #require(element?.accessibility).label
    }

    /// The label of the last cell of a card's grid.
    private func lastCell(of card: some CardContent) throws -> String {
        try label(of: ElementQueries.grid(in: card.body)?.children.last?.children.last)
    }

    /// Six days up to yesterday, 20 minutes each.
    private var sixDays: Journal {
        var journal = Journal()
        journal.practices = (1...6).map { Practice(day: today.adding(days: -$0), minutes: 20) }
        return journal
    }

    @Test func `a new practice changes all practice screens consistently`() throws {
        var journal = sixDays
        let before = try figures(journal)
        #expect(
            before
                == PracticeFigures(
                    streak: 6, best: 6, message: nil, daysToGo: 1,
                    preview: "1 day to the 7-day milestone",
                    shared: "6-day streak", calendarDays: 6,
                    calendarMinutes: 120,
                    todayInCalendar: "Wednesday, March 18: not practiced yet",
                    todayInTimeline: "Wednesday, March 18: 0 minutes",
                    todayInHeatMap: "Wednesday, March 18: not practiced yet",
                    todayInStrip: "Wednesday, March 18: not practiced yet",
                    weekMinutes: "120\u{A0}min"))
        journal.practices.append(Practice(day: today, minutes: 25))
        // 6 + 1 days, 120 + 25 minutes; the next milestone after 7 is 14.
        let after = try figures(journal)
        #expect(
            after
                == PracticeFigures(
                    streak: 7, best: 7,
                    message: "Practiced 7 days in a row. Keep going.",
                    daysToGo: 7, preview: "7 days to the 14-day milestone",
                    shared: "7-day streak", calendarDays: 7,
                    calendarMinutes: 145,
                    todayInCalendar: "Wednesday, March 18: 25 minutes",
                    todayInTimeline: "Wednesday, March 18: 25 minutes",
                    todayInHeatMap: "Wednesday, March 18: 25 minutes",
                    todayInStrip: "Wednesday, March 18: 25 minutes",
                    weekMinutes: "145\u{A0}min"))
    }

    @Test func `a second practice on a day adds minutes but no day`() throws {
        var journal = sixDays
        journal.practices.append(Practice(day: today, minutes: 25))
        let before = try figures(journal)
        journal.practices.append(Practice(day: today, minutes: 5))
        let after = try figures(journal)
        #expect(after.streak == before.streak && after.calendarDays == before.calendarDays)
        #expect(after.calendarMinutes == before.calendarMinutes + 5)
        #expect(after.todayInHeatMap == "Wednesday, March 18: 30 minutes, 2 sessions")
    }

    /// The days of practice are the bits of a number, so runs and gaps of all lengths occur.
    @Test(arguments: [0, 1, 0b1011, 0b1_1111_0110, 0x3FFF_FFFF, 0x2AAA_AAAA, 0x7F80_FF01])
    func `all cards agree for any set of days`(bits: Int) throws {
        var journal = Journal()
        for ago in 0..<40 where bits >> ago & 1 == 1 {
            journal.practices.append(
                Practice(day: today.adding(days: -ago), minutes: 1 + ago * 7 % 50))
        }
        _ = try figures(journal)
    }
}

extension Screen {
    fileprivate var counter: StreakCounterCard? {
        card(StreakCounterCard.self)
    }

    fileprivate var currentStreak: CurrentStreakCard? {
        card(CurrentStreakCard.self)
    }

    fileprivate var milestones: StreakMilestonesCard? {
        card(StreakMilestonesCard.self)
    }

    fileprivate var calendar: DayCalendarCard? {
        card(DayCalendarCard.self)
    }

    fileprivate var timeline: TimelineCard? {
        card(TimelineCard.self)
    }

    fileprivate var heatMap: HeatMapCard? {
        card(HeatMapCard.self)
    }

    fileprivate var trend: Element.Chart? {
        card(ChartCard.self)?.chart?.chart
    }

    fileprivate var shared: ShareCard? {
        card(ShareCard.self)
    }

    fileprivate var weekStrip: WeekStripCard? {
        card(WeekStripCard.self)
    }

    fileprivate var weeklyProgress: WeeklyProgressCard? {
        card(WeeklyProgressCard.self)
    }
}
