import CandelaJSON
import CandelaRules

extension Session {
    /// Gives a setting a value, or none.
    mutating func set(
        _ setting: Intent.Setting, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        var value = setting.value
        if let entry = setting.entry { value = try event.entered(entry) }
        switch setting.setting {
        case "goal": return try setGoal(value, setting.entry?.unit)
        case "mood": return try setMood(value, of: setting.session)
        default: break
        }
        let path = setting.setting
        guard JournalSettings.names.contains(path) else { throw .noOption(path) }
        if path == "routineMode", let id = value?.text,
            !journal.routineModes.contains(where: { $0.id == id })
        {
            throw .unknown("mode", id, at: "value")
        }
        let changed = try journal.settings.setting(path, to: value)
        guard changed != journal.settings else { return [] }
        let before = journal.settings
        journal.settings = changed
        var changes = RecordChanges()
        changes.changed.settings = changed
        var effects: [Effect] = [.save(changes)]
        if changed.dailyReminder != before.dailyReminder {
            if before.dailyReminder == nil { effects.append(.requestPermission("notifications")) }
            effects += reminderSchedule(in: context)
        }
        if changed.healthSync, !before.healthSync { effects.append(.requestPermission("health")) }
        return effects
    }

    private mutating func setGoal(
        _ value: Intent.Value?, _ unit: WeightUnit?
    ) throws(SessionError) -> [Effect] {
        var changes = RecordChanges()
        guard let value else {
            journal.goal = nil
            changes.removed.goal = true
            return [.save(changes)]
        }
        let unit = unit ?? journal.displayUnit
        let bounds = WeightLimits.standard.goals(in: unit)
        guard let number = value.number, bounds.contains(number) else {
            throw .value(
                "\(value.quoted) is no goal: use \(bounds.lowerBound) to \(bounds.upperBound)")
        }
        var goal = journal.goal ?? WeightGoal(Weight(number, unit))
        goal.weight = Weight(number, unit)
        if goal.start == nil { goal.start = journal.weighIns.last?.weight }
        journal.goal = goal
        changes.changed.goal = goal
        return [.save(changes)]
    }

    private mutating func setMood(
        _ value: Intent.Value?, of id: String?
    ) throws(SessionError) -> [Effect] {
        guard let id, var session = journal.sessions.first(where: { $0.id == id }) else {
            throw .unknown("session", id ?? "", at: "session")
        }
        session.mood = value?.integer
        return try change(at: "intent.value") { journal throws(JournalBreach) in
            try journal.log(session)
        }
    }

    /// The next moments of the daily reminder; none when it is switched off.
    private func reminderSchedule(in context: Context) -> [Effect] {
        guard let time = journal.settings.dailyReminder else {
            return [.schedule(Effect.Schedule(.reminder, []))]
        }
        let reminder = DailyReminder(at: time)
        let text = Phrases(language: context.language).weightReminderText().text
        var moments: [Effect.Schedule.Moment] = []
        var last = context.now
        // A week ahead, so that a host that sleeps misses none.
        for _ in 0..<7 {
            last = reminder.next(after: last, in: context.zone)
            moments.append(Effect.Schedule.Moment(last, text))
        }
        return [.schedule(Effect.Schedule(.reminder, moments))]
    }
}
