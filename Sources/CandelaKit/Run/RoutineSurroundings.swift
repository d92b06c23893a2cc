import CandelaElements
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

    /// Reads surroundings; what is left out is standard.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(place: try members.read(ifPresent: "place"))
        slots = try members.read("slots", or: slots)
        dayCategories = try members.read("dayCategories", or: dayCategories)
        places = try members.read("places", or: places)
    }
}
