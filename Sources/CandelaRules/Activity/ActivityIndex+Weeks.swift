extension ActivityIndex {
    /// The target of the current week in days per week, 1…6; `nil` if every day is due from now on.
    public var weeklyTarget: Int? {
        plan.target.map { plan.target(inWeekFrom: thisWeek) ?? $0 }
    }

    /// The first day of the week from which a new weekly target holds: the next week if the current
    /// one is met, so that it stays met, and the current one otherwise.
    public var weekOfNewTarget: CalendarDay {
        plan.week(from: thisWeek, effect(on:)).isMet ? thisWeek.adding(days: 7) : thisWeek
    }

    /// The first day on which a new target of amounts holds: tomorrow if something was recorded
    /// today, so that no day has two targets, and today otherwise.
    ///
    /// - Parameters:
    ///   - habit: The habit before the change; a first target, other than a limit, holds from today
    ///     on.
    ///   - isAtMost: Whether the new target is a limit.
    ///   - unit: The new unit.
    public func dayOfNewTarget(
        of habit: Habit, isAtMost: Bool, unit: String?
    ) -> CalendarDay {
        let isFirst =
            habit.target == nil && !isAtMost && (habit.unit == nil || habit.unit == unit)
        return isFirst || !hasMark(on: today) ? today : today.next
    }

    private var thisWeek: CalendarDay { today.weekStart(plan.firstWeekday) }

    /// Whether something is due on a day. With a weekly target, no past day is due, and today only
    /// until the week is met.
    func isNeeded(_ day: CalendarDay) -> Bool {
        let first = day.weekStart(plan.firstWeekday)
        guard plan.target(inWeekFrom: first) != nil else { return true }
        return day == today && !plan.week(from: first, effect(on:)).isMet
    }

    /// The completion rate of the last seven days of a habit with a weekly target; `nil` without
    /// one.
    public var weeklyRate: CompletionRate? { weeklyRate(of: days(7)) }

    /// The completion rate of some days of a habit with a weekly target; `nil` without one.
    ///
    /// It is the share of the targets of their weeks, rounded up to whole days: 3 of seven days and
    /// 13 of 30 for 3 a week, and 2 of the first 3 days of a history. Of a week, only the days that
    /// rest leaves can be needed. Days done beyond the target do not count: 4 of 3 are 3
    /// of 3. Days before ``begin`` do not count, and today does once it is done or over.
    func weeklyRate(of days: [DayActivity]) -> CompletionRate? {
        guard plan.target != nil else { return nil }
        guard let begin else { return CompletionRate(doneDays: 0, days: 0) }
        let counted = days.filter {
            $0.day >= begin && $0.day <= today && ($0.day < today || $0.isDone)
        }
        let weeks = Dictionary(grouping: counted) { $0.day.weekStart(plan.firstWeekday) }
        let sevenths = weeks.reduce(0) { sum, week in
            let target = plan.target(inWeekFrom: week.key) ?? 7
            return sum
                + min(target * week.value.count, 7 * week.value.count { !$0.status.holds })
        }
        let needed = (sevenths + 6) / 7
        return CompletionRate(doneDays: min(days.count(where: \.isDone), needed), days: needed)
    }
}
