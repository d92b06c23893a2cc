import CandelaRules

/// A simple and slow implementation of the same rules, written from their definitions alone.
enum ReferenceOracle {
    /// Takes the done days, removes duplicates and sorts them; the run must reach today or
    /// yesterday. Rest days neither extend nor break it.
    static func streak(
        done: [CalendarDay], rest: [CalendarDay], today: CalendarDay
    ) -> (current: Int, longest: Int) {
        let done = Set(done.filter { $0 <= today })
        let rest = Set(rest.filter { $0 <= today }).subtracting(done)
        guard let first = done.min() else { return (0, 0) }
        var (run, longest) = (0, 0)
        var day = first
        while day <= today {
            if done.contains(day) {
                run += 1
                longest = max(longest, run)
            } else if !rest.contains(day), day != today {
                run = 0
            }
            day = day.adding(days: 1)
        }
        return (run, longest)
    }

    /// All multiples strictly between the two, in the direction of travel, followed by the goal.
    static func milestones(from start: Double, to goal: Double, step: Double) -> [Double] {
        var found: [Double] = []
        var multiple = 0.0
        while multiple < max(start, goal) + step {
            if multiple > min(start, goal), multiple < max(start, goal),
                abs(multiple - goal) >= step / 2
            {
                found.append(multiple)
            }
            multiple += step
        }
        return (goal < start ? Array(found.reversed()) : found) + [goal]
    }

    /// Holt's trend from individual readings: daily means first, then level and trend, both per
    /// day.
    static func holt(_ readings: [(day: CalendarDay, value: Double)]) -> (
        level: Double, trend: Double
    )? {
        var days: [CalendarDay] = []
        for reading in readings where !days.contains(reading.day) { days.append(reading.day) }
        let means = days.sorted().map { day in
            let values = readings.filter { $0.day == day }.map(\.value)
            return values.reduce(0, +) / Double(values.count)
        }
        guard means.count > 1 else { return nil }
        let gaps = zip(days.sorted(), days.sorted().dropFirst()).map { Double($0.days(to: $1)) }
        var (level, trend) = (means[0], (means[1] - means[0]) / gaps[0])
        for (mean, gap) in zip(means.dropFirst(), gaps) {
            let old = level
            level = 0.3 * mean + 0.7 * (level + gap * trend)
            trend = 0.1 * (level - old) / gap + 0.9 * trend
        }
        return (level, trend)
    }
}
