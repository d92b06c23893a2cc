public import CandelaRules

extension Intent {
    /// A setting of the journal and its new value; `nil` restores the default.
    ///
    /// In JSON an object with the members `setting` and `value`; a setting to enter has the members
    /// of its entry in place of the value.
    @nonexhaustive
    public enum Setting: Sendable, Hashable {
        /// The weight to reach, in the unit on display; `nil` for no goal.
        case goal(Double?)

        /// The mood after a routine's session, 1 for the worst to 5 for the best; `nil` for none.
        case mood(Int?, session: String)

        /// The unit weights are shown in.
        case unit(WeightUnit?)

        /// The distance between weight milestones.
        case milestoneInterval(MilestoneInterval?)

        /// The time at which a day begins.
        case dayStart(TimeOfDay?)

        /// The first day of a week.
        case firstWeekday(Weekday?)

        /// The accent colour: a name the product knows, or `#RRGGBB`.
        case accent(String?)

        /// The appearance: light, dark, or the device's.
        case themeMode(ThemeMode?)

        /// Whether haptics are played.
        case haptics(Bool?)

        /// Whether motion is played beyond what the device asks to reduce.
        case motion(Bool?)

        /// Whether timers sound when they end.
        case timerSound(Bool?)

        /// The name of the app icon.
        case appIcon(String?)

        /// Whether weight charts are smoothed.
        case trendSmoothing(Bool?)

        /// The time of the daily reminder; `nil` for no reminder.
        case dailyReminder(TimeOfDay?)

        /// Whether reminders adapt to the person's habits.
        case smartReminders(Bool?)

        /// Whether weights are exchanged with the device's health store.
        case healthSync(Bool?)

        /// The routine mode by its id; `nil` for all routines.
        case routineMode(String?)

        /// A setting whose value is entered: ``Event`` carries the value.
        case entered(Name, Entry)

        /// A setting of a later version; a session refuses it.
        case unknown(String)

        /// The name of a setting in JSON.
        public enum Name: String, Sendable, Hashable, CaseIterable {
            /// The weight to reach.
            case goal
            /// The mood after a routine's session; it cannot be entered.
            case mood
            /// The unit weights are shown in.
            case unit
            /// The distance between weight milestones.
            case milestoneInterval
            /// The time at which a day begins.
            case dayStart
            /// The first day of a week.
            case firstWeekday
            /// The accent colour.
            case accent
            /// The appearance.
            case themeMode
            /// Haptics.
            case haptics
            /// Motion.
            case motion
            /// The sound of timers.
            case timerSound
            /// The app icon.
            case appIcon
            /// The smoothing of weight charts.
            case trendSmoothing
            /// The time of the daily reminder.
            case dailyReminder
            /// Reminders that adapt.
            case smartReminders
            /// The exchange with the health store.
            case healthSync
            /// The routine mode.
            case routineMode
        }

        /// The entry of a setting that is entered.
        public var entry: Entry? {
            if case .entered(_, let entry) = self { entry } else { nil }
        }
    }
}

extension Intent.Setting {
    /// The setting of a name with a value, such as one that was entered.
    ///
    /// - Parameter session: The session of a routine, for a mood.
    /// - Returns: `nil` when the setting does not take such a value.
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
            case .milestoneInterval:
                read { $0.integer.flatMap(MilestoneInterval.init(rawValue:)) }
                    .map { .milestoneInterval($0) }
            case .dayStart: text { TimeOfDay($0) }.map { .dayStart($0) }
            case .firstWeekday: text(Weekday.init(rawValue:)).map { .firstWeekday($0) }
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

    /// The name in JSON and the value, which is absent for a default and for what is entered.
    private var members: (name: String, value: Intent.Value?) {
        switch self {
        case .goal(let weight): (Name.goal.rawValue, weight.map { .number($0) })
        case .mood(let mood, _): (Name.mood.rawValue, mood.map { .number(Double($0)) })
        case .unit(let unit): (Name.unit.rawValue, unit.map { .text($0.rawValue) })
        case .milestoneInterval(let interval):
            (Name.milestoneInterval.rawValue, interval.map { .number(Double($0.rawValue)) })
        case .dayStart(let time): (Name.dayStart.rawValue, time.map { .text($0.description) })
        case .firstWeekday(let day): (Name.firstWeekday.rawValue, day.map { .text($0.rawValue) })
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
        case .entered(let name, _): (name.rawValue, nil)
        case .unknown(let name): (name, nil)
        }
    }

    func record(to sink: inout some MemberSink) {
        let (name, value) = members
        sink.member("setting", name)
        if case .mood(_, let session) = self { sink.member("session", session) }
        sink.member("value", value)
        entry?.record(to: &sink)
    }

    package init(_ members: Members) throws {
        let word = try members.read("setting", as: String.self)
        let session = try members.read(ifPresent: "session", as: String.self)
        let value = try members.read(ifPresent: "value", as: Intent.Value.self)
        let entry = try Intent.Entry(ifPresent: members)
        guard let name = Name(rawValue: word) else {
            self = .unknown(word)
            return
        }
        guard let setting = Self(name, entry == nil ? value : nil, session: session) else {
            throw DecodingError.dataCorruptedError(
                forKey: "value", in: members,
                debugDescription: "\(value?.quoted ?? "nothing") is not valid for '\(word)'")
        }
        self = entry.map { .entered(name, $0) } ?? setting
    }
}
