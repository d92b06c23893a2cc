import CandelaRules

extension ScreenRecipe {
    static let practiceDashboard = ScreenRecipe(
        name: .practiceDashboard, title: { $0.practiceDashboardTitle() },
        loading: { $0.streakLoading() }, failure: { $0.streakErrorTitle() },
        content: { composer, journal, options throws(ScreenError) in
            let habit = try journal.habit(options)
            return composer.dashboard(
                PracticeOutlook(of: habit, in: journal, options, with: composer))
        })
}

extension Composer {
    /// The streak, the week with the day chosen in it, and the figures of the last seven days.
    fileprivate func dashboard(_ outlook: PracticeOutlook) -> Screen.Content {
        var content = Screen.Content()
        content.cards = [
            .streakCounter(StreakCounterCard(outlook.streaks, with: self)),
            .weekStrip(WeekStripCard(outlook, with: self)),
        ]
        if let day = outlook.options.selectedDay {
            content.cards.append(
                .dayDetail(
                    DayDetailCard(PracticeSpan(day), outlook, isOverlay: false, with: self)))
        }
        content.cards.append(.weeklyProgress(WeeklyProgressCard(outlook, with: self)))
        content.tabs = practiceTabs(showing: .dashboard)
        content.announcements = announcements(of: outlook.streaks)
        content.validUntil = outlook.validUntil
        return content
    }
}
