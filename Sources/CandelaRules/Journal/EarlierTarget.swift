public import CandelaJSON

/// A weekly target that a habit had before the current one.
public struct EarlierTarget: Sendable, Hashable, Codable {
    /// The first day of the week from which the next target holds.
    public let until: CalendarDay

    /// The target in days per week, 1…7; `nil` for every day.
    public let weeklyTarget: Int?

    package var unknown = UnknownMembers()

    /// Creates a target of the weeks before a day.
    public init(until: CalendarDay, weeklyTarget: Int?) {
        self.until = until
        self.weeklyTarget = weeklyTarget
    }
}

extension EarlierTarget: JournalRecord {
    /// A target outside 1…7.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension EarlierTarget: MemberRecord {
    /// Visits the members; only `until` is required.
    @usableFromInline package init(_ member: inout MemberVisitor, of own: Written<Self>?) throws {
        until = try member("until", own?.until)
        weeklyTarget = try member("weeklyTarget", own?.weeklyTarget, within: .weeklyTarget)
        unknown = try member.unknown(own?.unknown)
    }
}

extension Habit {
    /// Changes the weekly target from a week on; the weeks before keep theirs.
    ///
    /// A target of 7 is the same as every day. Changing it back within the week leaves no trace.
    ///
    /// - Parameters:
    ///   - target: The target in days per week; `nil` for every day.
    ///   - week: The first day of the week from which it holds.
    public mutating func setWeeklyTarget(_ target: Int?, from week: CalendarDay) {
        guard target ?? 7 != weeklyTarget ?? 7 else { return }
        // In the same week, also if weeks begin on another weekday since, the last change is changed.
        let isSameWeek = earlierTargets.last.map { abs($0.until.days(to: week)) < 7 } ?? false
        if !isSameWeek {
            earlierTargets.append(EarlierTarget(until: week, weeklyTarget: weeklyTarget))
        }
        weeklyTarget = target == 7 ? nil : target
        if let last = earlierTargets.last, last.weeklyTarget ?? 7 == weeklyTarget ?? 7 {
            earlierTargets.removeLast()
        }
    }
}
