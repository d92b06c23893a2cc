import CandelaRules
import CandelaTokens

extension Presenter {
    /// A card per routine with a weekly target, in the journal's order.
    static let routineStreaks = Presenter(
        RoutineStreaksOptions.self, title: { $0.phrases.routineStreaksTitle() },
        loading: { $0.routineStreaksLoading() }, failure: { $0.routineStreaksErrorTitle() },
        cards: [
            RoutineStreakCard.self, FormCard.self, EmptyCard.self, MessageCard.self,
            LoadingCard.self, ToastCard.self,
        ],
        content: { kit, journal, options throws(ScreenError) in
            let streaks = RoutineWithStreak.all(in: journal, kit.context)
            guard !streaks.isEmpty else {
                let empty = EmptyCard(
                    "noStreaks", illustration: kit.placeholder(.flame),
                    title: kit.phrases.routineStreaksEmptyTitle(),
                    text: kit.phrases.routineStreaksEmptyText(), button: nil, with: kit)
                return Screen.Content(cards: [Card(empty)])
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
            return Screen.Content(
                cards: way(shown.name("previousStreaks"), kit.previous(of: shown, in: name))
                    + shown.rows.map { Card(RoutineStreakCard($0, today: today, with: kit)) }
                    + way(shown.name("nextStreaks"), kit.next(of: shown, in: name)),
                validUntil: shown.rows.map(\.streak.validUntil).min())
        })
}
