/// A part of the engine whose phrases sessions say, in announcements and notifications.
package enum SessionPart: String, Sendable, Hashable, CaseIterable {
    /// The texts of the sessions of every app, such as “Saved”.
    case every
    /// The reminders of the streaks of habits.
    case habits
    /// The reminders of the streak of all practice.
    case practice
    /// Routines, with their timers.
    case routines
    /// The reminders and deletions of weigh-ins.
    case weighIns
}

extension AppDefinition {
    /// The parts of the engine that the app's screens use.
    package var sessionParts: Set<SessionPart> {
        let reminders = reminders
        let isUsed: [SessionPart: Bool] = [
            .every: true, .habits: reminders.contains(.habits),
            .practice: reminders.contains(.practice),
            .routines: presenters.contains { $0.optionsType is any RoutineOptions.Type },
            .weighIns: reminders.contains(.weighIns),
        ]
        return Set(SessionPart.allCases.filter { isUsed[$0] == true })
    }
}
