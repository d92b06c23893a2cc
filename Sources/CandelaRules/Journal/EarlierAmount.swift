public import CandelaJSON

/// A target of amounts that a habit had before the current one.
public struct EarlierAmount: Sendable, Hashable, Codable {
    /// The first day on which the next target holds.
    public let until: CalendarDay

    /// The unit of its amounts, at most 100 characters; `nil` for the habit's, and empty for none.
    public fileprivate(set) var unit: String?

    /// The target in this unit, 0 or more; `nil` for none.
    public let target: Double?

    /// Whether the target was a limit.
    public let isAtMost: Bool

    package var unknown = UnknownMembers()

    /// Creates a target of the days before a day.
    public init(
        until: CalendarDay, target: Double?, isAtMost: Bool = false, unit: String? = nil
    ) {
        self.until = until
        self.unit = unit
        self.target = target
        self.isAtMost = isAtMost && target != nil
    }
}

extension EarlierAmount: JournalRecord {
    /// A target below 0, or one that is not finite, or a unit that is too long.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension EarlierAmount: MemberRecord {
    /// Visits the members; only `until` is required. A target that is not finite is omitted.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        until = try member("until", own?.until)
        unit = try member("unit", own?.unit, within: .word("a unit"))
        target = try member(finite: "target", own?.target, within: .amount)
        isAtMost = try member("atMost", own?.isAtMost, unless: false)
        unknown = try member.unknown(own?.unknown)
    }
}

extension Habit {
    /// Changes the target of amounts and their unit from a day on; the days before keep theirs.
    ///
    /// Changing it back on the same day leaves no trace.
    ///
    /// - Parameters:
    ///   - target: The target in the unit; `nil` for none.
    ///   - isAtMost: Whether it is a limit.
    ///   - unit: The unit; `nil` for none.
    ///   - day: The first day on which they hold.
    public mutating func setTarget(
        _ target: Double?, isAtMost: Bool, unit: String?, from day: CalendarDay
    ) {
        let isAtMost = isAtMost && target != nil
        guard (target, isAtMost, unit) != (self.target, isLimit, self.unit) else { return }
        let (before, last) = (asOf(day.previous), self.unit)
        earlierAmounts.removeAll { $0.until >= day }
        (self.target, self.isAtMost, self.unit) = (target, isAtMost, unit)
        if (target, isAtMost, unit) != (before.target, before.isLimit, before.unit) {
            earlierAmounts.append(
                EarlierAmount(
                    until: day, target: before.target, isAtMost: before.isLimit,
                    unit: before.unit ?? ""))
        }
        for place in earlierAmounts.indices {
            let known = earlierAmounts[place].unit ?? last ?? ""
            earlierAmounts[place].unit = known == unit ?? "" ? nil : known
        }
    }

    /// The habit with the target of amounts and the unit that hold on a day.
    public func asOf(_ day: CalendarDay) -> Habit {
        guard let amount = earlierAmounts.amount(on: day) else { return self }
        var habit = self
        (habit.target, habit.isAtMost) = (amount.target, amount.isAtMost)
        if let unit = amount.unit { habit.unit = unit.isEmpty ? nil : unit }
        return habit
    }

    /// Whether the amount of a day has the current unit.
    public func hasUnit(on day: CalendarDay) -> Bool {
        earlierAmounts.isEmpty || earlierAmounts.amount(on: day)?.unit == nil
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
