/// A part of the day with a name.
///
/// Starts are included and ends are not; a slot whose end is not after its
/// start wraps over midnight.
public struct TimeSlot: Sendable, Hashable, Codable, Identifiable {
    /// What rules and routines call it.
    public let id: String
    /// Its name, for a slot of the person's own; nil for the standard ones, whose names are phrases.
    public let name: String?
    /// Its symbol in SF Symbols.
    public let symbol: String
    /// When it begins.
    public let start: TimeOfDay
    /// When it ends.
    public let end: TimeOfDay

    /// A slot between two times.
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

    /// Whether a time lies in it.
    public func holds(_ time: TimeOfDay) -> Bool {
        start < end ? (start <= time && time < end) : (start <= time || time < end)
    }

    /// The first of some slots that holds a time.
    public static func slot(at time: TimeOfDay, among slots: [TimeSlot] = standard) -> TimeSlot? {
        slots.first { $0.holds(time) }
    }
}
