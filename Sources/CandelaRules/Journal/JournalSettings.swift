/// What a person chose. Everything has a default and may be left out.
public struct JournalSettings: Sendable, Hashable, Codable {
    /// The unit weights are shown in; nil to follow the goal or the latest weigh-in.
    public var unit: WeightUnit?

    /// How far apart weight milestones lie.
    public var milestoneInterval: MilestoneInterval

    /// When a day begins: with 03:00, what is done at 02:59 belongs to the day before.
    public var dayStart: TimeOfDay

    /// The first day of a week in calendars.
    public var firstWeekday: Weekday

    /// The accent colour: a name the product knows or `#RRGGBB`; nil for the product's own.
    public var accent: String?

    /// Whether to follow the device's appearance.
    public var themeMode: ThemeMode

    /// Whether haptics are played.
    public var haptics: Bool

    /// The defaults: milestones every 5 lb or 2 kg, days from midnight, weeks from Monday, the
    /// product's accent, the device's appearance, haptics on.
    public init() {
        milestoneInterval = .five
        dayStart = .midnight
        firstWeekday = .monday
        themeMode = .system
        haptics = true
    }

    /// Reads settings, with the defaults of ``init()`` for what is left out.
    public init(from decoder: any Decoder) throws {
        let standard = JournalSettings()
        let container = try decoder.container(keyedBy: CodingKeys.self)
        unit = try container.decodeIfPresent(WeightUnit.self, forKey: .unit)
        milestoneInterval = try container.decode(
            .milestoneInterval, or: standard.milestoneInterval)
        dayStart = try container.decode(.dayStart, or: standard.dayStart)
        firstWeekday = try container.decode(.firstWeekday, or: standard.firstWeekday)
        accent = try container.decodeIfPresent(String.self, forKey: .accent)
        themeMode = try container.decode(.themeMode, or: standard.themeMode)
        haptics = try container.decode(.haptics, or: standard.haptics)
    }
}
