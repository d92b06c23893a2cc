extension StreakRun {
    /// The streak of met weeks, each counted as seven days.
    ///
    /// The current week adds when it is met, and breaks nothing while it can still be met. Weeks of
    /// rest neither add nor break.
    mutating func weeklyStreak() -> Streak {
        let current = week(from: today.weekStart(plan.firstWeekday))
        var (met, longest, start): ([CalendarDay], Int, CalendarDay?) = ([], 0, nil)
        var first = min(firstMarked ?? today, today).weekStart(plan.firstWeekday)
        let next = isTodayLost ? today.next : today
        while first <= current.first {
            let week = first == current.first ? current : week(from: first)
            if let day = week.metOn {
                if met.isEmpty { start = week.firstDone }
                met.append(day)
                if met.count > longest {
                    longest = met.count
                    note(upTo: 7 * longest, on: day)
                }
            } else if week.isRest || first == current.first && week.isOpen(from: next) {
                // Neither adds nor breaks.
            } else {
                met = []
            }
            first = first.adding(days: 7)
        }
        let isOpen = effect(on: today) == nil && !met.isEmpty
        let tomorrow = today.next
        return Streak(
            current: 7 * met.count, longest: 7 * longest, start: met.isEmpty ? nil : start,
            lastDay: lastDone, today: today, isDoneToday: effect(on: today) == .adds,
            isRestToday: effect(on: today) == .holds, isOpenToday: isTodayOpen,
            isLostToday: isTodayLost,
            needsToday: isOpen && !isTodayOpen && !isTodayLost && current.needs(from: today),
            needsTomorrow: !met.isEmpty && tomorrow <= current.last
                && effect(on: tomorrow) == nil && current.needs(from: tomorrow),
            heldDays: [], metDays: met, week: current, validUntil: validUntil)
    }

    /// Holds the days that were not needed in the met weeks of an earlier weekly target, so that a
    /// habit that is due every day from now on keeps them.
    mutating func holdMetWeeks() {
        guard let firstMarked else { return }
        var first = firstMarked.weekStart(plan.firstWeekday)
        while first <= today {
            if plan.target(inWeekFrom: first) != nil, week(from: first).isMet {
                for place in 0..<7 { hold(first.adding(days: place)) }
            }
            first = first.adding(days: 7)
        }
    }

    private func week(from first: CalendarDay) -> Streak.Week {
        plan.week(from: first, open: isTodayOpen ? today : nil) { effect(on: $0) }
    }
}
