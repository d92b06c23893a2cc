import CandelaElements
public import CandelaRules

/// The person's current place, and their own time slots, kinds of days and places.
public struct RoutineSurroundings: Sendable, Equatable, Codable {
    /// The id of the current place; `nil` if unknown.
    public var place: String?

    /// The time slots; by default the standard ones.
    public var slots: [TimeSlot]

    /// The kinds of days; by default the standard ones.
    public var dayCategories: [DayCategory]

    /// The places; by default the standard ones.
    public var places: [RoutinePlace]

    /// Creates the standard time slots, kinds of days and places.
    public init(place: String? = nil) {
        self.place = place
        slots = TimeSlot.standard
        dayCategories = DayCategory.standard
        places = RoutinePlace.standard
    }

    /// Decodes the values; missing ones are standard.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        self.init(place: try members.read(ifPresent: "place"))
        slots = try members.read("slots", or: slots)
        dayCategories = try members.read("dayCategories", or: dayCategories)
        places = try members.read("places", or: places)
    }
}
