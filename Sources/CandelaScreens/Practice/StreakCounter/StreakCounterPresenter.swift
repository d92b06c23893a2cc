import CandelaRules

extension Presenter {
    static let streakCounter = Presenter(
        StreakCounterOptions.self, title: { $0.phrases.streakTitle() },
        loading: { $0.streakLoading() },
        failure: { $0.streakErrorTitle() },
        cards: [StreakCounterCard.self, LoadingCard.self, MessageCard.self, ToastCard.self],
        content: { kit, journal, options throws(ScreenError) in
            let state = StreakState(
                of: try journal.habit(options), in: journal, context: kit.context)
            return Screen.Content(
                cards: [Card(StreakCounterCard(state, with: kit))],
                announcements: state.announcements(kit.phrases), validUntil: state.validUntil)
        })
}
