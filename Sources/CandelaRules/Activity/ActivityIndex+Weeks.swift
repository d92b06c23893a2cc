extension ActivityIndex {
    /// The target in days per week, 1…6; `nil` for every day.
    public var weeklyTarget: Int? { plan.target }

    /// Whether something is due on a day. With a weekly target, no past day is due, and today only
    /// until the week is met.
    func isNeeded(_ day: CalendarDay) -> Bool {
        let first = day.weekStart(plan.firstWeekday)
        guard plan.target(inWeekFrom: first) != nil else { return true }
        return day == today && !plan.week(from: first, effect(on:)).isMet
    }

    /// The completion rate of the last seven days of a habit with a weekly target; `nil` without
    /// one.
    ///
    /// It is the share of the target, or of the days that rest leaves if those are fewer. Days done
    /// beyond it do not count: 4 of 3 are 3 of 3.
    public var weeklyRate: CompletionRate? {
        guard let target = plan.target else { return nil }
        let days = days(7)
        let needed = min(target, days.count { $0.status != .rest })
        return CompletionRate(doneDays: min(days.count { $0.isDone }, needed), days: needed)
    }
}
