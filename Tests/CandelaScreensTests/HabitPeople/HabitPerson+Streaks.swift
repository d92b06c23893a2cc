import CandelaElements
import CandelaRules

/// The streaks that a person with a pencil finds, who looks at one day after another.
extension HabitPerson {
    /// Current and longest streak in days, and whether the current one ends without today.
    typealias Expected = (current: Int, longest: Int, needsToday: Bool)

    var expected: Expected {
        let found = isWeekly ? weekly : daily
        return (found.current, found.longest, found.needsToday && !isArchived)
    }

    /// Whether something on the day extends or holds a streak.
    private func hasEffect(_ day: CalendarDay) -> Bool {
        isDone(day) || isRest(day) && day <= today && !(day == today && isOpenToday)
    }

    /// The offset of the day's records that extend or hold a streak; `nil` if unknown.
    private func evidence(_ day: CalendarDay) -> Int? {
        let counts = (records[day] ?? []).contains {
            $0.at?.offset != nil
                && ($0.status == .done || $0.status == .skipped && keepsSkips)
        }
        return counts ? offset(on: day) : nil
    }

    /// Whether the person spent less than twelve hours of a day that has no effect, because of a
    /// flight between the days around it.
    private func isLost(_ day: CalendarDay) -> Bool {
        guard !hasEffect(day), hasEffect(day.previous), hasEffect(day.next),
            let before = evidence(day.previous), let after = evidence(day.next)
        else { return false }
        return 24 * 3600 + before - after < 12 * 3600
    }

    /// Whether a day before today was such a day, other than those left free by an earlier target
    /// of days per week.
    func isTravelDay(_ day: CalendarDay) -> Bool {
        guard day < today, isWeekly || target(of: week(of: day)) == 7 || !isMet(week(of: day))
        else { return false }
        return isLost(day) || !isWeekly && day == today.previous && isYesterdayLost
    }

    /// Whether yesterday was such a day, and today is still open.
    private var isYesterdayLost: Bool {
        let (yesterday, before) = (today.previous, today.adding(days: -2))
        guard !hasEffect(yesterday), !hasEffect(today), !hasEffect(today.next),
            hasEffect(before), let offset = evidence(before)
        else { return false }
        return 24 * 3600 + offset - clock.offset(at: context.now) < 12 * 3600
    }

    private var daily: Expected {
        var (run, longest) = (0, 0)
        var before: Int?
        var day = created.adding(days: -1)
        while day <= today.next {
            let start = week(of: day)
            let isFree = day <= today && target(of: start) < 7 && isMet(start)
            if isDone(day) {
                run += 1
            } else if isRest(day) || isFree || isLost(day) || day == today && isOpenToday {
                // Neither adds nor breaks.
            } else if day == today.previous, isYesterdayLost {
                // The run can go on today.
            } else if day <= today {
                if day == today, run > 0 { before = run }
                run = 0
            }
            longest = max(longest, run)
            day = day.next
        }
        if isLostToday { return (0, longest, false) }
        if let before { return (before, longest, true) }
        return (run, longest, false)
    }

    private func days(of week: CalendarDay) -> [CalendarDay] {
        (0..<7).map { week.adding(days: $0) }
    }

    /// The days done in a week, and those that meet it: the target, or all that rest leaves.
    ///
    /// - Parameter lost: Whether a flight took a day away; `nil` for all days that one took.
    private func count(
        _ week: CalendarDay, lost: ((CalendarDay) -> Bool)? = nil
    ) -> (done: Int, needed: Int) {
        let days = days(of: week)
        let held = days.filter { day in
            (isRest(day) && !(day == today && isOpenToday)) || lost?(day) ?? isLost(day)
        }
        return (days.filter(isDone).count, min(target(of: week), 7 - held.count))
    }

    func isMet(_ week: CalendarDay, lost: ((CalendarDay) -> Bool)? = nil) -> Bool {
        let (done, needed) = count(week, lost: lost)
        return needed > 0 && done >= needed
    }

    private var weekly: Expected {
        let current = week(of: today)
        var (run, longest, needsToday) = (0, 0, false)
        var week = week(of: created)
        while week <= current {
            let (done, needed) = count(week)
            if needed > 0, done >= needed {
                run += 1
            } else if needed > 0, week < current {
                run = 0
            } else if needed > 0 {
                // Today is possible as long as it is not done, and not above a limit.
                let left = days(of: week).filter {
                    $0 >= today && !isDone($0) && !($0 == today && isLostToday)
                        && (!isRest($0) || $0 == today && isOpenToday)
                }.count
                if done + left < needed {
                    run = 0
                } else {
                    needsToday =
                        run > 0 && done + left == needed && !isDone(today) && !isRest(today)
                        && !isLostToday && !isOpenToday
                }
            }
            longest = max(longest, run)
            week = week.adding(days: 7)
        }
        return (7 * run, 7 * longest, needsToday)
    }
}
