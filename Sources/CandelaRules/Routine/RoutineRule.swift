/// When a routine suits: at which times, on which kinds of day, in which places.
///
/// An empty list asks for nothing.
public struct RoutineRule: Sendable, Hashable, Codable {
    /// Ids of ``TimeSlot``s.
    public var times: [String]
    /// Ids of ``DayCategory``s.
    public var days: [String]
    /// Ids of ``RoutinePlace``s.
    public var places: [String]
    /// How much it matters among others that suit; 0 to a million, which ``breaches`` checks.
    public var priority: Int

    package var unknown = UnknownMembers()

    /// A rule that asks for these.
    public init(
        times: [String] = [], days: [String] = [], places: [String] = [], priority: Int = 1
    ) {
        self.times = times
        self.days = days
        self.places = places
        self.priority = max(0, priority)
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case times, days, places, priority
    }

    /// Reads a rule; what is left out asks for nothing, and the priority is 1.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        times = try container.decode(.times, or: [])
        days = try container.decode(.days, or: [])
        places = try container.decode(.places, or: [])
        priority = try container.decode(.priority, or: 1)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Writes a rule, with members that a newer version wrote.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(times, forKey: .times)
        try container.encode(days, forKey: .days)
        try container.encode(places, forKey: .places)
        try container.encode(priority, forKey: .priority)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }

    /// Whether it suits a moment.
    public func matches(_ moment: RoutineMoment) -> Bool {
        (times.isEmpty || moment.time.map(times.contains) ?? false)
            && (days.isEmpty || days.contains(where: moment.days.contains))
            && (places.isEmpty || moment.place.map(places.contains) ?? false)
    }

    /// How well it suits a moment: 0 when it does not, else its priority times 1000, and 300 more
    /// when it names days, 200 when it names times, 100 when it names places or 10 when not; at least
    /// 1.
    ///
    /// Priority 2, weekday and morning named, any place → 2510.
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

    /// A priority below 0 or beyond a million, which counts as the nearest of them.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.require(
            (0...RoutineRule.greatestPriority).contains(priority), "priority",
            "a priority of \(priority) is out of range: use 0 to \(RoutineRule.greatestPriority)")
        return list.found
    }
}

/// The time, the kinds of day and the place somebody is in, as ids.
public struct RoutineMoment: Sendable, Hashable {
    /// The id of the time slot; nil when no slot holds the time.
    public var time: String?
    /// The ids of all kinds the day is of.
    public var days: [String]
    /// The id of the place; nil when it is not known.
    public var place: String?

    /// A moment of these.
    public init(time: String?, days: [String], place: String?) {
        self.time = time
        self.days = days
        self.place = place
    }

    /// The moment of an instant.
    ///
    /// - Parameter place: The id of the place, which the app finds out.
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
    /// What wall clocks in the zone show at an instant, to the minute.
    public func time(of instant: Instant) -> TimeOfDay {
        let seconds = instant.secondsSince1970 + offset(at: instant)
        let minutes = ((seconds % 86_400) + 86_400) % 86_400 / 60
        return TimeOfDay(hour: minutes / 60, minute: minutes % 60) ?? .midnight
    }
}
