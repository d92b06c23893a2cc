/// A named part of the day.
///
/// A slot whose end is not after its start wraps around midnight.
public struct TimeSlot: Sendable, Hashable, Codable, Identifiable {
    /// The identifier that rules and routines refer to.
    public let id: String
    /// The name of a slot the person created; `nil` for the standard ones, whose names are phrases.
    public let name: String?
    /// The name of its symbol in SF Symbols.
    public let symbol: String
    /// The start, inclusive.
    public let start: TimeOfDay
    /// The end, exclusive. If it equals the start, the slot is the whole day.
    public let end: TimeOfDay

    /// Creates a slot between two times.
    public init(
        _ id: String, name: String? = nil, symbol: String, from start: TimeOfDay,
        to end: TimeOfDay
    ) {
        self.id = id
        self.name = name
        self.symbol = symbol
        self.start = start
        self.end = end
    }

    /// Early morning, morning, late morning, afternoon, evening, night.
    public static let standard: [TimeSlot] = [
        slot("earlyMorning", "sunrise", 5, 7), slot("morning", "sun.min", 7, 9),
        slot("lateMorning", "sun.max", 9, 11), slot("afternoon", "sun.max.fill", 11, 17),
        slot("evening", "sunset", 17, 21), slot("night", "moon.stars", 21, 5),
    ]

    private static func slot(_ id: String, _ symbol: String, _ from: Int, _ to: Int) -> TimeSlot {
        TimeSlot(
            id, symbol: symbol, from: TimeOfDay(hour: from) ?? .midnight,
            to: TimeOfDay(hour: to) ?? .midnight)
    }

    /// Whether a time is in the slot.
    public func holds(_ time: TimeOfDay) -> Bool {
        start < end ? (start <= time && time < end) : (start <= time || time < end)
    }

    /// The first slot that contains a time; `nil` if none does.
    public static func slot(at time: TimeOfDay, among slots: [TimeSlot] = standard) -> TimeSlot? {
        slots.first { $0.holds(time) }
    }
}
