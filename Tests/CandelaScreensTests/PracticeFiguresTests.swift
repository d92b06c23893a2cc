import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// The figures of the practice and habit screens at their limits, on Wednesday 18 March 2026.
struct PracticeFiguresTests {
    private static let today = CalendarDay(daysSince1970: 20_530)
    private static let five = Instant(secondsSince1970: 1_773_850_800)

    /// Marks without minutes, on days given by their age.
    private static func marks(_ agos: [Int], color: String? = nil) -> Journal {
        var journal = Journal()
        var habit = Habit(id: "draw", name: "Draw")
        habit.color = color
        journal.habits = [habit]
        journal.completions = agos.map { Completion(habit: "draw", day: today.adding(days: -$0)) }
        return journal
    }

    private static func screen(
        _ options: some ScreenOptions, _ journal: Journal, _ app: AppDefinition = .practice,
        at now: Instant = five
    ) throws -> Screen {
        try Screen.make(
            options, phase: .ready(journal), of: app, in: Context(now: now, zone: .utc))
    }

    @Test func `counts marked days as days`() throws {
        var options = PracticeDashboardOptions()
        options.selectedDay = Self.today
        let screen = try Self.screen(options, Self.marks([0, 2]))
        let weekly = try #require(screen.card(WeeklyProgressCard.self))
        let figures = ElementQueries.figures(in: weekly.body).compactMap { $0.accessibility?.value }
        #expect(figures.contains("2 days with practice"))
        let bars = ElementQueries.ids("2026-", in: weekly.body).compactMap {
            $0.accessibility?.label
        }
        #expect(
            bars.suffix(3) == [
                "Monday, March 16: practiced", "Tuesday, March 17: missed",
                "Wednesday, March 18: practiced",
            ])
        // Days without minutes have no total and no average.
        let day = try #require(screen.card(DayDetailCard.self))
        #expect(ElementQueries.texts(day.body).contains("Sessions"))
        #expect(!ElementQueries.texts(day.body).contains("Total time"))
    }

    @Test func `a trend of marks counts days and draws done as one`() throws {
        var options = PracticeStatisticsOptions()
        (options.view, options.selectedDay) = (.trend, Self.today.adding(days: -1))
        let journal = Self.marks([0, 2, 4, 8, 9])
        let screen = try Self.screen(options, journal)
        let card = try #require(
            screen.cards.compactMap { $0.content(as: ChartCard.self) }.last)
        let chart = try #require(card.chart)
        #expect(chart.chart?.series.first?.points.map(\.y) == [0, 0, 1, 0, 1, 0, 1])
        #expect(chart.chart?.selection?.y == 0)
        #expect(chart.chart?.selection?.lines.map(\.text) == ["March 17: missed"])
        // Three days instead of two are 50 percent more.
        #expect(
            chart.accessibility?.label
                == "Practice over the last 7 days")
        #expect(
            chart.accessibility?.value
                == "Selected: Tuesday, March 17: missed. Practiced on 3 of 7 planned days.")
        options.view = .heatMap
        let heatMap = try #require(Self.screen(options, journal).card(HeatMapCard.self))
        #expect(ElementQueries.texts(heatMap.body).contains("Practiced"))
        #expect(!ElementQueries.texts(heatMap.body).contains("1–9\u{A0}min"))
    }

    /// A practice planned for today is shown until it is done.
    @Test func `plans apply to today and the future`() throws {
        func states(_ agos: [Int]) throws -> [WeekStripCard.Day.State] {
            var options = PracticeDashboardOptions()
            options.plannedDays = [
                Self.today.adding(days: -1), Self.today, Self.today.adding(days: 1),
            ]
            let card = try #require(
                Self.screen(options, Self.marks(agos)).card(WeekStripCard.self))
            return card.facts.days.map(\.state)
        }
        #expect(try states([2])[1...3] == [.missed, .planned, .planned])
        #expect(try states([0, 2])[1...3] == [.missed, .session, .planned])
    }

    /// The seventh day reaches the milestone of seven.
    @Test(arguments: [(6, StreakMilestonesCard.Milestone.State.next), (7, .reached), (8, .reached)])
    func `a milestone is reached on its day`(
        days: Int, state: StreakMilestonesCard.Milestone.State
    ) throws {
        let screen = try Self.screen(PracticeStatisticsOptions(), Self.marks(Array(0..<days)))
        let card = try #require(screen.card(StreakMilestonesCard.self))
        #expect(card.facts.milestones.first?.state == state)
    }

    /// At 20:00:30, 3:59:30 are left; the displayed minute changes in 31 seconds.
    @Test func `a countdown is valid until its minute ends`() throws {
        let now = Instant(secondsSince1970: 20_530 * 86_400 + 20 * 3600 + 30)
        let screen = try Self.screen(StreakCounterOptions(), Self.marks([1, 2]), at: now)
        #expect(screen.validUntil?.instant == now.adding(seconds: 31))
        #expect(
            screen.card(StreakCounterCard.self)?.words("countdown")?.text
                == "3\u{A0}h 59\u{A0}min left")
    }

    @Test(arguments: [(80, true), (81, false)])
    func `a message can reach its maximum length`(count: Int, canShare: Bool) throws {
        var options = ShareCardOptions()
        var picture = SharePicture()
        picture.message = String(repeating: "m", count: count)
        options.picture = picture
        let screen = try Self.screen(options, Self.marks([0]))
        #expect(screen.enabledActions.contains { $0.intent.kind == "share" } == canShare)
        let card = try #require(screen.card(ShareCard.self))
        let text = "1-day streak. Wednesday, March 18. Longest streak: 1 day."
        #expect(card.textAlternative.contains(text))
    }

    @Test(arguments: [
        ([Int](), "No streak, not done today"),
        ([1], "1-day streak, not done today"), ([0], "1-day streak, done today"),
        ([3], "No streak, not done today"),
    ])
    func `a row gives the length of its streak, if it has one`(agos: [Int], value: String) throws {
        let screen = try Self.screen(HabitListOptions(), Self.marks(agos), .habit)
        let row = try #require(screen.card(HabitListCard.self)?.rows.first)
        #expect(row.first("open")?.accessibility?.value == value)
    }

    /// By name, by value, and green for any other text.
    @Test(arguments: [
        ("orange", "color.preset.habit.orange-graphic"), ("#ff8f00", "color.own.ff8f00-graphic"),
        ("mauve", "color.preset.habit.green-graphic"), (nil, "color.preset.habit.green-graphic"),
    ])
    func `a habit is drawn in its color`(color: String?, role: String) throws {
        let screen = try Self.screen(HabitListOptions(), Self.marks([0], color: color), .habit)
        let row = try #require(screen.card(HabitListCard.self)?.rows.first)
        #expect(ElementQueries.icons(row.first("toggle")).map(\.color.path) == [role])
        #expect(ElementQueries.icons(row.first("open")).first?.color.path == role)
    }

    @Test(arguments: [("", false), (" \t", false), (" a ", true)])
    func `a habit needs a name to be saved`(name: String, canBeSaved: Bool) throws {
        var options = HabitFormOptions()
        options.draft = HabitDraft()
        options.draft?.name = name
        let screen = try Self.screen(options, Journal(), .habit)
        #expect((screen.action("toolbar/save/save") != nil) == canBeSaved)
    }

    /// 17 February to 18 March are thirty days; every seventh is labelled, including the last.
    @Test func `labels the days of a month including today`() throws {
        var options = HabitDetailOptions()
        options.habit = "draw"
        options.period = .month
        let screen = try Self.screen(options, Self.marks([0, 3]), .habit)
        let chart = try #require(screen.card(ChartCard.self)?.chart?.chart)
        #expect(
            chart.x.marks.map { Int($0.position) - Self.today.daysSince1970 }
                == [-28, -21, -14, -7, 0])
    }

    /// Future days and moments do not count as done yet.
    @Test func `counts completions up to now`() throws {
        var journal = Self.marks([-1, 0, 3])
        journal.completions[1].at = ZonedInstant(Self.five.adding(seconds: 60))
        var options = HabitDetailOptions()
        options.habit = "draw"
        let figures = try #require(
            Self.screen(options, journal, .habit).card(FiguresCard.self))
        #expect(figures.words("value")?.text == "1")
    }

    @Test func `two habits with the same name stay separate`() throws {
        var journal = Self.marks([])
        journal.habits.append(Habit(id: "draw-2", name: "Draw"))
        var options = HabitDetailOptions()
        options.habit = "Draw"
        #expect(throws: ScreenError.ambiguousHabit("Draw", ids: ["draw", "draw-2"])) {
            try Self.screen(options, journal, .habit)
        }
    }

    @Test func `a deletion of no rows has no toast`() throws {
        var rows = Deletion<String>(window: UndoWindow(seconds: 5, assistedSeconds: 20))
        #expect(rows.handle(.deleted([]), at: Self.five).isEmpty && rows.validUntil == nil)
        #expect(try Self.screen(HabitListOptions(), Self.marks([]), .habit).toasts.isEmpty)
    }
}
