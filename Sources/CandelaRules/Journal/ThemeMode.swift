/// The appearance that a person prefers; an open vocabulary, so an unknown word is preserved.
public struct ThemeMode: Sendable, Hashable, RawRepresentable, CaseIterable, Codable {
    /// The word in JSON.
    public let rawValue: String

    /// Creates a mode from its word in JSON.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Follows the device's setting.
    public static let system = ThemeMode(rawValue: "system")
    /// Always light.
    public static let light = ThemeMode(rawValue: "light")
    /// Always dark.
    public static let dark = ThemeMode(rawValue: "dark")

    /// The modes known to this version.
    public static let allCases: [ThemeMode] = [.system, .light, .dark]
}
