/// Streak lengths that are milestones. All are celebrated when reached, some with an explosion.
public struct StreakMilestones: Sendable, Equatable {
    /// Lengths in days that are celebrated with an explosion; ascending.
    public let explosive: [Int]

    /// Lengths in days that are celebrated without an explosion; ascending.
    public let calm: [Int]

    /// Creates milestones from lengths in any order; those below 1 are dropped, and explosive ones
    /// are removed from the calm ones.
    public init(explosive: [Int], calm: [Int]) {
        self.explosive = Set(explosive).filter { $0 > 0 }.sorted()
        self.calm = Set(calm).subtracting(explosive).filter { $0 > 0 }.sorted()
    }

    /// 7, 14 and 30 with an explosion; 60, 90, 180 and 365 without.
    public static let standard = StreakMilestones(
        explosive: [7, 14, 30], calm: [60, 90, 180, 365])

    /// All lengths, ascending.
    public var all: [Int] { (explosive + calm).sorted() }

    /// The next milestone above a streak; `nil` after the last.
    public func next(after streak: Int) -> Int? {
        all.first { $0 > streak }
    }

    /// The milestones that a streak has reached, ascending.
    public func reached(by streak: Int) -> [Int] {
        all.filter { $0 <= streak }
    }

    /// The progress of a streak to its next milestone, streak / next, 0…1; `nil` after the last.
    public func progress(of streak: Int) -> Double? {
        next(after: streak).map { Double(max(0, streak)) / Double($0) }
    }

    /// The days left until the next milestone; `nil` after the last.
    public func daysToGo(from streak: Int) -> Int? {
        next(after: streak).map { $0 - max(0, streak) }
    }

    /// The milestones above the first length, up to and including the second.
    public func crossed(from previous: Int, to streak: Int) -> [Int] {
        all.filter { $0 > previous && $0 <= streak }
    }
}

extension StreakMilestones {
    /// A milestone with the day the run reached it.
    public struct Reached: Sendable, Equatable {
        /// The length in days.
        public let days: Int
        /// The day on which the run reached the length.
        public let day: CalendarDay
    }

    /// A preview of the next milestone.
    public struct Preview: Sendable, Equatable {
        /// The milestone, in days.
        public let days: Int
        /// The days left.
        public let daysToGo: Int
        /// The progress, 0…1.
        public let progress: Double
        /// The day on which the milestone is reached if no day is missed.
        public let day: CalendarDay
    }

    /// The milestones of the current run with their days, ascending.
    public func reached(in streak: Streak) -> [Reached] {
        all.compactMap { days in
            streak.day(reaching: days).map { Reached(days: days, day: $0) }
        }
    }

    /// A preview of a streak's next milestone; `nil` after the last.
    ///
    /// The milestone's day is today plus the days left if today is done, lost or a rest day, and
    /// one day earlier otherwise, because today still counts: from 11 days on 18 March, 14 days are
    /// reached on the 21st or the 20th. Days skipped by the person's zone do not count. With a weekly
    /// target, it is the last day of the week that reaches the milestone; 14 days are 2 weeks.
    public func preview(of streak: Streak, clock: DayClock) -> Preview? {
        guard let next = next(after: streak.current) else { return nil }
        if let week = streak.week {
            let (done, needed) = (streak.unit.count(streak.current), streak.unit.count(next))
            let from = streak.isLostToday ? streak.today.next : streak.today
            let counts = !week.isMet && !week.isRest && week.isOpen(from: from)
            let ahead = counts ? needed - done - 1 : needed - done
            return Preview(
                days: next, daysToGo: 7 * (needed - done), progress: Double(done) / Double(needed),
                day: week.last.adding(days: 7 * ahead))
        }
        guard let daysToGo = daysToGo(from: streak.current),
            let progress = progress(of: streak.current)
        else { return nil }
        let isTodayOpen = !streak.isDoneToday && !streak.isRestToday && !streak.isLostToday
        var day = streak.today
        for _ in 0..<(isTodayOpen ? daysToGo - 1 : daysToGo) {
            day = day.next
            if !clock.hasDay(day) { day = day.next }
        }
        return Preview(days: next, daysToGo: daysToGo, progress: progress, day: day)
    }
}
