import CandelaElements
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
        case "goal": return try setGoal(value, setting.entry?.unit, in: context)
        case "mood": return try setMood(value, of: setting.session)
        case "unit":
            if let unit = value?.text.flatMap(WeightUnit.init(rawValue:)) {
                let clock = clock(in: context)
                return try change { $0.setUnit(unit, now: context.now, clock: clock) }
            }
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
        if changed.milestoneInterval != before.milestoneInterval {
            // Milestones that the new interval puts into the past are no news.
            let past = journal.celebratePastMilestones(now: context.now, clock: clock(in: context))
            changes.added.completedMilestones = past
        }
        var effects = save(changes)
        let (asks, asked) = (changed.notifies, before.notifies)
        if asks, !asked { effects.append(.requestPermission(.notifications)) }
        if changed.syncsHealth, !before.syncsHealth { effects.append(.requestPermission(.health)) }
        return effects
    }

    /// Sets the weight to reach, or none. What was reached before counts as celebrated.
    private mutating func setGoal(
        _ value: Intent.Value?, _ unit: WeightUnit?, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let value else {
            guard journal.goal != nil else { return [] }
            journal.goal = nil
            var changes = RecordChanges()
            changes.removed.goal = true
            return save(changes)
        }
        let unit = unit ?? journal.displayUnit
        let bounds = WeightLimits.standard.goals(in: unit)
        guard let number = value.number, bounds.contains(number) else {
            throw .value(
                "\(value.quoted) is no goal: use \(bounds.lowerBound) to \(bounds.upperBound)")
        }
        let clock = clock(in: context)
        return try change { $0.setGoal(number, in: unit, now: context.now, clock: clock) }
    }

    private mutating func setMood(
        _ value: Intent.Value?, of id: String?
    ) throws(SessionError) -> [Effect] {
        guard let id, var session = journal.place(ofSession: id).map({ journal.sessions[$0] })
        else {
            throw .unknown("session", id ?? "", at: "session")
        }
        guard value == nil || value?.integer != nil else {
            throw .value("\(value?.quoted ?? "nothing") is no mood: use a whole number")
        }
        session.mood = value?.integer
        return try change(at: "intent.value") { journal throws(JournalBreach) in
            try journal.log(session)
        }
    }
}

extension JournalSettings {
    /// Whether the person wants notifications.
    fileprivate var notifies: Bool { dailyReminder != nil || adaptsReminders }
}
