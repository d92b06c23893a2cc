public import CandelaJSON

/// A weekly target that a habit or a routine had before the current one.
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
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
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
        let before = earlierTargets.removeChanges(from: week).map(\.weeklyTarget) ?? weeklyTarget
        weeklyTarget = target == 7 ? nil : target
        guard before ?? 7 != weeklyTarget ?? 7 else { return }
        earlierTargets.append(EarlierTarget(until: week, weeklyTarget: before))
    }
}

extension Routine {
    /// Changes the weekly target from a week on; the weeks before keep theirs.
    ///
    /// Weeks without a target are judged by the next one. Changing it back within the week leaves
    /// no trace.
    ///
    /// - Parameters:
    ///   - target: The target in days per week; `nil` for none.
    ///   - week: The first day of the week from which it holds.
    public mutating func setWeeklyTarget(_ target: Int?, from week: CalendarDay) {
        guard target != weeklyTarget else { return }
        let before = earlierTargets.removeChanges(from: week).map(\.weeklyTarget) ?? weeklyTarget
        weeklyTarget = target
        guard let before, before != target else { return }
        earlierTargets.append(EarlierTarget(until: week, weeklyTarget: before))
    }
}

extension [EarlierTarget] {
    /// The target of the week that begins on a day; `nil` if the current one holds.
    ///
    /// If weeks begin on another weekday since, the week of the change has the new target.
    func target(inWeekFrom first: CalendarDay) -> EarlierTarget? {
        filter { $0.until > first.adding(days: 6) }.min { $0.until < $1.until }
    }

    /// Removes the changes within a week and after it, which a new one replaces.
    ///
    /// - Returns: The first one removed, which has the target of the week before; `nil` for none.
    fileprivate mutating func removeChanges(from week: CalendarDay) -> EarlierTarget? {
        let replaced = filter { $0.until >= week }.min { $0.until < $1.until }
        removeAll { $0.until >= week }
        return replaced
    }
}
