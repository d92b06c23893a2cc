/// The lengths of a streak that are worth marking, and which of them are celebrated.
///
/// Source: seed 002 celebrates 7, 14 and 30; the markers after them are the app's.
public struct StreakMilestones: Sendable, Hashable {
    /// Lengths in days that are celebrated when reached; ascending.
    public let celebrated: [Int]

    /// Lengths in days that are only marked; ascending.
    public let markers: [Int]

    /// Milestones at these lengths, in any order; those below 1 are left out, and one that is
    /// celebrated is no mere marker.
    public init(celebrated: [Int], markers: [Int]) {
        self.celebrated = Set(celebrated).filter { $0 > 0 }.sorted()
        self.markers = Set(markers).subtracting(celebrated).filter { $0 > 0 }.sorted()
    }

    /// 7, 14 and 30 celebrated; 60, 90, 180 and 365 marked.
    public static let standard = StreakMilestones(
        celebrated: [7, 14, 30], markers: [60, 90, 180, 365])

    /// All lengths, ascending.
    public var all: [Int] { (celebrated + markers).sorted() }

    /// The smallest milestone above a streak; nil beyond the last.
    public func next(after streak: Int) -> Int? {
        all.first { $0 > streak }
    }

    /// The milestones a streak has reached, ascending.
    public func reached(by streak: Int) -> [Int] {
        all.filter { $0 <= streak }
    }

    /// How far a streak is toward its next milestone: streak / next, 0…1; nil beyond the last.
    public func progress(of streak: Int) -> Double? {
        next(after: streak).map { Double(max(0, streak)) / Double($0) }
    }

    /// How many days a streak lacks to its next milestone; nil beyond the last.
    public func daysToGo(from streak: Int) -> Int? {
        next(after: streak).map { $0 - max(0, streak) }
    }

    /// The milestones between one length and a greater one: above the first, up to the second.
    public func crossed(from previous: Int, to streak: Int) -> [Int] {
        all.filter { $0 > previous && $0 <= streak }
    }
}

extension StreakMilestones {
    /// A milestone and the day the current run reached it.
    public struct Reached: Sendable, Hashable {
        /// The length in days.
        public let days: Int
        /// The day the run was that long.
        public let day: CalendarDay
    }

    /// What a preview of the next milestone says.
    public struct Preview: Sendable, Hashable {
        /// The milestone, in days.
        public let days: Int
        /// How many more days it takes.
        public let daysToGo: Int
        /// The share of the way that is done, 0…1.
        public let progress: Double
        /// The day the milestone is reached when no day is missed from now on.
        public let day: CalendarDay
    }

    /// The milestones of the current run with their days, ascending.
    public func reached(in streak: Streak) -> [Reached] {
        all.compactMap { days in
            streak.day(reaching: days).map { Reached(days: days, day: $0) }
        }
    }

    /// The milestone a streak comes to next; nil beyond the last.
    ///
    /// Its day is today + days to go when today is done or a day of rest, else one less, since today
    /// still counts: from 11 days on 18 March to 14 on the 21st or the 20th. Days that the clocks of the
    /// person's zone leave out do not count.
    public func preview(of streak: Streak, clock: DayClock) -> Preview? {
        guard let next = next(after: streak.current), let daysToGo = daysToGo(from: streak.current),
            let progress = progress(of: streak.current)
        else { return nil }
        let isTodayOpen = !streak.isDoneToday && !streak.isRestToday
        var day = streak.today
        for _ in 0..<(isTodayOpen ? daysToGo - 1 : daysToGo) {
            day = day.next
            if !clock.hasDay(day) { day = day.next }
        }
        return Preview(days: next, daysToGo: daysToGo, progress: progress, day: day)
    }
}
