import CandelaRules

extension Presenter {
    static let practiceDashboard = Presenter(
        name: .practiceDashboard, title: { $0.practiceDashboardTitle() },
        loading: { $0.streakLoading() }, failure: { $0.streakErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            let habit = try journal.habit(options)
            return kit.dashboard(
                PracticeOutlook(of: habit, in: journal, options, with: kit))
        })
}

extension Kit {
    /// The streak, the week with the day chosen in it, and the figures of the last seven days.
    fileprivate func dashboard(_ outlook: PracticeOutlook) -> Screen.Content {
        var content = Screen.Content()
        content.cards = [
            Card(StreakCounterCard(outlook.streaks, with: self)),
            Card(WeekStripCard(outlook, with: self)),
        ]
        if let day = outlook.options.selectedDay {
            content.cards.append(
                Card(
                    DayDetailCard(PracticeSpan(day), outlook, isOverlay: false, with: self)))
        }
        content.cards.append(Card(WeeklyProgressCard(outlook, with: self)))
        content.tabs = practiceTabs(showing: .dashboard)
        content.announcements = announcements(of: outlook.streaks)
        content.validUntil = outlook.validUntil
        return content
    }
}
