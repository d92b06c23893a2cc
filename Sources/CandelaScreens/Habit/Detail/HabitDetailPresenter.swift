import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// One habit's streaks, chart and figures.
public struct HabitDetailPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.habits]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title while it shows no habit.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.habitListTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.habits

    /// The habit's header, badges, checkbox for today, chart, days and figures; without habits, the empty
    /// state.
    ///
    /// - Throws: `ScreenError` if the options name a habit that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: HabitDetailOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        guard let habit = try journal.habit(options) ?? journal.habitsNewestFirst.first else {
            return ScreenContent(
                toolbar: Toolbar(trailing: { kit.addHabit }), cards: [Card(kit.noHabits)])
        }
        let history = journal.history(
            of: habit.id, now: kit.context.now, clock: kit.context.clock(for: journal))
        let chart = HabitChart(
            habit: habit, index: history.days, period: options.period ?? .week, kit: kit)
        let page = HabitDetailPage(
            today: HabitToday(habit, history), chart: chart,
            days: HabitDaysCard(
                of: habit, history.days, period: chart.period,
                firstWeekday: journal.settings.firstWeekday, with: kit), kit: kit)
        let chosen = options.announces == false ? nil : options.period
        return ScreenContent(
            title: kit.text(verbatim: habit.name, .largeTitle, .textPrimary), cards: page.cards,
            // A newly chosen period is announced; the initial one is not.
            announcements: chosen.map {
                [Announcement("chart-\(habit.id)-\($0.rawValue)", chart.summary.spokenWords)]
            } ?? [],
            validUntil: min(history.streak.validUntil, history.days.validUntil))
    }
}

/// The layout of the habit detail screen.
private struct HabitDetailPage {
    let today: HabitToday
    let chart: HabitChart
    let days: HabitDaysCard
    let kit: Kit

    private var phrases: Phrases { kit.phrases }
    private var habit: Habit { today.habit }

    var cards: [Card] {
        [
            Card(SymbolHeaderCard(habit: habit, kit: kit)),
            Card(BadgesCard(streak: today.streak, kit: kit)),
            Card(checkbox), Card(progress), Card(days), Card(statistics),
        ]
    }

    /// The checkbox that toggles today's completion, disabled if today was practised; for a habit
    /// with amounts below today's, with a button that opens the day to enter one.
    private var checkbox: FormCard {
        let amount = today.progress(phrases).map {
            [kit.text($0, .body, .textPrimary).part("amount")]
        }
        let enter = kit.button(
            today.enterAmount(with: kit), .secondary, text: phrases.habitAmountEnter(),
            icon: .pencilCircle)
        guard !habit.isLimit else {
            return FormCard(
                "today", phrases.habitDayAmount(), rows: (amount ?? []) + [enter], with: kit)
        }
        let name = phrases.habitDetailDone()
        let (isDone, reason) = (today.streak.isDoneToday, today.reason(phrases))
        let mark = kit.button(
            today.toggle(with: kit), .secondary, text: name,
            icon: isDone ? .checkmarkCircleFilled : .circle, ink: .textPrimary,
            tint: isDone ? (habit.drawnColor, .todayDone) : (.systemGray, .todayOpen),
            isSelected: isDone, isEnabled: !today.isPracticed,
            // A checkbox's label must not name the next action: it would contradict the state.
            accessibility: Accessibility(
                .checkbox, label: name.spokenWords, hint: reason?.spokenWords,
                inputLabels: [habit.name]),
            moving: kit.tick)
        // The checkbox speaks the reason.
        let note = reason.map {
            kit.text($0, .footnote, .textSecondary).part("reason").decorative()
        }
        let row = note.map { note in
            Element.column(gap: .xs) {
                mark
                note
            }
        }
        guard habit.hasAmounts else {
            return FormCard("today", name, isNamed: false, rows: [row ?? mark], with: kit)
        }
        return FormCard(
            "today", phrases.habitDayAmount(), rows: (amount ?? []) + [row ?? mark, enter],
            with: kit)
    }

    private var progress: ChartCard {
        ChartCard(
            "progress", surface: kit.card, heading: kit.heading(phrases.habitDetailProgress()),
            period: kit.period(
                HabitDetailOptions.shownPeriod,
                [(.week, phrases.periodWeek()), (.month, phrases.periodMonth())],
                chosen: chart.period),
            chart: chart.chart)
    }

    private var statistics: FiguresCard {
        let amounts = chart.index.totalAmount(of: habit).roundedForDrawing
        let (completions, share) = (chart.index.completions, chart.rate.share)
        let rate = share.map { phrases.percent($0) } ?? phrases.habitChartSummaryRest()
        let created =
            habit.created.map { phrases.fullDate($0) }.map { kit.text($0, .body, .textPrimary) }
            ?? words(phrases.habitDetailCreatedUnknown())
        func figure(
            _ id: String, _ name: Phrase, _ value: StyledText, number: Double? = nil,
            day: CalendarDay? = nil
        ) -> FiguresCard.Figure {
            FiguresCard.Figure(id, name, value, number: number, day: day, with: kit)
        }
        return FiguresCard(
            "statistics", phrases.habitDetailStatistics(),
            [
                figure(
                    "total", phrases.habitDetailTotal(),
                    words(phrases.numberValue(value: phrases.number(completions))),
                    number: Double(completions)),
                amounts > 0
                    ? figure(
                        "amount", phrases.habitDetailAmount(),
                        words(phrases.amount(amounts, of: habit)), number: amounts) : nil,
                figure(
                    "rate", phrases.habitDetailRate(count: chart.rateLength),
                    words(rate), number: share?.roundedForDrawing),
                figure("created", phrases.habitDetailCreated(), created, day: habit.created),
            ].compactMap(\.self), with: kit)
    }

    private func words(_ phrase: Phrase) -> StyledText {
        kit.text(phrase, .body, .textPrimary)
    }
}
