import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The streaks of routines with a weekly target, in weeks.
public struct RoutineStreaksPresenter: Presenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineStreaksTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting(
        loading: { $0.phrases.routineStreaksLoading() },
        failure: { $0.phrases.routineStreaksErrorTitle() })

    /// One card per routine with a weekly target, at most 50 at a time; the empty state without
    /// any.
    public func content(
        of journal: Journal, _ options: RoutineStreaksOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let streaks = RoutineWithStreak.all(in: journal, kit.context)
        guard !streaks.isEmpty else {
            let empty = EmptyCard(
                "noStreaks", illustration: kit.placeholder(.flame),
                title: kit.phrases.routineStreaksEmptyTitle(),
                text: kit.phrases.routineStreaksEmptyText(),
                button: journal.routines.isEmpty ? kit.addFirstRoutine : kit.chooseRoutine,
                with: kit)
            return ScreenContent(cards: [Card(empty)])
        }
        let today = kit.context.clock(for: journal).day(of: kit.context.now)
        // Each routine is a card with a chart.
        let shown = VisibleRows(
            streaks, of: "streaks", in: options.windows, most: 50, id: \.routine.id)
        let name = kit.phrases.routineStreaksTitle()
        func windowButton(_ id: String, _ button: Element?) -> [Card] {
            button.map {
                [Card(FormCard(id, name, isNamed: false, rows: [$0], with: kit))]
            } ?? []
        }
        return ScreenContent(
            cards: windowButton(shown.name("previousStreaks"), kit.previous(of: shown, in: name))
                + shown.rows.map { Card(RoutineStreakCard($0, today: today, with: kit)) }
                + windowButton(shown.name("nextStreaks"), kit.next(of: shown, in: name)),
            validUntil: shown.rows.map(\.streak.validUntil).min())
    }

}
