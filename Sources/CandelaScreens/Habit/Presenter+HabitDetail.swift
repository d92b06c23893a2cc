import CandelaRules
import CandelaTokens

extension Presenter {
    static let habitDetail = Presenter(
        name: .habitDetail, title: { $0.habitListTitle() }, loading: { $0.habitListLoading() },
        failure: { $0.habitListErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            guard let habit = try journal.habit(options) ?? journal.habitsNewestFirst.first else {
                return kit.habitList(journal)
            }
            return kit.habitDetail(habit, in: journal, period: options.period)
        })
}

extension Kit {
    /// One habit: its symbol, streaks, today, chart and figures.
    fileprivate func habitDetail(
        _ habit: Habit, in journal: Journal, period chosen: ChartPeriod?
    ) -> Screen.Content {
        let clock = context.clock(for: journal)
        let index = ActivityIndex(journal, habit: habit.id, now: context.now, clock: clock)
        let streak = Streak.daily(habit: habit.id, in: journal, now: context.now, clock: clock)
        let chart = HabitChart(
            habit: habit, index: index, period: chosen ?? .week, kit: self)
        var content = Screen.Content(
            title: words(verbatim: habit.name, .title, .textPrimary),
            cards: [
                Card(header(of: habit)), Card(badges(streak)),
                Card(today(habit, isDone: streak.isDoneToday)), Card(progress(chart)),
                Card(statistics(habit, index, journal)),
            ])
        if let chosen {
            // A new period is told; a screen that opens as it was is not.
            content.announcements = [
                Announcement("chart-\(habit.id)-\(chosen.rawValue)", chart.summary.spokenText)
            ]
        }
        content.validUntil = min(streak.validUntil, index.validUntil)
        return content
    }

    private func header(of habit: Habit) -> SymbolHeaderCard {
        SymbolHeaderCard(
            id: "header", layout: row(gap: .md, alignment: .center, distribution: .spaceBetween),
            icon: Icon(
                theme.iconRole(of: habit), color: habit.drawnColor,
                size: size(.habitHeader, relativeTo: .largeTitle)),
            edit: button(
                action("edit", .edit, phrases.habitDetailEdit()), .plain,
                text: phrases.habitDetailEdit(), icon: .pencilCircle),
            accessibility: Accessibility(.group, label: habit.name, children: .contain))
    }

    private func badges(_ streak: Streak) -> BadgesCard {
        let name = phrases.habitDetailStreaks()
        return BadgesCard(
            id: "streaks", surface: card, layout: column(gap: .sm), heading: heading(name),
            badgeLayout: row(gap: .md, alignment: .center),
            badges: [
                badge(streak.current, label: phrases.streakBadgeCurrent()),
                badge(streak.longest, label: phrases.streakBadgeBest()),
            ],
            accessibility: Accessibility(.group, label: name.spokenText, children: .contain))
    }

    /// The one thing to do today, as a wide button that says whether it is done.
    private func today(_ habit: Habit, isDone: Bool) -> FormCard {
        let name = phrases.habitDetailToday()
        let text = isDone ? phrases.habitDetailCompleted() : phrases.habitDetailMarkDone()
        let mark = button(
            toggleAction(of: habit, isDone: isDone), .secondary, text: text,
            icon: isDone ? .checkmarkCircleFilled : .circle,
            value: isDone ? text : nil, ink: .textPrimary,
            tint: isDone ? (habit.drawnColor, .todayDone) : (.systemGray, .todayOpen))
        return FormCard(
            "today", surface: card, layout: column(gap: .sm), heading: heading(name),
            rows: [.button(mark)], label: name.spokenText)
    }

    private func progress(_ chart: HabitChart) -> ChartCard {
        ChartCard(
            "progress", surface: card, layout: column(gap: .sm),
            heading: heading(phrases.habitDetailProgress()),
            period: period(
                [("week", phrases.periodWeek()), ("month", phrases.periodMonth())],
                chosen: chart.period.rawValue),
            chart: chart.chart)
    }

    private func statistics(
        _ habit: Habit, _ index: ActivityIndex, _ journal: Journal
    ) -> FiguresCard {
        let total = journal.completions.count { $0.habit == habit.id && $0.status == .done }
        let rate = CompletionRate(index, since: habit.created)
        let created = habit.created.map { day in
            let date = phrases.fullDate(day)
            return words(
                phrases.dateValue(date: date.text), saying: phrases.dateValue(date: date.spoken),
                .body, .textPrimary)
        }
        return figures(
            "statistics", phrases.habitDetailStatistics(),
            [
                figure(
                    "total", phrases.habitDetailTotal(),
                    words(
                        phrases.numberValue(value: phrases.number(total)), .body, .textPrimary)),
                figure(
                    "rate", phrases.habitDetailRate(),
                    words(phrases.percent(rate.share), .body, .textPrimary)),
                figure(
                    "created", phrases.habitDetailCreated(),
                    created ?? words(phrases.habitDetailCreatedUnknown(), .body, .textPrimary)),
            ])
    }
}
