/// Which appearance a person wants; an open vocabulary, so an unknown word is kept as it is.
public struct ThemeMode: Sendable, Hashable, RawRepresentable, CaseIterable, Codable {
    /// The word in JSON.
    public let rawValue: String

    /// The mode of this name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As the device is set.
    public static let system = ThemeMode(rawValue: "system")
    /// Always light.
    public static let light = ThemeMode(rawValue: "light")
    /// Always dark.
    public static let dark = ThemeMode(rawValue: "dark")

    /// The modes that are known so far.
    public static let allCases: [ThemeMode] = [.system, .light, .dark]
}
