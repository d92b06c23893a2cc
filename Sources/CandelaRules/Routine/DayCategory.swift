/// A kind of day with a name, such as weekday or weekend. A day may be of several.
public struct DayCategory: Sendable, Hashable, Codable, Identifiable {
    /// What rules and routines call it.
    public let id: String
    /// Its name, for a category of the person's own; nil for the standard ones.
    public let name: String?
    /// Its symbol in SF Symbols.
    public let symbol: String
    /// The days of the week it holds.
    public let weekdays: [Weekday]

    /// A category of some days of the week.
    public init(_ id: String, name: String? = nil, symbol: String, weekdays: [Weekday]) {
        self.id = id
        self.name = name
        self.symbol = symbol
        self.weekdays = weekdays
    }

    /// Monday to Friday, and the weekend.
    public static let standard: [DayCategory] = [
        DayCategory(
            "weekday", symbol: "briefcase",
            weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday]),
        DayCategory("weekend", symbol: "house", weekdays: [.saturday, .sunday]),
    ]

    /// Whether it holds a day.
    public func holds(_ day: CalendarDay) -> Bool { weekdays.contains(day.weekday) }
}
