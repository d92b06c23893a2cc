public import CandelaJSON

/// The person's choices. Every setting has a default and may be omitted.
public struct JournalSettings: Sendable, Equatable, Codable {
    /// The unit in which weights are displayed; `nil` for the unit of the goal or the latest
    /// weigh-in.
    public var unit: WeightUnit?

    /// The person's height in centimetres, 50 to 280; `nil` if it is not known.
    public var height: Double?

    /// The interval between weight milestones.
    public var milestoneInterval: MilestoneInterval

    /// The time at which a day begins: with 03:00, 02:59 belongs to the day before.
    public var dayStart: TimeOfDay

    /// The first day of the week in calendars.
    public var firstWeekday: Weekday

    /// Whether skipped days keep a habit's streak, as rest days do, instead of ending it.
    public var skipsKeepStreak: Bool

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
    var own = OwnSettings()

    package var unknown = UnknownMembers()

    /// Creates the defaults: milestones every 5 lb or 2 kg, days starting at midnight, weeks
    /// starting on Monday, skipped days ending streaks, the product's accent, the device's
    /// appearance, haptics, motion, sounds and smoothing on, no reminders, and health
    /// synchronisation off.
    public init() {
        milestoneInterval = .five
        dayStart = .midnight
        firstWeekday = .monday
        skipsKeepStreak = false
        themeMode = .system
        playsHaptics = true
        playsMotion = true
        playsTimerSound = true
        smoothsTrend = true
        adaptsReminders = false
        syncsHealth = false
    }

    /// The heights that a person can have, in centimetres: from a newborn's, 50 cm, to above the
    /// greatest that was measured, 272 cm.
    ///
    /// Sources: WHO Child Growth Standards, length for age (2006); Guinness World Records, Robert
    /// Wadlow.
    public static let heights: ClosedRange<Double> = 50...280

    /// The JSON names of all settings, without those that apps declare.
    public static let names = MemberNames.of(JournalSettings.self).filter { $0 != Journal.own }
}

extension JournalSettings: MemberRecord {
    /// Decodes settings; omitted ones get the defaults of ``init()``. A lenient decoder leaves out
    /// those that cannot be decoded.
    public init(from decoder: any Decoder) throws {
        var reader = try Visitor(decoder, keepsUnknown: true, omitsFaults: true)
        try self.init(&reader, writing: nil)
    }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        self.init()
        unit = try member("unit", own?.unit)
        height = try member(
            finite: "height", own?.height,
            within: .range(Self.heights, of: "a height", unit: " cm"))
        milestoneInterval = try member(
            "milestoneInterval", own?.milestoneInterval, or: milestoneInterval)
        dayStart = try member("dayStart", own?.dayStart, or: dayStart)
        firstWeekday = try member("firstWeekday", own?.firstWeekday, or: firstWeekday)
        skipsKeepStreak = try member(
            "skipsKeepStreak", own?.skipsKeepStreak, unless: skipsKeepStreak)
        accent = try member("accent", own?.accent, within: .word("an accent"))
        themeMode = try member("themeMode", own?.themeMode, or: themeMode)
        playsHaptics = try member("haptics", own?.playsHaptics, or: playsHaptics)
        playsMotion = try member("motion", own?.playsMotion, or: playsMotion)
        playsTimerSound = try member("timerSound", own?.playsTimerSound, or: playsTimerSound)
        appIcon = try member("appIcon", own?.appIcon, within: .word("the name of an icon"))
        smoothsTrend = try member("trendSmoothing", own?.smoothsTrend, or: smoothsTrend)
        dailyReminder = try member("dailyReminder", own?.dailyReminder)
        adaptsReminders = try member("smartReminders", own?.adaptsReminders, or: adaptsReminders)
        syncsHealth = try member("healthSync", own?.syncsHealth, or: syncsHealth)
        routineMode = try member("routineMode", own?.routineMode)
        self.own = try member("own", own?.own, unless: OwnSettings())
        unknown = try member.unknown(own?.unknown)
    }
}
