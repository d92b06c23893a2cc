/// A day of the week, in ISO 8601 order; in JSON, its English name in lowercase.
public enum Weekday: String, Sendable, Hashable, CaseIterable, Codable {
    /// Monday, the first day of a week in ISO 8601.
    case monday
    /// Tuesday.
    case tuesday
    /// Wednesday.
    case wednesday
    /// Thursday.
    case thursday
    /// Friday.
    case friday
    /// Saturday.
    case saturday
    /// Sunday, the seventh day in ISO 8601.
    case sunday

    /// The number in ISO 8601: 1 for Monday to 7 for Sunday.
    public var isoNumber: Int {
        switch self {
        case .monday: 1
        case .tuesday: 2
        case .wednesday: 3
        case .thursday: 4
        case .friday: 5
        case .saturday: 6
        case .sunday: 7
        }
    }

    /// Decodes a name such as `monday`; anything else is an error that lists the seven.
    public init(from decoder: any Decoder) throws {
        self = try decoder.word(as: Weekday.self, called: "weekday")
    }
}
