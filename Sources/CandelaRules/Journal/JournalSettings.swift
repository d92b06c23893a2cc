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

    /// The accent colour: a name the product knows, of up to 100 characters, or `#RRGGBB`; nil for the
    /// product's own.
    public var accent: String?

    /// Whether to follow the device's appearance.
    public var themeMode: ThemeMode

    /// Whether haptics are played.
    public var playsHaptics: Bool

    /// Whether motion beyond what the device asks to reduce is played.
    public var playsMotion: Bool

    /// Whether timers sound when they end.
    public var playsTimerSound: Bool

    /// The name of the app icon, of up to 100 characters; nil for the usual one.
    public var appIcon: String?

    /// Whether charts of weights smooth out what changes from day to day.
    public var smoothsTrend: Bool

    /// When to be reminded every day; nil for never.
    public var dailyReminder: TimeOfDay?

    /// Whether reminders follow what the person does.
    public var adaptsReminders: Bool

    /// Whether weights are exchanged with the device's health store.
    public var syncsHealth: Bool

    /// The id of the routine mode that is chosen; nil for all routines.
    public var routineMode: String?

    package var unknown = UnknownMembers()

    /// The defaults: milestones every 5 lb or 2 kg, days from midnight, weeks from Monday, the
    /// product's accent, the device's appearance, haptics, motion, sounds and smoothing on, no reminders.
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

    /// The names of all settings in JSON.
    public static let names = CodingKeys.allCases.map(\.rawValue)

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case unit, milestoneInterval, dayStart, firstWeekday, accent, themeMode, haptics, motion
        case timerSound, appIcon, trendSmoothing, dailyReminder, smartReminders, healthSync
        case routineMode
    }

    /// Reads settings, with the defaults of ``init()`` for what is left out.
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
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
    }

    /// Writes settings, with members that a newer version wrote.
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
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}
