/// A named kind of day, such as weekday or weekend. A day may belong to several.
public struct DayCategory: Sendable, Hashable, Codable, Identifiable {
    /// The identifier that rules and routines refer to.
    public let id: String
    /// The name of a category the person created; `nil` for the standard ones.
    public let name: String?
    /// The name of its symbol in SF Symbols.
    public let symbol: String
    /// The days of the week in this category.
    public let weekdays: [Weekday]

    /// Creates a category of days of the week.
    public init(_ id: String, name: String? = nil, symbol: String, weekdays: [Weekday]) {
        self.id = id
        self.name = name
        self.symbol = symbol
        self.weekdays = weekdays
    }

    /// Weekdays (Monday to Friday) and the weekend.
    public static let standard: [DayCategory] = [
        DayCategory(
            "weekday", symbol: "briefcase",
            weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday]),
        DayCategory("weekend", symbol: "house", weekdays: [.saturday, .sunday]),
    ]

    /// Whether a day belongs to the category.
    public func holds(_ day: CalendarDay) -> Bool { weekdays.contains(day.weekday) }
}
