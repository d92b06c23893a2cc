public import CandelaJSON

/// A target of amounts that a habit had before the current one.
public struct EarlierAmount: Sendable, Hashable, Codable {
    /// The first day on which the next target holds.
    public let until: CalendarDay

    /// The target in the habit's unit, 0 or more; `nil` for none.
    public let target: Double?

    /// Whether the target was a limit.
    public let isAtMost: Bool

    package var unknown = UnknownMembers()

    /// Creates a target of the days before a day.
    public init(until: CalendarDay, target: Double?, isAtMost: Bool = false) {
        self.until = until
        self.target = target
        self.isAtMost = isAtMost && target != nil
    }
}

extension EarlierAmount: JournalRecord {
    /// A target below 0, or one that is not finite.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension EarlierAmount: MemberRecord {
    /// Visits the members; only `until` is required. A target that is not finite is omitted.
    @usableFromInline package init(_ member: inout MemberVisitor, of own: Written<Self>?) throws {
        until = try member("until", own?.until)
        target = try member(finite: "target", own?.target, within: .amount)
        isAtMost = try member("atMost", own?.isAtMost, unless: false)
        unknown = try member.unknown(own?.unknown)
    }
}

extension Habit {
    /// Changes the target of amounts from a day on; the days before keep theirs.
    ///
    /// Changing it back on the same day leaves no trace.
    ///
    /// - Parameters:
    ///   - target: The target in the habit's unit; `nil` for none.
    ///   - isAtMost: Whether it is a limit.
    ///   - day: The first day on which it holds.
    public mutating func setTarget(_ target: Double?, isAtMost: Bool, from day: CalendarDay) {
        let isAtMost = isAtMost && target != nil
        guard (target, isAtMost) != (self.target, isLimit) else { return }
        let before = asOf(day.previous)
        earlierAmounts.removeAll { $0.until >= day }
        (self.target, self.isAtMost) = (target, isAtMost)
        guard (target, isAtMost) != (before.target, before.isLimit) else { return }
        earlierAmounts.append(
            EarlierAmount(until: day, target: before.target, isAtMost: before.isLimit))
    }

    /// The habit with the target of amounts that holds on a day.
    public func asOf(_ day: CalendarDay) -> Habit {
        guard let amount = earlierAmounts.amount(on: day) else { return self }
        var habit = self
        (habit.target, habit.isAtMost) = (amount.target, amount.isAtMost)
        return habit
    }

    /// The targets of amounts, oldest first; the current one ends with the last day there is.
    var allAmounts: [EarlierAmount] {
        earlierAmounts + [EarlierAmount(until: .last, target: target, isAtMost: isAtMost)]
    }
}

extension [EarlierAmount] {
    /// The target that holds on a day; `nil` if the one after them does.
    func amount(on day: CalendarDay) -> EarlierAmount? {
        lazy.filter { $0.until > day }.min { $0.until < $1.until }
    }
}
