/// The person's choices. Every setting has a default and may be omitted.
public struct JournalSettings: Sendable, Equatable, Codable {
    /// The unit in which weights are displayed; `nil` for the unit of the goal or the latest
    /// weigh-in.
    public var unit: WeightUnit?

    /// The interval between weight milestones.
    public var milestoneInterval: MilestoneInterval

    /// The time at which a day begins: with 03:00, 02:59 belongs to the day before.
    public var dayStart: TimeOfDay

    /// The first day of the week in calendars.
    public var firstWeekday: Weekday

    /// The accent colour: a name defined by the product, at most 100 characters, or `#RRGGBB`;
    /// `nil` for the product's own.
    public var accent: String?

    /// Light, dark, or the device's appearance.
    public var themeMode: ThemeMode

    /// Whether haptics are played.
    public var playsHaptics: Bool

    /// Whether animations are played; the device's setting for reduced motion still applies.
    public var playsMotion: Bool

    /// Whether timers play a sound when they end.
    public var playsTimerSound: Bool

    /// The name of the app icon, at most 100 characters; `nil` for the default icon.
    public var appIcon: String?

    /// Whether weight charts show a smoothed trend.
    public var smoothsTrend: Bool

    /// The time of the daily reminder; `nil` for none.
    public var dailyReminder: TimeOfDay?

    /// Whether reminders adapt to the person's activity.
    public var adaptsReminders: Bool

    /// Whether weights are synchronised with the device's health store.
    public var syncsHealth: Bool

    /// The id of the selected routine mode; `nil` for all routines.
    public var routineMode: String?

    /// The settings that apps declare, by name.
    var own: [String: OwnValue] = [:]

    package var unknown = UnknownMembers()

    /// Creates the defaults: milestones every 5 lb or 2 kg, days starting at midnight, weeks
    /// starting on Monday, the product's accent, the device's appearance, haptics, motion, sounds
    /// and smoothing on, no reminders, and health synchronisation off.
    public init() {
        milestoneInterval = .five
        dayStart = .midnight
        firstWeekday = .monday
        themeMode = .system
        playsHaptics = true
        playsMotion = true
        playsTimerSound = true
        smoothsTrend = true
        adaptsReminders = false
        syncsHealth = false
    }

    /// The JSON names of all settings, without those that apps declare.
    public static let names = CodingKeys.allCases.filter { $0 != .own }.map(\.rawValue)

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case unit, milestoneInterval, dayStart, firstWeekday, accent, themeMode, haptics, motion
        case timerSound, appIcon, trendSmoothing, dailyReminder, smartReminders, healthSync
        case routineMode, own
    }

    /// Decodes settings; omitted ones get the defaults of ``init()``.
    public init(from decoder: any Decoder) throws {
        let reader = try RecordReader<CodingKeys>(decoder)
        self.init()
        unit = try reader.read(.unit)
        milestoneInterval = try reader.read(.milestoneInterval) ?? milestoneInterval
        dayStart = try reader.read(.dayStart) ?? dayStart
        firstWeekday = try reader.read(.firstWeekday) ?? firstWeekday
        accent = try reader.read(.accent)
        themeMode = try reader.read(.themeMode) ?? themeMode
        playsHaptics = try reader.read(.haptics) ?? playsHaptics
        playsMotion = try reader.read(.motion) ?? playsMotion
        playsTimerSound = try reader.read(.timerSound) ?? playsTimerSound
        appIcon = try reader.read(.appIcon)
        smoothsTrend = try reader.read(.trendSmoothing) ?? smoothsTrend
        dailyReminder = try reader.read(.dailyReminder)
        adaptsReminders = try reader.read(.smartReminders) ?? adaptsReminders
        syncsHealth = try reader.read(.healthSync) ?? syncsHealth
        routineMode = try reader.read(.routineMode)
        own = try reader.read(.own) ?? [:]
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Encodes settings, including members written by a newer version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(unit, forKey: .unit)
        try container.encode(milestoneInterval, forKey: .milestoneInterval)
        try container.encode(dayStart, forKey: .dayStart)
        try container.encode(firstWeekday, forKey: .firstWeekday)
        try container.encodeIfPresent(accent, forKey: .accent)
        try container.encode(themeMode, forKey: .themeMode)
        try container.encode(playsHaptics, forKey: .haptics)
        try container.encode(playsMotion, forKey: .motion)
        try container.encode(playsTimerSound, forKey: .timerSound)
        try container.encodeIfPresent(appIcon, forKey: .appIcon)
        try container.encode(smoothsTrend, forKey: .trendSmoothing)
        try container.encodeIfPresent(dailyReminder, forKey: .dailyReminder)
        try container.encode(adaptsReminders, forKey: .smartReminders)
        try container.encode(syncsHealth, forKey: .healthSync)
        try container.encodeIfPresent(routineMode, forKey: .routineMode)
        if !own.isEmpty { try container.encode(own, forKey: .own) }
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}
