import CandelaRules

extension Kit {
    /// What is chosen among routines now, and the first moment at which it may differ in what
    /// counts; the next midnight at the latest.
    ///
    /// A part of the day that ends need not change anything: it is looked further then.
    ///
    /// - Parameter isSame: Whether two choices are alike in what counts.
    func choice(
        among routines: [Routine], of journal: Journal, _ surroundings: RoutineSurroundings,
        until isSame: (RoutineChoice, RoutineChoice) -> Bool
    ) -> (RoutineChoice, validUntil: Instant) {
        let clock = context.clock(for: journal)
        func choice(at now: Instant) -> RoutineChoice {
            RoutineChoice(
                among: routines, sessions: journal.sessions, place: surroundings.place, now: now,
                clock: clock, slots: surroundings.slots,
                categories: surroundings.dayCategories)
        }
        let chosen = choice(at: context.now)
        let midnight = clock.nextDay(after: context.now)
        var end = min(chosen.validUntil, midnight)
        while end < midnight {
            let next = choice(at: end)
            guard isSame(next, chosen), next.validUntil > end else { break }
            end = min(next.validUntil, midnight)
        }
        return (chosen, end)
    }
}
