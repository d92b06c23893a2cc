import CandelaRules
import CandelaTokens

extension ScreenRecipe {
    static let routineWidget = ScreenRecipe(
        name: .routineWidget, title: { $0.routineWidgetTitle() },
        loading: { $0.routineWidgetLoading() }, failure: { $0.routineWidgetErrorTitle() },
        content: { composer, journal, options throws(ScreenError) in
            composer.widgets(journal, options.surroundings ?? RoutineSurroundings())
        })
}

extension Composer {
    /// Every widget of the product, one card each: a device shows those the person placed.
    fileprivate func widgets(
        _ journal: Journal, _ surroundings: RoutineSurroundings
    ) -> Screen.Content {
        let top = topRoutine(of: journal, surroundings)
        // The longest streak first; of equal ones the journal's order.
        let streaks = weeklyStreaks(of: journal).enumerated()
            .sorted { ($0.element.streak.weeks, $1.offset) > ($1.element.streak.weeks, $0.offset) }
            .map(\.element)
        let ends = [top?.validUntil].compactMap(\.self) + streaks.map(\.streak.validUntil)
        return Screen.Content(
            cards: [
                topRoutineWidget(top?.routine), pausedWidget(pausedSessions(journal).first),
                smallStreaksWidget(streaks), mediumStreaksWidget(streaks),
            ].map { .routineWidget($0) }, validUntil: ends.min())
    }

    /// The routine that suits best, or the first of them, and until when it is that one.
    private func topRoutine(
        of journal: Journal, _ surroundings: RoutineSurroundings
    ) -> (routine: Routine, validUntil: Instant)? {
        let clock = context.clock(for: journal)
        let shown = journal.shownRoutines
        guard let first = shown.first else { return nil }
        func choice(at now: Instant) -> RoutineChoice {
            RoutineChoice(
                among: shown, sessions: journal.sessions, place: surroundings.place, now: now,
                clock: clock, slots: surroundings.slots,
                categories: surroundings.dayCategories)
        }
        let chosen = choice(at: context.now)
        let midnight = clock.nextDay(after: context.now)
        // A slot that ends need not change what suits best.
        var end = min(chosen.validUntil, midnight)
        while end < midnight {
            let next = choice(at: end)
            guard next.routine == chosen.routine, next.validUntil > end else { break }
            end = min(next.validUntil, midnight)
        }
        return (shown.first { $0.id == chosen.routine } ?? first, end)
    }
}
