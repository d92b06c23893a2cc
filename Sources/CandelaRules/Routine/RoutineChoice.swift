/// Which routine to offer now, and why.
public struct RoutineChoice: Sendable, Hashable {
    /// Why a routine is offered.
    public enum Reason: Sendable, Hashable {
        /// Its rule suits the moment.
        case suits(score: Int)
        /// None suits; it is the one for that.
        case isDefault
        /// None suits and none is for that; it was used last.
        case usedLast
        /// There is none.
        case none
    }

    /// The id of the routine; nil when there is none.
    public let routine: String?

    /// Why.
    public let reason: Reason

    /// The moment it was chosen for.
    public let moment: RoutineMoment

    /// When it stops being right without anything else changing: the next time a slot begins or ends,
    /// or a day.
    public let validUntil: Instant

    /// Chooses among routines. The highest score wins, and of equal ones the first of the list.
    ///
    /// - Parameters:
    ///   - place: The id of the place the person is in; nil when it is not known.
    ///   - sessions: What was gone through so far, for the one used last.
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
        // By place: a session that is looped over is copied with all it holds.
        var latest: Int?
        for place in sessions.indices where latest.map({ time($0) <= time(place) }) ?? true {
            if known.contains(sessions[place].routine) { latest = place }
        }
        return latest.map { sessions[$0].routine }
    }

    /// The first moment after now at which a slot begins or ends, or a day begins.
    private static func change(
        after now: Instant, _ clock: DayClock, _ slots: [TimeSlot]
    ) -> Instant {
        let moments = slots.flatMap { [$0.start, $0.end] }
            .map { DailyReminder(at: $0).next(after: now, in: clock.zone) }
        return (moments + [clock.nextDay(after: now)]).min() ?? clock.nextDay(after: now)
    }
}
