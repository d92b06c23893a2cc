import CandelaRules
import CandelaTokens

/// What a widget shows, before it is put on its surface.
private struct WidgetContent {
    var title: Phrase
    var dot: ColorRole?
    var customColor: String?
    var name: String?
    var number: Words?
    var bar: ProgressBar?
    var detail: Words?
    var rows: [RoutineWidgetCard.Row]?
    var action: Action
    var label: Phrase
    var value: String?
    var hint: Phrase
}

extension Kit {
    /// The routine that suits best, made anew every hour.
    func topRoutineWidget(_ routine: Routine?) -> RoutineWidgetCard {
        let title = phrases.routineWidgetTopTitle()
        guard let routine else {
            return emptyWidget(
                "topRoutine", title, phrases.routineWidgetTopEmpty(), reloadAfter: hour)
        }
        let habits = phrases.routineWidgetHabits(count: routine.steps.count)
        return widget(
            "topRoutine", reloadAfter: hour,
            WidgetContent(
                title: title, dot: routine.drawnColor, customColor: routine.ownColor,
                name: routine.name, detail: words(habits, .caption, .textSecondary),
                action: action("start", .start, phrases.routineWidgetTopAction()),
                label: phrases.routineWidgetTopLabel(name: routine.name),
                value: habits.spokenText, hint: phrases.routineWidgetTopHint()))
    }

    /// The routine that was paused last, made anew every quarter of an hour.
    func pausedWidget(_ paused: PausedSession?) -> RoutineWidgetCard {
        let title = phrases.routineWidgetPausedTitle()
        guard let paused else {
            return emptyWidget(
                "paused", title, phrases.routineWidgetPausedEmpty(), reloadAfter: hour / 4)
        }
        let routine = paused.routine
        let (passed, total) = (paused.session.stepsPassed(of: routine), routine.steps.count)
        let step = phrases.routineWidgetPausedStep(
            step: digits(min(passed + 1, total)), steps: digits(total))
        return widget(
            "paused", reloadAfter: hour / 4,
            WidgetContent(
                title: title, dot: routine.drawnColor, customColor: routine.ownColor,
                name: routine.name,
                bar: bar(
                    total == 0 ? 0 : Double(passed) / Double(total),
                    height: .progressWidgetBarHeight, fill: Paint(.progressAccent),
                    solidFill: .accentGraphic, moving: .routineBar),
                detail: words(step, .caption, .textSecondary),
                action: action("resume", .resume, phrases.routineWidgetPausedAction()),
                label: phrases.routineWidgetPausedLabel(name: routine.name),
                value: step.spokenText, hint: phrases.routineWidgetPausedHint()))
    }

    /// The longest streak, made anew every hour.
    func smallStreaksWidget(_ streaks: [RoutineWithStreak]) -> RoutineWidgetCard {
        let title = phrases.routineWidgetStreaksTop()
        guard let top = streaks.first else {
            return emptyWidget(
                "streaksSmall", title, phrases.routineStreaksEmptyTitle(), reloadAfter: hour)
        }
        let (weeks, week) = figures(of: top.streak)
        return widget(
            "streaksSmall", reloadAfter: hour,
            WidgetContent(
                title: title, name: top.routine.name,
                number: words(weeks, .widgetNumber, .textPrimary),
                detail: words(week, .caption, .textSecondary), action: openStreaks,
                label: phrases.routineWidgetStreaksLabel(name: top.routine.name),
                value: phrases.routineWidgetStreaksValue(
                    weeks: weeks.spokenText, current: week.spokenText
                ).spokenText, hint: phrases.routineWidgetStreaksHint()))
    }

    /// The three longest streaks, made anew every hour.
    func mediumStreaksWidget(_ streaks: [RoutineWithStreak]) -> RoutineWidgetCard {
        let title = phrases.routineWidgetStreaksTitle()
        guard !streaks.isEmpty else {
            return emptyWidget(
                "streaksMedium", family: .medium, title, phrases.routineStreaksEmptyTitle(),
                reloadAfter: hour)
        }
        let shown = streaks.prefix(3)
        let told = shown.map { routine, streak in
            let (weeks, week) = figures(of: streak)
            return phrases.routineWidgetStreaksRow(
                name: routine.name, weeks: weeks.spokenText, current: week.spokenText
            ).spokenText
        }
        return widget(
            "streaksMedium", family: .medium, reloadAfter: hour,
            WidgetContent(
                title: title,
                rows: shown.map { routine, streak in
                    let (weeks, week) = figures(of: streak)
                    return RoutineWidgetCard.Row(
                        id: routine.id,
                        layout: row(
                            gap: .sm, alignment: .firstBaseline, distribution: .spaceBetween),
                        name: words(verbatim: routine.name, .body, .textPrimary),
                        number: words(weeks, .headline, .textPrimary),
                        detail: words(week, .caption, .textSecondary))
                }, action: openStreaks, label: title, value: told.joined(separator: ". "),
                hint: phrases.routineWidgetStreaksHint()))
    }

    private var hour: Int { 3600 }

    private var openStreaks: Action {
        action("openStreaks", .navigate, phrases.routineWidgetStreaksAction())
    }

    private func figures(of streak: WeeklyTargetStreak) -> (weeks: Phrase, week: Phrase) {
        (
            phrases.routineWidgetStreaksWeeks(count: streak.weeks),
            phrases.routineWidgetStreaksWeek(
                done: digits(streak.current.daysMet), target: streak.target)
        )
    }

    private func widget(
        _ id: String, family: RoutineWidgetCard.Family = .small, reloadAfter seconds: Int,
        _ content: WidgetContent, empty: Phrase? = nil
    ) -> RoutineWidgetCard {
        RoutineWidgetCard(
            id: id, family: family, surface: card, layout: column(gap: .xs),
            title: words(content.title, .caption, .textSecondary), dot: content.dot,
            customColor: content.customColor,
            name: content.name.map { words(verbatim: $0, .headline, .textPrimary) },
            number: content.number, bar: content.bar, detail: content.detail, rows: content.rows,
            empty: empty.map { words($0, .body, .textSecondary) }, action: content.action,
            reloadAfter: seconds,
            accessibility: Accessibility(
                .button, label: content.label.spokenText, value: content.value,
                hint: content.hint.spokenText, children: .combine,
                inputLabels: [content.title.spokenText]))
    }

    /// A widget with nothing to show opens the app.
    private func emptyWidget(
        _ id: String, family: RoutineWidgetCard.Family = .small, _ title: Phrase,
        _ text: Phrase, reloadAfter seconds: Int
    ) -> RoutineWidgetCard {
        widget(
            id, family: family, reloadAfter: seconds,
            WidgetContent(
                title: title,
                action: action(
                    "openApp", .navigate, phrases.routineWidgetOpen(app: appName.spokenText)),
                label: title, value: text.spokenText, hint: phrases.routineWidgetOpenHint()),
            empty: text)
    }
}
