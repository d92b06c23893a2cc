public import CandelaRules
import CandelaTokens

/// One habit's streaks, chart and figures.
public struct HabitDetailPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        SymbolHeaderCard.self, BadgesCard.self, FormCard.self, ChartCard.self,
        FiguresCard.self, EmptyCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.habits]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.habitListTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.habitListLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.habitListErrorTitle() }

    /// The period of the chart.
    public var announced: String? { "period" }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: HabitDetailOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        guard let habit = try journal.habit(options) ?? journal.habitsNewestFirst.first else {
            return HabitListPresenter().habitList(of: journal, with: kit)
        }
        return habitDetail(habit, in: journal, options, with: kit)
    }

    private func habitDetail(
        _ habit: Habit, in journal: Journal, _ options: HabitDetailOptions, with kit: Kit
    ) -> ScreenContent {
        let (clock, now) = (kit.context.clock(for: journal), kit.context.now)
        let history = journal.history(of: habit.id, now: now, clock: clock)
        let (index, streak) = (history.days, history.streak)
        let chart = HabitChart(
            habit: habit, index: index, period: options.period ?? .week, kit: kit)
        let chosen = options.announces == false ? nil : options.period
        return ScreenContent(
            title: kit.words(verbatim: habit.name, .title, .textPrimary),
            cards: [
                Card(SymbolHeaderCard(habit, with: kit)), Card(BadgesCard(streak, with: kit)),
                Card(today(habit, streak, with: kit)),
                Card(progress(chart, with: kit)),
                Card(statistics(habit, index, chart.rate, with: kit)),
            ],
            // A chosen period is announced; a screen that opens as it was is not.
            announcements: chosen.map {
                [Announcement("chart-\(habit.id)-\($0.rawValue)", chart.summary.said)]
            } ?? [],
            validUntil: min(streak.validUntil, index.validUntil))
    }

    /// The button that marks today, and says whether it is done.
    private func today(_ habit: Habit, _ streak: Streak, with kit: Kit) -> FormCard {
        let (name, phrases) = (kit.phrases.habitDetailToday(), kit.phrases)
        let isDone = streak.isDoneToday
        let text = isDone ? phrases.habitDetailCompleted() : phrases.habitDetailMarkDone()
        let mark = kit.button(
            habit.toggle(isDone: isDone, on: streak.today, with: kit), .secondary, text: text,
            icon: isDone ? .checkmarkCircleFilled : .circle, ink: .textPrimary,
            tint: isDone ? (habit.drawnColor, .todayDone) : (.systemGray, .todayOpen),
            // Ticked or not: a command beside a state would contradict it.
            told: Accessibility(
                .checkbox, label: SpokenWords(habit.name),
                states: [isDone ? .checked : .unchecked],
                inputLabels: [text.spokenText, habit.name]),
            moving: kit.tick)
        return FormCard("today", name, rows: [mark], with: kit)
    }

    private func progress(_ chart: HabitChart, with kit: Kit) -> ChartCard {
        ChartCard(
            "progress", surface: kit.card, heading: kit.heading(kit.phrases.habitDetailProgress()),
            period: kit.period(
                "period",
                [("week", kit.phrases.periodWeek()), ("month", kit.phrases.periodMonth())],
                chosen: chart.period.rawValue),
            chart: chart.chart)
    }

    private func statistics(
        _ habit: Habit, _ index: ActivityIndex, _ rate: CompletionRate, with kit: Kit
    ) -> FiguresCard {
        let phrases = kit.phrases
        let created = habit.created.map { kit.words(phrases.fullDate($0), .body, .textPrimary) }
        return FiguresCard(
            "statistics", phrases.habitDetailStatistics(),
            [
                FiguresCard.Figure(
                    "total", phrases.habitDetailTotal(),
                    kit.words(
                        phrases.numberValue(value: phrases.number(index.completions)), .body,
                        .textPrimary),
                    number: Double(index.completions), with: kit),
                FiguresCard.Figure(
                    "rate", phrases.habitDetailRate(),
                    kit.words(phrases.percent(rate.share), .body, .textPrimary),
                    number: rate.share.roundedForDrawing, with: kit),
                FiguresCard.Figure(
                    "created", phrases.habitDetailCreated(),
                    created
                        ?? kit.words(phrases.habitDetailCreatedUnknown(), .body, .textPrimary),
                    day: habit.created, with: kit),
            ], with: kit)
    }
}
