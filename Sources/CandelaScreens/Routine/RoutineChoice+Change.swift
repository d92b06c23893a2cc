import CandelaElements
import CandelaKit
import CandelaRules

extension RoutineChoice {
    /// Creates the choice among routines at a moment.
    ///
    /// - Parameter now: The moment; `nil` uses the context's moment.
    init(
        among routines: [Routine], of journal: Journal, _ surroundings: RoutineSurroundings,
        in context: Context, at now: Instant? = nil
    ) {
        self.init(
            among: routines, sessions: journal.sessions, place: surroundings.place,
            now: now ?? context.now, clock: context.clock(for: journal),
            slots: surroundings.slots, categories: surroundings.dayCategories)
    }

    /// The first moment at which the choice may differ; the next midnight at the latest.
    ///
    /// The end of a time slot may leave the choice the same; the search then continues.
    ///
    /// - Parameter isSame: Whether two choices are equivalent.
    func change(
        among routines: [Routine], of journal: Journal, _ surroundings: RoutineSurroundings,
        in context: Context, unless isSame: (RoutineChoice, RoutineChoice) -> Bool
    ) -> Instant {
        let midnight = context.clock(for: journal).nextDay(after: context.now)
        var end = min(validUntil, midnight)
        while end < midnight {
            let next = RoutineChoice(
                among: routines, of: journal, surroundings, in: context, at: end)
            guard isSame(next, self), next.validUntil > end else { break }
            end = min(next.validUntil, midnight)
        }
        return end
    }
}
