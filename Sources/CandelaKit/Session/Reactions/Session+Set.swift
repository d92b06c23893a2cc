import CandelaElements
import CandelaRules

extension Session {
    /// Sets or resets a setting.
    mutating func set(
        _ given: Intent.Setting, in context: Context
    ) throws(SessionError) -> [Effect] {
        switch given {
        case .goal(let weight): return try setGoal(weight, in: context)
        case .mood(let mood, let session): return try setMood(mood, of: session, in: context)
        case .unit(let unit?):
            return try change { $0.setUnit(unit) }
        case .routineMode(let id?):
            guard journal.routineModes.contains(where: { $0.id == id }) else {
                throw .unknown("mode", id, at: "value")
            }
        default: break
        }
        let changed = try journal.settings.with(given, in: context.weightUnit(for: journal))
        guard changed != journal.settings else { return [] }
        let before = journal.settings
        var effects = try change(at: "intent.value") { journal throws(JournalBreach) in
            try journal.set(changed)
        }
        let (asks, asked) = (changed.notifies, before.notifies)
        if asks, !asked { effects.append(.requestPermission(.notifications)) }
        if changed.syncsHealth, !before.syncsHealth { effects.append(.requestPermission(.health)) }
        if changed.dayStart != before.dayStart {
            // The field says the time, but not which day a record then counts for.
            let effect = announce("dayStart", in: context) {
                $0.effect(ofDayStart: changed.dayStart)
            }
            effects.append(effect)
        }
        return effects
    }

    /// Sets or removes the goal.
    private mutating func setGoal(
        _ weight: Double?, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let weight else { return try change { $0.removeGoal() } }
        let unit = context.weightUnit(for: journal)
        let bounds = WeightLimits.standard.goals(in: unit)
        guard bounds.contains(weight) else {
            throw .value(
                "\(weight) is not a valid goal: use \(bounds.lowerBound) to \(bounds.upperBound)")
        }
        let clock = clock(in: context)
        return try change { $0.setGoal(weight, in: unit, now: context.now, clock: clock) }
    }

    private mutating func setMood(
        _ mood: Int?, of id: String, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard var session = journal.place(ofSession: id).map({ journal.sessions[$0] }) else {
            throw .unknown("session", id, at: "session")
        }
        session.mood = mood
        return try change(at: "intent.value") { journal throws(JournalBreach) in
            try journal.log(session, now: context.now)
        }
    }
}

extension JournalSettings {
    /// The settings with one changed; `nil` restores its default.
    ///
    /// - Parameter unit: The unit in which weights are displayed.
    fileprivate func with(
        _ setting: Intent.Setting, in unit: WeightUnit
    ) throws(SessionError) -> JournalSettings {
        let usual = JournalSettings()
        var settings = self
        switch setting {
        case .unit(let unit): settings.unit = unit
        case .height(let height):
            let unit = HeightUnit(beside: unit)
            guard height.map(unit.heights.contains) ?? true else {
                let (least, most) = (unit.heights.lowerBound, unit.heights.upperBound)
                throw .value("\(height ?? 0) is not a valid height: use \(least) to \(most)")
            }
            let entered = height.map(unit.centimeters)
            // A height that shows the same is unchanged, so that inches do not move it.
            let shown = [settings.height, entered].map { $0.map(unit.value) }
            if shown[0] != shown[1] { settings.height = entered }
        case .milestoneInterval(let interval):
            settings.milestoneInterval = interval ?? usual.milestoneInterval
        case .dayStart(let time): settings.dayStart = time ?? usual.dayStart
        case .firstWeekday(let day): settings.firstWeekday = day ?? usual.firstWeekday
        case .skipsKeepStreak(let isOn):
            settings.skipsKeepStreak = isOn ?? usual.skipsKeepStreak
        case .accent(let color): settings.accent = color
        case .themeMode(let mode): settings.themeMode = mode ?? usual.themeMode
        case .haptics(let isOn): settings.playsHaptics = isOn ?? usual.playsHaptics
        case .motion(let isOn): settings.playsMotion = isOn ?? usual.playsMotion
        case .timerSound(let isOn): settings.playsTimerSound = isOn ?? usual.playsTimerSound
        case .appIcon(let icon): settings.appIcon = icon
        case .trendSmoothing(let isOn): settings.smoothsTrend = isOn ?? usual.smoothsTrend
        case .dailyReminder(let time): settings.dailyReminder = time
        case .smartReminders(let isOn): settings.adaptsReminders = isOn ?? usual.adaptsReminders
        case .healthSync(let isOn): settings.syncsHealth = isOn ?? usual.syncsHealth
        case .routineMode(let mode): settings.routineMode = mode
        case .unknown(let name):
            throw SessionError(
                "intent.setting", "there is no setting '\(name)'", id: "unknown-setting")
        case .goal, .mood: break
        }
        return settings
    }

    /// Whether any reminders are on.
    fileprivate var notifies: Bool { dailyReminder != nil || adaptsReminders }
}
