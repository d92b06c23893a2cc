extension Streak {
    /// The unit in which a streak is counted.
    public enum Unit: Sendable, Hashable {
        /// Days done.
        case days
        /// Weeks in which a target was met. Each counts as seven days of a streak's length.
        case weeks

        /// The number of units of a length: for weeks, those it takes to reach it.
        ///
        /// - Parameter days: The length in days, 0 or more.
        public func count(_ days: Int) -> Int {
            switch self {
            case .days: days
            case .weeks: (days + 6) / 7
            }
        }
    }

    /// The progress of a calendar week towards a weekly target.
    public struct Week: Sendable, Equatable, Codable {
        /// The first day.
        public let first: CalendarDay

        /// The number of days done.
        public let done: Int

        /// The number of days it takes to meet the week: the target, or fewer if rest leaves fewer
        /// days. It is 0 for a week of rest, which neither extends a streak nor breaks it.
        public let needed: Int

        private let effects: [StreakRecord.Effect?]

        /// A day within a limit, which is done once it is over.
        private let open: CalendarDay?

        init(
            first: CalendarDay, effects: [StreakRecord.Effect?], target: Int, open: CalendarDay?
        ) {
            self.first = first
            self.effects = effects
            self.open = open
            done = effects.count { $0 == .adds }
            needed = min(target, effects.count { $0 != .holds })
        }

        /// Whether the target is met.
        public var isMet: Bool { needed > 0 && done >= needed }

        /// Whether the week is nothing but rest.
        var isRest: Bool { needed == 0 }

        /// The last day.
        var last: CalendarDay { first.adding(days: 6) }

        /// The first day done; `nil` without one.
        var firstDone: CalendarDay? {
            effects.firstIndex(of: .adds).map { first.adding(days: $0) }
        }

        /// The day done with which the week met its target; `nil` if it did not.
        var metOn: CalendarDay? {
            guard isMet else { return nil }
            let days = effects.indices.filter { effects[$0] == .adds }
            return first.adding(days: days[needed - 1])
        }

        /// The number of days from a day on that can still be done.
        func left(from day: CalendarDay) -> Int {
            effects.indices.count { effects[$0] == nil && first.adding(days: $0) >= day }
        }

        /// Whether the days from a day on leave no room: each one is needed to meet the target. An
        /// open day before them will be done.
        func needs(from day: CalendarDay) -> Bool {
            let ahead = done + (open.map { $0 < day } == true ? 1 : 0)
            return !isRest && ahead < needed && left(from: day) == needed - ahead
        }

        /// Whether the target is met, or can still be met from a day on.
        func isOpen(from day: CalendarDay) -> Bool { isRest || done + left(from: day) >= needed }
    }
}
