/// A place with a name, where a person may be.
///
/// A place is where the device is within 150 metres of it, which the app
/// finds out.
public struct RoutinePlace: Sendable, Hashable, Codable, Identifiable {
    /// What rules and routines call it.
    public let id: String
    /// Its name, for a place of the person's own; nil for the standard ones.
    public let name: String?
    /// Its symbol in SF Symbols.
    public let symbol: String

    /// A place.
    public init(_ id: String, name: String? = nil, symbol: String) {
        self.id = id
        self.name = name
        self.symbol = symbol
    }

    /// Home, office and any other.
    public static let standard: [RoutinePlace] = [
        RoutinePlace("home", symbol: "house.fill"),
        RoutinePlace("office", symbol: "building.2.fill"),
        RoutinePlace("other", symbol: "location.slash"),
    ]

    /// How near counts as there, in metres.
    public static let radius = 150
}
