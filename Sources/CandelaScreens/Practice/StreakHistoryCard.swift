public import CandelaRules
public import CandelaTokens

/// The longest streak, the last practice and the badges.
public struct StreakHistoryCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// What the card is about.
    public let heading: Heading

    /// The longest streak and the last practice.
    public let figures: [FiguresCard.Figure]

    /// What the badges are.
    public let achievements: Heading

    /// How the badges are laid out among themselves.
    public let badgeLayout: Stack

    /// The badges, that of the shortest streak first.
    public let badges: [Badge]

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// The badge for a streak of some days.
    public struct Badge: Sendable, Hashable, Codable {
        /// The badge's name in the card.
        public let id: String

        /// The length of the streak, in days.
        public let days: Int

        /// Whether some streak was that long.
        public let isEarned: Bool

        /// The first day on which one was.
        public let day: CalendarDay?

        /// The circle it is drawn in.
        public let circle: Size

        /// What the circle is filled with.
        public let fill: ColorRole

        /// A line around the circle, when contrast is increased.
        public let outline: Surface.Border?

        /// A tick in an earned badge, a lock in one that is not.
        public let icon: Icon

        /// The length, under the circle.
        public let text: Words

        /// What assistive technology is told: one image.
        public let accessibility: Accessibility
    }
}

extension StreakHistoryCard {
    init(_ outlook: PracticeOutlook, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.practiceHistoryTitle()
        let streak = outlook.streak
        id = "history"
        surface = kit.card
        layout = kit.column(gap: .sm)
        heading = kit.heading(title)
        let last = streak.lastDay.map { phrases.date($0, today: streak.today) }
        figures = [
            kit.figure(
                "longest", phrases.practiceHistoryLongest(),
                kit.words(
                    phrases.streakDays(count: streak.longest), .body, .textPrimary)),
            kit.figure(
                "last", phrases.practiceHistoryLast(),
                last.map {
                    kit.words(
                        phrases.dateValue(date: $0.text),
                        saying: phrases.dateValue(date: $0.spoken),
                        .body, .textPrimary)
                } ?? kit.words(phrases.practiceHistoryNever(), .body, .textPrimary)),
        ]
        achievements = kit.heading(
            phrases.practiceHistoryAchievements(), .titleSmall, level: 3)
        badgeLayout = kit.row(gap: .sm, alignment: .center)
        badges = StreakMilestones.standard.all.map { days in
            kit.badge(
                for: days, on: outlook.earned.first { $0.days == days }?.day, today: streak.today)
        }
        accessibility = Accessibility(.group, label: title.spokenText, children: .contain)
    }
}

extension Kit {
    fileprivate func badge(
        for days: Int, on day: CalendarDay?, today: CalendarDay
    ) -> StreakHistoryCard.Badge {
        let name = phrases.practiceBadgeName(count: days).spokenText
        let label =
            day.map {
                phrases.practiceBadgeEarned(
                    name: name, date: phrases.date($0, today: today).spoken)
            }
            ?? phrases.practiceBadgeLocked(
                name: name,
                description: phrases.practiceBadgeDescription(count: days).spokenText)
        let isEarned = day != nil
        return StreakHistoryCard.Badge(
            id: "badge-\(days)", days: days, isEarned: isEarned, day: day,
            circle: size(.achievement), fill: isEarned ? .achievementReached : .achievementLocked,
            outline: edge(.border),
            icon: icon(
                isEarned ? .checkmark : .lock, beside: .headline,
                isEarned ? .onWarning : .textPrimary),
            text: words(phrases.practiceBadgeText(count: days), .caption, .textPrimary),
            accessibility: Accessibility(.image, label: label.spokenText))
    }
}
