public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The weeks in a row in which routines met their weekly targets.
public struct RoutineStreaksPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        RoutineStreakCard.self, FormCard.self, EmptyCard.self, MessageCard.self,
        LoadingCard.self, ToastCard.self,
    ]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.routineStreaksTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.routineStreaksLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.routineStreaksErrorTitle() }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: RoutineStreaksOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let streaks = RoutineWithStreak.all(in: journal, kit.context)
        guard !streaks.isEmpty else {
            let empty = EmptyCard(
                "noStreaks", illustration: kit.placeholder(.flame),
                title: kit.phrases.routineStreaksEmptyTitle(),
                text: kit.phrases.routineStreaksEmptyText(), button: nil, with: kit)
            return ScreenContent(cards: [Card(empty)])
        }
        let today = kit.context.clock(for: journal).day(of: kit.context.now)
        // Each is a card with a chart.
        let shown = ShownRows(
            streaks, of: "streaks", in: options.windows, most: 50, id: \.routine.id)
        let name = kit.phrases.routineStreaksTitle()
        func way(_ id: String, _ button: Element?) -> [Card] {
            button.map {
                [Card(FormCard(id, name, isNamed: false, rows: [$0], with: kit))]
            } ?? []
        }
        return ScreenContent(
            cards: way(shown.name("previousStreaks"), kit.previous(of: shown, in: name))
                + shown.rows.map { Card(RoutineStreakCard($0, today: today, with: kit)) }
                + way(shown.name("nextStreaks"), kit.next(of: shown, in: name)),
            validUntil: shown.rows.map(\.streak.validUntil).min())
    }

}
