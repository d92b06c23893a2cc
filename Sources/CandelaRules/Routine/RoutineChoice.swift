/// The routine to offer now, with the reason.
public struct RoutineChoice: Sendable, Equatable {
    /// The reason why a routine is offered.
    public enum Reason: Sendable, Equatable {
        /// The routine's rule matches the moment.
        case suits(score: Int)
        /// No rule matches, and this is the default routine.
        case isDefault
        /// No rule matches and there is no default; this routine was used last.
        case usedLast
        /// There is no routine to offer.
        case none
    }

    /// The routine's id; `nil` without a routine to offer.
    public let routine: String?

    /// The reason for the choice.
    public let reason: Reason

    /// The moment it was chosen for.
    public let moment: RoutineMoment

    /// The instant at which the choice becomes stale if nothing else changes: the next start or end
    /// of a time slot, or the next day.
    public let validUntil: Instant

    /// Chooses a routine. The highest score wins; among equal scores, the first in the list.
    ///
    /// - Parameters:
    ///   - place: The id of the person's current place; `nil` if unknown.
    ///   - sessions: Earlier sessions, which determine the routine used last.
    public init(
        among routines: [Routine], sessions: [RoutineSession] = [], place: String? = nil,
        now: Instant, clock: DayClock, slots: [TimeSlot] = TimeSlot.standard,
        categories: [DayCategory] = DayCategory.standard
    ) {
        let moment = RoutineMoment(
            at: now, clock: clock, place: place, slots: slots, categories: categories)
        self.moment = moment
        validUntil = RoutineChoice.change(after: now, clock, slots)
        var best: (id: String, score: Int)?
        for routine in routines {
            guard let score = routine.rule?.score(moment), score > best?.score ?? 0 else {
                continue
            }
            best = (routine.id, score)
        }
        if let best {
            (routine, reason) = (best.id, .suits(score: best.score))
        } else if let usual = routines.first(where: \.isDefault) {
            (routine, reason) = (usual.id, .isDefault)
        } else if let last = RoutineChoice.last(of: sessions, among: routines) {
            (routine, reason) = (last, .usedLast)
        } else {
            (routine, reason) = (nil, .none)
        }
    }

    private static func last(
        of sessions: [RoutineSession], among routines: [Routine]
    ) -> String? {
        let known = Set(routines.map(\.id))
        func time(_ place: Int) -> (CalendarDay, Int) {
            (sessions[place].day, sessions[place].began?.instant.secondsSince1970 ?? .min)
        }
        // Iterates over indices: iterating over sessions would copy each one with its contents.
        var latest: Int?
        for place in sessions.indices where latest.map({ time($0) <= time(place) }) ?? true {
            if known.contains(sessions[place].routine) { latest = place }
        }
        return latest.map { sessions[$0].routine }
    }

    /// The first instant after now at which a slot begins or ends, or a day begins.
    private static func change(
        after now: Instant, _ clock: DayClock, _ slots: [TimeSlot]
    ) -> Instant {
        let moments = slots.flatMap { [$0.start, $0.end] }
            .map { DailyReminder(at: $0).next(after: now, in: clock.zone) }
        return (moments + [clock.nextDay(after: now)]).min() ?? clock.nextDay(after: now)
    }
}
