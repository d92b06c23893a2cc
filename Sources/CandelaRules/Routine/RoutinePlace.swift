/// A named place where the person may be.
///
/// The person is at a place when the device is within 150 metres of it, which the app determines.
public struct RoutinePlace: Sendable, Hashable, Codable, Identifiable {
    /// The identifier that rules and routines refer to.
    public let id: String
    /// The name of a place the person created; `nil` for the standard ones.
    public let name: String?
    /// The name of its symbol in SF Symbols.
    public let symbol: String

    /// Creates a place, with a name unless it is a standard one.
    public init(_ id: String, name: String? = nil, symbol: String) {
        self.id = id
        self.name = name
        self.symbol = symbol
    }

    /// Home, office and everywhere else.
    public static let standard: [RoutinePlace] = [
        RoutinePlace("home", symbol: "house.fill"),
        RoutinePlace("office", symbol: "building.2.fill"),
        RoutinePlace("other", symbol: "location.slash"),
    ]

    /// The distance within which the device is at a place, in metres.
    public static let radius = 150
}
