import CandelaRules
import CandelaScreens

/// The single days and their rate, as a person with a pencil counts them.
extension HabitPerson {
    /// The total of the day's amounts; `nil` for none.
    func amount(on day: CalendarDay) -> Double? {
        let amounts = (records[day] ?? []).compactMap(\.amount)
        return amounts.isEmpty ? nil : amounts.reduce(0, +)
    }

    private func has(_ status: CompletionStatus, on day: CalendarDay) -> Bool {
        (records[day] ?? []).contains { $0.status == status }
    }

    /// The target of amounts that the person had on a day.
    func goal(on day: CalendarDay) -> Double {
        if let earlierGoal, day < earlierGoal.until { return earlierGoal.amount }
        return 4
    }

    /// The limit that the person had on a day.
    func limit(on day: CalendarDay) -> Double? {
        guard let earlierGoal, day < earlierGoal.until else { return limit }
        return earlierGoal.isLimit ? earlierGoal.amount : nil
    }

    /// Above the limit: by the total of all amounts, or by what was said of the only one.
    private func isPassed(_ day: CalendarDay) -> Bool {
        guard let limit = limit(on: day) else { return false }
        let amounts = (records[day] ?? []).compactMap(\.amount)
        return amounts.reduce(0, +) > limit || amounts.count < 2 && has(.missed, on: day)
    }

    /// Done so far. A limit can still be passed until the day is over.
    private func isDoneSoFar(_ day: CalendarDay) -> Bool {
        has(.done, on: day) && !isPassed(day)
    }

    func isDone(_ day: CalendarDay) -> Bool {
        isDoneSoFar(day) && !(day >= today && limit(on: day) != nil)
    }

    var isOpenToday: Bool { limit(on: today) != nil && isDoneSoFar(today) }

    var isLostToday: Bool { isPassed(today) && !isRest(today) }

    /// A day of rest without anything done: neither for the habit nor against it.
    func isRest(_ day: CalendarDay) -> Bool {
        !isDone(day) && (rests.contains(day) || keepsSkips && has(.skipped, on: day))
    }

    func target(of week: CalendarDay) -> Int {
        if let earlier, week < earlier.until { return earlier.target ?? 7 }
        return target ?? 7
    }

    func week(of day: CalendarDay) -> CalendarDay { Self.week(of: day, from: first) }

    var isWeekly: Bool { (target ?? 7) < 7 }

    /// The state of a day up to today on the habit's grid. Days without a name are not drawn.
    func state(of day: CalendarDay) -> HabitDaysCard.Day.State {
        if isDone(day) { return .done }
        if rests.contains(day) { return .rest }
        if has(.skipped, on: day) || isTravelDay(day) { return .skipped }
        let week = week(of: day)
        let isFree = target(of: week) < 7
        if day == today {
            if isLostToday { return .missed }
            return isFree && isMet(week, lost: isTravelDay) ? .none : .pending
        }
        return day < begin || isFree ? .none : .missed
    }

    /// The first day with a record other than a mark that was taken away; without one, the day the
    /// habit was set up.
    private var begin: CalendarDay {
        records.filter { $0.value.contains { $0.status != .open } }.keys.min() ?? created
    }

    /// A day that neither counts for the habit nor against it.
    private func isHeld(_ day: CalendarDay) -> Bool { isRest(day) || isTravelDay(day) }

    /// The days done, and those that count, among the last `count`.
    private func rate(of count: Int) -> (done: Int, days: Int) {
        let days = (0..<count).map { today.adding(days: -$0) }
        let done = days.filter(isDone).count
        guard isWeekly else {
            // A day that is done counts, and one that is over, due and not a day of rest.
            let missed = days.filter { day in
                !isDone(day) && !isHeld(day) && day >= begin
                    && (day < today ? target(of: week(of: day)) == 7 : isLostToday)
            }
            return (done, done + missed.count)
        }
        // Of each week the share of its target, but never more days than rest leaves.
        var sevenths = 0
        for first in Set(days.map(week(of:))) {
            let counted = days.filter {
                week(of: $0) == first && $0 >= begin && ($0 < today || isDone($0))
            }
            let free = counted.filter { !isHeld($0) }.count
            sevenths += min(counted.count * target(of: first), free * 7)
        }
        let needed = (sevenths + 6) / 7
        return (min(done, needed), needed)
    }

    /// The rate on the habit's screen: of the last 30 days, or of seven.
    var rate: (done: Int, days: Int) { rate(of: isWeekly ? 7 : 30) }

    /// The rate of 30 days on the screens of practice.
    var monthRate: (done: Int, days: Int) { rate(of: 30) }

    /// The days from the first one that counts until today, up to a number.
    func length(upTo count: Int) -> Int { min(count, max(begin.days(to: today) + 1, 1)) }

    /// The number of done records. For a limit, today's count once it is over.
    var total: Int {
        records.filter { isDone($0.key) }.values.joined().filter { $0.status == .done }.count
    }

    /// The text above the chart of the last `count` days.
    func summary(of count: Int) -> String {
        func days(_ count: Int) -> String { "\(count) day\(count == 1 ? "" : "s")" }
        func number(_ amount: Double) -> String {
            amount == amount.rounded() ? "\(Int(amount))" : "\(amount)"
        }
        let shown = (0..<count).map { today.adding(days: -$0) }
        let done = shown.filter(isDone).count
        let missed = shown.filter { day in
            !isDone(day) && !isHeld(day) && day >= begin
                && (day < today ? target(of: week(of: day)) == 7 : isLostToday)
        }
        let last = "Last \(days(length(upTo: count))): done on "
        // A habit that is due every day this week has its target from the next one on.
        let present = target(of: week(of: today))
        let goal = present < 7 ? present : target ?? 7
        var text =
            isWeekly
            ? last + days(done) + ". Target: \(days(goal)) per week"
            : last + "\(done) of \(days(done + missed.count))"
        if !isWeekly, done + missed.count == 0 { text = "No day was due" }
        let amounts = shown.compactMap { amount(on: $0) }
        guard !amounts.isEmpty else { return text }
        return text + ". Total: \(number(amounts.reduce(0, +))) cups"
    }
}
