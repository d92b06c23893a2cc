import CandelaRules

extension Presenter {
    static let practiceDashboard = Presenter(
        PracticeDashboardOptions.self, title: { $0.phrases.practiceDashboardTitle() },
        loading: { $0.streakLoading() }, failure: { $0.streakErrorTitle() },
        cards: [
            StreakCounterCard.self, WeekStripCard.self, DayDetailCard.self,
            WeeklyProgressCard.self, LoadingCard.self, MessageCard.self, ToastCard.self,
        ],
        content: { kit, journal, options throws(ScreenError) in
            let habit = try journal.habit(options)
            return content(PracticeState(of: habit, in: journal, with: kit), options, with: kit)
        })

    /// The streak, the week with the day chosen in it, and the figures of the last seven days.
    private static func content(
        _ state: PracticeState, _ options: PracticeDashboardOptions, with kit: Kit
    ) -> Screen.Content {
        let chosen = options.selectedDay.map {
            Card(DayDetailCard(PracticeSpan($0), state, isOverlay: false, with: kit))
        }
        var content = Screen.Content()
        content.cards = [
            Card(StreakCounterCard(state.streaks, with: kit)),
            Card(WeekStripCard(state, options, with: kit)), chosen,
            Card(WeeklyProgressCard(state, with: kit)),
        ].compactMap(\.self)
        content.announcements = state.streaks.announcements(kit.phrases)
        content.validUntil = state.validUntil
        return content
    }
}
