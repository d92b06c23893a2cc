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

    /// Whether motion beyond what the device asks to reduce is played.
    public var motion: Bool

    /// Whether timers sound when they end.
    public var timerSound: Bool

    /// The name of the app icon; nil for the usual one.
    public var appIcon: String?

    /// Whether charts of weights smooth out what changes from day to day.
    public var trendSmoothing: Bool

    /// When to be reminded every day; nil for never.
    public var dailyReminder: TimeOfDay?

    /// Whether reminders follow what the person does.
    public var smartReminders: Bool

    /// Whether weights are exchanged with the device's health store.
    public var healthSync: Bool

    /// The id of the routine mode that is chosen; nil for all routines.
    public var routineMode: String?

    /// The defaults: milestones every 5 lb or 2 kg, days from midnight, weeks from Monday, the
    /// product's accent, the device's appearance, haptics, motion, sounds and smoothing on, no reminders.
    public init() {
        milestoneInterval = .five
        dayStart = .midnight
        firstWeekday = .monday
        themeMode = .system
        haptics = true
        motion = true
        timerSound = true
        trendSmoothing = true
        smartReminders = false
        healthSync = false
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
        motion = try container.decode(.motion, or: standard.motion)
        timerSound = try container.decode(.timerSound, or: standard.timerSound)
        appIcon = try container.decodeIfPresent(String.self, forKey: .appIcon)
        trendSmoothing = try container.decode(.trendSmoothing, or: standard.trendSmoothing)
        dailyReminder = try container.decodeIfPresent(TimeOfDay.self, forKey: .dailyReminder)
        smartReminders = try container.decode(.smartReminders, or: standard.smartReminders)
        healthSync = try container.decode(.healthSync, or: standard.healthSync)
        routineMode = try container.decodeIfPresent(String.self, forKey: .routineMode)
    }
}
