public import CandelaRules

/// What the app knows about times, days and places beyond the journal: where the person is, and the
/// names they gave.
public struct RoutineSurroundings: Sendable, Hashable, Codable {
    /// The id of the place the person is in; nil when it is not known.
    public var place: String?

    /// The parts of the day; the standard ones unless the person has their own.
    public var slots: [TimeSlot]

    /// The kinds of days; the standard ones unless the person has their own.
    public var dayCategories: [DayCategory]

    /// The places; the standard ones unless the person has their own.
    public var places: [RoutinePlace]

    /// The standard times, days and places, in one of them or in none that is known.
    public init(place: String? = nil) {
        self.place = place
        slots = TimeSlot.standard
        dayCategories = DayCategory.standard
        places = RoutinePlace.standard
    }

    private enum CodingKeys: String, CodingKey {
        case place, slots, dayCategories, places
    }

    /// Reads surroundings; what is left out is standard.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(place: try container.decodeIfPresent(String.self, forKey: .place))
        slots = try container.decodeIfPresent([TimeSlot].self, forKey: .slots) ?? slots
        dayCategories =
            try container.decodeIfPresent([DayCategory].self, forKey: .dayCategories)
            ?? dayCategories
        places = try container.decodeIfPresent([RoutinePlace].self, forKey: .places) ?? places
    }
}
