public import CandelaJSON

/// The times, kinds of day and places at which a routine is offered.
///
/// An empty list matches everything.
public struct RoutineRule: Sendable, Hashable, Codable {
    /// Ids of ``TimeSlot``s.
    public var times: [String]
    /// Ids of ``DayCategory``s.
    public var days: [String]
    /// Ids of ``RoutinePlace``s.
    public var places: [String]
    /// The priority among matching routines, 0 to a million, which ``breaches`` checks.
    public var priority: Int

    package var unknown = UnknownMembers()

    /// Creates a rule; a negative priority counts as 0.
    public init(
        times: [String] = [], days: [String] = [], places: [String] = [], priority: Int = 1
    ) {
        self.times = times
        self.days = days
        self.places = places
        self.priority = max(0, priority)
    }

    /// Whether the rule matches a moment.
    public func matches(_ moment: RoutineMoment) -> Bool {
        (times.isEmpty || moment.time.map(times.contains) ?? false)
            && (days.isEmpty || days.contains(where: moment.days.contains))
            && (places.isEmpty || moment.place.map(places.contains) ?? false)
    }

    /// The score of the match: 0 without a match, otherwise the priority times 1000, plus 300 if
    /// the rule names days, 200 if it names times, and 100 if it names places or 10 if not; at
    /// least 1.
    ///
    /// For example, priority 2 with weekday and morning and any place scores 2510.
    public func score(_ moment: RoutineMoment) -> Int {
        guard matches(moment) else { return 0 }
        let score =
            min(max(priority, 0), RoutineRule.greatestPriority) * 1000
            + (days.isEmpty ? 0 : 300) + (times.isEmpty ? 0 : 200) + (places.isEmpty ? 10 : 100)
        return max(1, score)
    }
}

extension RoutineRule: JournalRecord {
    static let greatestPriority = 1_000_000

    /// A priority below 0 or above a million; scores use the nearest allowed value.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

/// The time slot, kinds of day and place of the person, as ids.
public struct RoutineMoment: Sendable, Equatable {
    /// The id of the time slot; `nil` if the time is in no slot.
    public var time: String?
    /// The ids of all kinds of day that apply.
    public var days: [String]
    /// The id of the place; `nil` if unknown.
    public var place: String?

    /// Creates a moment from ids.
    public init(time: String?, days: [String], place: String?) {
        self.time = time
        self.days = days
        self.place = place
    }

    /// The moment at an instant.
    ///
    /// - Parameter place: The id of the place, which the app determines.
    public init(
        at now: Instant, clock: DayClock, place: String?, slots: [TimeSlot] = TimeSlot.standard,
        categories: [DayCategory] = DayCategory.standard
    ) {
        let day = clock.day(of: now)
        time = TimeSlot.slot(at: clock.time(of: now), among: slots)?.id
        days = categories.filter { $0.holds(day) }.map(\.id)
        self.place = place
    }
}

extension DayClock {
    /// The wall-clock time in the zone at an instant, to the minute.
    public func time(of instant: Instant) -> TimeOfDay {
        let seconds = instant.secondsSince1970 + offset(at: instant)
        let minutes = ((seconds % 86_400) + 86_400) % 86_400 / 60
        return TimeOfDay(hour: minutes / 60, minute: minutes % 60) ?? .midnight
    }
}

extension RoutineRule: MemberRecord {
    /// Visits the members; omitted lists match everything.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        times = try member("times", own?.times, or: [])
        days = try member("days", own?.days, or: [])
        places = try member("places", own?.places, or: [])
        priority = try member(
            "priority", own?.priority, or: 1,
            within: .range(0...RoutineRule.greatestPriority, of: "a priority"))
        unknown = try member.unknown(own?.unknown)
    }
}
