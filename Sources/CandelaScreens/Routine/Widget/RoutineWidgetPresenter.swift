import CandelaRules
import CandelaTokens

extension Presenter {
    /// Every widget of the product, one card each: a device shows those the person placed.
    static let routineWidget = Presenter(
        RoutineWidgetOptions.self, title: { $0.phrases.routineWidgetTitle() },
        loading: { $0.routineWidgetLoading() }, failure: { $0.routineWidgetErrorTitle() },
        cards: [
            RoutineWidgetCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
        ],
        content: { kit, journal, options throws(ScreenError) in
            let top = top(
                of: journal, options.surroundings ?? RoutineSurroundings(), in: kit.context)
            // The longest streak first; of equal ones the journal's order.
            let streaks = RoutineWithStreak.all(in: journal, kit.context).enumerated()
                .sorted {
                    ($0.element.streak.weeks, $1.offset) > ($1.element.streak.weeks, $0.offset)
                }
                .map(\.element)
            let ends = [top?.validUntil].compactMap(\.self) + streaks.map(\.streak.validUntil)
            return Screen.Content(
                cards: [
                    RoutineWidgetCard(top: top?.routine, with: kit),
                    RoutineWidgetCard(paused: PausedSession.all(in: journal).first, with: kit),
                    RoutineWidgetCard(longest: streaks.first, with: kit),
                    RoutineWidgetCard(streaks: Array(streaks.prefix(3)), with: kit),
                ].map { Card($0) }, validUntil: ends.min())
        })

    /// The routine that suits best, or the first of them, and until when it is that one.
    private static func top(
        of journal: Journal, _ surroundings: RoutineSurroundings, in context: Context
    ) -> (routine: Routine, validUntil: Instant)? {
        let shown = journal.shownRoutines
        guard let first = shown.first else { return nil }
        let choice = RoutineChoice(among: shown, of: journal, surroundings, in: context)
        let end = choice.change(among: shown, of: journal, surroundings, in: context) {
            $0.routine == $1.routine
        }
        return (shown.first { $0.id == choice.routine } ?? first, end)
    }
}
