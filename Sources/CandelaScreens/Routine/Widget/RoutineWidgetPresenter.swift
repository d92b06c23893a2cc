public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The routine app's widgets.
public struct RoutineWidgetPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .widget }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineWidgetTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting(
        loading: { $0.phrases.routineWidgetLoading() },
        failure: { $0.phrases.routineWidgetErrorTitle() })

    /// The four widgets: the routine that suits best, the most recently paused one, and the longest
    /// streaks in two sizes.
    public func content(
        of journal: Journal, _ options: RoutineWidgetOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let top = top(
            of: journal, options.surroundings ?? RoutineSurroundings(), in: kit.context)
        // Longest streak first; equal ones keep the journal's order.
        let streaks = RoutineWithStreak.all(in: journal, kit.context).enumerated()
            .sorted {
                ($0.element.streak.weeks, $1.offset) > ($1.element.streak.weeks, $0.offset)
            }
            .map(\.element)
        let ends = [top?.validUntil].compactMap(\.self) + streaks.map(\.streak.validUntil)
        let paused = PausedSession.all(in: journal).first { !$0.isRunning }
        return ScreenContent(
            cards: [
                .topRoutine(top?.routine), .paused(paused),
                .streaksSmall(streaks.first), .streaksMedium(Array(streaks.prefix(3))),
            ].map { (widget: RoutineWidget) in Card(RoutineWidgetCard(widget: widget, kit: kit)) },
            validUntil: ends.min())
    }

    /// The routine that suits best, or the first if none does, and the moment at which the choice
    /// may change; `nil` without routines.
    private func top(
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
