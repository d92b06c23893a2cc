import CandelaRules

extension Presenter {
    static let streakCounter = Presenter(
        name: .streakCounter, title: { $0.streakTitle() }, loading: { $0.streakLoading() },
        failure: { $0.streakErrorTitle() },
        content: { kit, journal, options throws(ScreenError) in
            kit.streak(journal, try journal.habit(options))
        })
}

extension Kit {
    fileprivate func streak(_ journal: Journal, _ habit: Habit?) -> Screen.Content {
        let outlook = StreakOutlook(of: habit, in: journal, context: context)
        return Screen.Content(
            cards: [Card(StreakCounterCard(outlook, with: self))],
            announcements: announcements(of: outlook), validUntil: outlook.validUntil)
    }

    /// What is said by itself when a streak reaches a milestone or is about to end.
    func announcements(of outlook: StreakOutlook) -> [Announcement] {
        var announcements: [Announcement] = []
        if let celebration = outlook.celebration {
            announcements.append(
                Announcement(
                    outlook.celebrationName(celebration),
                    phrases.streakMilestoneAnnouncement(count: celebration.days).spokenText))
        }
        if outlook.risk.isAtRisk {
            let of = outlook.habit.map { "-\($0.id)" } ?? ""
            announcements.append(
                Announcement(
                    "streak-at-risk\(of)-\(outlook.streak.today)",
                    phrases.streakAtRiskMessage().spokenText, politeness: .assertive))
        }
        return announcements
    }
}
