import CandelaRules
import CandelaTokens

extension Kit {
    /// The card of a routine's streak.
    func routineStreak(
        _ routine: Routine, _ streak: WeeklyTargetStreak, today: CalendarDay
    ) -> RoutineStreakCard {
        let chart = RoutineStreakChart(routine: routine, streak: streak, kit: self)
        return RoutineStreakCard(
            id: routine.id, surface: card, layout: column(gap: .md),
            name: Heading(words(verbatim: routine.name, .headline, .textPrimary), level: 2),
            streak: words(
                streak.weeks > 0
                    ? phrases.routineStreaksWeeks(count: streak.weeks)
                    : phrases.routineStreaksTarget(count: streak.target),
                .subheadline, .textSecondary),
            columns: row(gap: .lg, alignment: .leading), previous: previous(streak),
            week: week(streak, today: today), chart: chart.chart,
            noData: chart.isEmpty
                ? words(phrases.routineStreaksChartEmpty(), .caption, .textSecondary) : nil,
            accessibility: Accessibility(.group, label: routine.name, children: .contain))
    }

    private func previous(_ streak: WeeklyTargetStreak) -> RoutineStreakCard.Previous {
        let title = phrases.routineStreaksPrevious()
        return RoutineStreakCard.Previous(
            title: words(title, .caption, .textSecondary),
            layout: row(gap: .sm, alignment: .leading),
            bars: streak.previous.enumerated().map { bar($0.element, ago: $0.offset + 1) },
            more: streak.beyond > 0
                ? words(
                    phrases.routineStreaksMore(count: streak.beyond), .caption, .textSecondary)
                : nil,
            accessibility: Accessibility(.list, label: title.spokenText, children: .contain))
    }

    private func bar(_ week: WeeklyTargetStreak.Week, ago: Int) -> RoutineStreakCard.Bar {
        let (number, done) = (digits(ago), digits(week.daysMet))
        let color: ColorRole = week.isMet ? .streakListMet : .streakListMissed
        let label =
            week.isMet
            ? phrases.routineStreaksBarLabelMet(week: number, done: done, target: week.target)
            : phrases.routineStreaksBarLabelMissed(
                week: number, done: done, target: week.target)
        return RoutineStreakCard.Bar(
            id: "week-\(ago)",
            fraction: min(Double(week.daysMet) / Double(week.target), 1).roundedForDrawing,
            color: color,
            icon: icon(week.isMet ? .checkmark : .xmark, beside: .caption, color),
            verdict: words(
                week.isMet ? phrases.routineStreaksBarMet() : phrases.routineStreaksBarMissed(),
                .captionSmall, .textSecondary),
            count: words(
                phrases.routineStreaksBarCount(done: done, target: digits(week.target)), .caption,
                .textPrimary),
            label: words(phrases.routineStreaksBar(week: number), .caption, .textSecondary),
            accessibility: Accessibility(.text, label: label.spokenText, children: .combine))
    }

    private func week(
        _ streak: WeeklyTargetStreak, today: CalendarDay
    ) -> RoutineStreakCard.Week {
        let (current, done) = (streak.current, digits(streak.current.daysMet))
        let title = phrases.routineStreaksWeek(done: done, target: digits(streak.target))
        return RoutineStreakCard.Week(
            title: words(title, .caption, .textSecondary),
            layout: row(gap: .xs, alignment: .center),
            days: current.counts.enumerated().map { place, count in
                square(current.first.adding(place), count: count, today: today)
            },
            accessibility: Accessibility(
                .list, label: title.spokenText,
                value: phrases.routineStreaksWeekValue(done: done, target: streak.target)
                    .spokenText, children: .contain))
    }

    private func square(
        _ day: CalendarDay, count: Int, today: CalendarDay
    ) -> RoutineStreakCard.Day {
        let name = phrases.weekdayLetter(day)
        let (state, fill, value): (RoutineStreakCard.DayState, ColorRole, Phrase) =
            if count > 0 {
                (
                    .done, .streakListMet,
                    day == today
                        ? phrases.routineStreaksDayCompletedToday(count: count)
                        : phrases.routineStreaksDayCompleted(count: count)
                )
            } else if day == today {
                (.open, .streakListFuture, phrases.routineStreaksDayNoneToday())
            } else if day < today {
                (.past, .streakListPast, phrases.routineStreaksDayNone())
            } else {
                (.ahead, .streakListFuture, phrases.routineStreaksDayAhead())
            }
        let symbol: IconRole? =
            switch state {
            case .done: count == 1 ? .checkmark : nil
            case .past: .minus
            case .open, .ahead: nil
            }
        let ink: ColorRole = state == .done ? .streakListMetDigit : .textPrimary
        return RoutineStreakCard.Day(
            day: day,
            letter: words(
                phrases.dateValue(date: name.text),
                saying: phrases.dateValue(date: name.spoken), .caption, .textSecondary),
            state: state, fill: fill,
            mark: symbol.map { icon($0, beside: .caption, ink) },
            number: count > 1
                ? words(
                    phrases.numberValue(value: phrases.number(count)), .caption, ink)
                : nil,
            outline: day == today
                ? border(.textPrimary, .streakListTodayWidth)
                : state == .ahead ? border(.progressOutline, .streakListTodayWidth) : nil,
            accessibility: Accessibility(
                .text, label: name.spoken, value: value.spokenText,
                states: day == today ? [.currentDate] : [], children: .combine))
    }

    /// A whole number as digits, to insert.
    func digits(_ value: Int) -> String { phrases.number(value).text }
}
