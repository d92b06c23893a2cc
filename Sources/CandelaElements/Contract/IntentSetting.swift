public import CandelaRules

extension Intent {
    /// A setting of the journal and its new value; `nil` restores the default.
    ///
    /// In JSON it is an object with the members `setting` and `value`.
    @nonexhaustive
    public enum Setting: Sendable, Hashable {
        /// The goal weight in the displayed unit; `nil` for no goal.
        case goal(Double?)

        /// The mood after a routine session, from 1 (worst) to 5 (best); `nil` for none.
        case mood(Int?, session: String)

        /// The unit in which weights are displayed.
        case unit(WeightUnit?)

        /// The person's height in inches beside weights in pounds, otherwise in centimetres; `nil`
        /// if it is not known.
        case height(Double?)

        /// The interval between weight milestones.
        case milestoneInterval(MilestoneInterval?)

        /// The time at which a day begins.
        case dayStart(TimeOfDay?)

        /// The first day of the week.
        case firstWeekday(Weekday?)

        /// Whether skipped days keep a habit's streak.
        case skipsKeepStreak(Bool?)

        /// The accent colour: a name defined by the product, or `#RRGGBB`.
        case accent(String?)

        /// The appearance: light, dark, or the device's.
        case themeMode(ThemeMode?)

        /// Whether haptics are played.
        case haptics(Bool?)

        /// Whether animations are played; the device's setting for reduced motion still applies.
        case motion(Bool?)

        /// Whether timers play a sound when they end.
        case timerSound(Bool?)

        /// The name of the app icon.
        case appIcon(String?)

        /// Whether weight charts show a smoothed trend.
        case trendSmoothing(Bool?)

        /// The time of the daily reminder; `nil` for none.
        case dailyReminder(TimeOfDay?)

        /// Whether reminders adapt to the person's activity.
        case smartReminders(Bool?)

        /// Whether weights are synchronised with the device's health store.
        case healthSync(Bool?)

        /// The id of the selected routine mode; `nil` for all routines.
        case routineMode(String?)

        /// A setting of a later version, which a session rejects.
        case unknown(String)

        /// The name of a setting in JSON.
        public enum Name: String, Sendable, Hashable, CaseIterable {
            /// The goal weight in the displayed unit.
            case goal
            /// The mood after a routine session; its value cannot be entered.
            case mood
            /// The unit in which weights are displayed.
            case unit
            /// The person's height in inches beside weights in pounds, otherwise in centimetres.
            case height
            /// The interval between weight milestones.
            case milestoneInterval
            /// The time at which a day begins.
            case dayStart
            /// The first day of the week.
            case firstWeekday
            /// Whether skipped days keep a habit's streak.
            case skipsKeepStreak
            /// The accent colour: a name defined by the product, or `#RRGGBB`.
            case accent
            /// The appearance: light, dark, or the device's.
            case themeMode
            /// Whether haptics are played.
            case haptics
            /// Whether animations are played.
            case motion
            /// Whether timers play a sound when they end.
            case timerSound
            /// The name of the app icon.
            case appIcon
            /// Whether weight charts show a smoothed trend.
            case trendSmoothing
            /// The time of the daily reminder.
            case dailyReminder
            /// Whether reminders adapt to the person's activity.
            case smartReminders
            /// Whether weights are synchronised with the device's health store.
            case healthSync
            /// The id of the selected routine mode.
            case routineMode
        }
    }
}

extension Intent.Setting {
    /// Creates a setting from its name and value, such as an entered one.
    ///
    /// - Parameter session: The id of the routine session, for a mood.
    /// - Returns: `nil` if the setting does not accept the value.
    public init?(_ name: Name, _ value: Intent.Value?, session: String? = nil) {
        func read<Value>(_ convert: (Intent.Value) -> Value?) -> Value?? {
            guard let value else { return .some(nil) }
            return convert(value).map { .some($0) }
        }
        func text<Value>(_ convert: (String) -> Value?) -> Value?? {
            read { $0.text.flatMap(convert) }
        }
        let setting: Intent.Setting? =
            switch name {
            case .goal: read(\.number).map { .goal($0) }
            case .mood: read(\.integer).map { .mood($0, session: session ?? "") }
            case .unit: text(WeightUnit.init(rawValue:)).map { .unit($0) }
            case .height: read(\.number).map { .height($0) }
            case .milestoneInterval:
                read { $0.integer.flatMap(MilestoneInterval.init(rawValue:)) }
                    .map { .milestoneInterval($0) }
            case .dayStart: text { TimeOfDay($0) }.map { .dayStart($0) }
            case .firstWeekday: text(Weekday.init(rawValue:)).map { .firstWeekday($0) }
            case .skipsKeepStreak: read(\.flag).map { .skipsKeepStreak($0) }
            case .accent: text { $0 }.map { .accent($0) }
            case .themeMode: text(ThemeMode.init(rawValue:)).map { .themeMode($0) }
            case .haptics: read(\.flag).map { .haptics($0) }
            case .motion: read(\.flag).map { .motion($0) }
            case .timerSound: read(\.flag).map { .timerSound($0) }
            case .appIcon: text { $0 }.map { .appIcon($0) }
            case .trendSmoothing: read(\.flag).map { .trendSmoothing($0) }
            case .dailyReminder: text { TimeOfDay($0) }.map { .dailyReminder($0) }
            case .smartReminders: read(\.flag).map { .smartReminders($0) }
            case .healthSync: read(\.flag).map { .healthSync($0) }
            case .routineMode: text { $0 }.map { .routineMode($0) }
            }
        guard let setting else { return nil }
        self = setting
    }

    /// The name in JSON and the value, which is `nil` for a default.
    private var members: (name: String, value: Intent.Value?) {
        switch self {
        case .goal(let weight): (Name.goal.rawValue, weight.map { .number($0) })
        case .mood(let mood, _): (Name.mood.rawValue, mood.map { .number(Double($0)) })
        case .unit(let unit): (Name.unit.rawValue, unit.map { .text($0.rawValue) })
        case .height(let height): (Name.height.rawValue, height.map { .number($0) })
        case .milestoneInterval(let interval):
            (Name.milestoneInterval.rawValue, interval.map { .number(Double($0.rawValue)) })
        case .dayStart(let time): (Name.dayStart.rawValue, time.map { .text($0.description) })
        case .firstWeekday(let day): (Name.firstWeekday.rawValue, day.map { .text($0.rawValue) })
        case .skipsKeepStreak(let isOn):
            (Name.skipsKeepStreak.rawValue, isOn.map { .flag($0) })
        case .accent(let color): (Name.accent.rawValue, color.map { .text($0) })
        case .themeMode(let mode): (Name.themeMode.rawValue, mode.map { .text($0.rawValue) })
        case .haptics(let isOn): (Name.haptics.rawValue, isOn.map { .flag($0) })
        case .motion(let isOn): (Name.motion.rawValue, isOn.map { .flag($0) })
        case .timerSound(let isOn): (Name.timerSound.rawValue, isOn.map { .flag($0) })
        case .appIcon(let icon): (Name.appIcon.rawValue, icon.map { .text($0) })
        case .trendSmoothing(let isOn): (Name.trendSmoothing.rawValue, isOn.map { .flag($0) })
        case .dailyReminder(let time):
            (Name.dailyReminder.rawValue, time.map { .text($0.description) })
        case .smartReminders(let isOn): (Name.smartReminders.rawValue, isOn.map { .flag($0) })
        case .healthSync(let isOn): (Name.healthSync.rawValue, isOn.map { .flag($0) })
        case .routineMode(let mode): (Name.routineMode.rawValue, mode.map { .text($0) })
        case .unknown(let name): (name, nil)
        }
    }

    /// The id of the routine session, for a mood.
    private var session: String? {
        if case .mood(_, let session) = self { session } else { nil }
    }
}

extension Intent.Setting: MemberList {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        let known = own?.members
        let word: String = try member("setting", known?.name)
        let session: String? = try member("session", own?.session)
        let value: Intent.Value? = try member("value", known?.value)
        guard let name = Name(rawValue: word) else {
            self = .unknown(word)
            return
        }
        let setting = Self(name, value, session: session)
        try member.check(
            "value", setting != nil, "\(value?.quoted ?? "nothing") is not valid for '\(word)'")
        self = setting ?? .unknown(word)
    }
}
