import CandelaRules
import CandelaTokens

extension Presenter {
    /// A card per routine with a weekly target, in the journal's order.
    static let routineStreaks = Presenter(
        RoutineStreaksOptions.self, title: { $0.phrases.routineStreaksTitle() },
        loading: { $0.routineStreaksLoading() }, failure: { $0.routineStreaksErrorTitle() },
        cards: [
            RoutineStreakCard.self, EmptyCard.self, MessageCard.self, LoadingCard.self,
            ToastCard.self,
        ],
        content: { kit, journal, _ throws(ScreenError) in
            let streaks = RoutineWithStreak.all(in: journal, kit.context)
            guard !streaks.isEmpty else {
                let empty = EmptyCard(
                    "noStreaks", illustration: kit.placeholder(.flame),
                    title: kit.phrases.routineStreaksEmptyTitle(),
                    text: kit.phrases.routineStreaksEmptyText(), button: nil, with: kit)
                return Screen.Content(cards: [Card(empty)])
            }
            let today = kit.context.clock(for: journal).day(of: kit.context.now)
            return Screen.Content(
                cards: streaks.map { Card(RoutineStreakCard($0, today: today, with: kit)) },
                validUntil: streaks.map(\.streak.validUntil).min())
        })
}
