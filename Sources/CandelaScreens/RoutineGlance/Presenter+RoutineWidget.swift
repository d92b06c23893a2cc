import CandelaRules
import CandelaTokens

extension Presenter {
    static let routineWidget = Presenter(
        name: .routineWidget, title: { $0.routineWidgetTitle() },
        loading: { $0.routineWidgetLoading() }, failure: { $0.routineWidgetErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.widgets(journal, options.surroundings ?? RoutineSurroundings())
        })
}

extension Kit {
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
            ].map { Card($0) }, validUntil: ends.min())
    }

    /// The routine that suits best, or the first of them, and until when it is that one.
    private func topRoutine(
        of journal: Journal, _ surroundings: RoutineSurroundings
    ) -> (routine: Routine, validUntil: Instant)? {
        let shown = journal.shownRoutines
        guard let first = shown.first else { return nil }
        let (chosen, end) = choice(among: shown, of: journal, surroundings) {
            $0.routine == $1.routine
        }
        return (shown.first { $0.id == chosen.routine } ?? first, end)
    }
}
