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
    public let facts: [FactsCard.Fact]

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
    init(_ outlook: PracticeOutlook, with composer: Composer) {
        let phrases = composer.phrases
        let title = phrases.practiceHistoryTitle()
        let streak = outlook.streak
        id = "history"
        surface = composer.card
        layout = composer.column(gap: .sm)
        heading = composer.heading(title)
        let last = streak.lastDay.map { phrases.date($0, today: streak.today) }
        facts = [
            composer.fact(
                "longest", phrases.practiceHistoryLongest(),
                composer.words(
                    phrases.streakDays(count: streak.longest), .body, .textPrimary)),
            composer.fact(
                "last", phrases.practiceHistoryLast(),
                last.map {
                    composer.words(
                        phrases.dateValue(date: $0.text),
                        saying: phrases.dateValue(date: $0.spoken),
                        .body, .textPrimary)
                } ?? composer.words(phrases.practiceHistoryNever(), .body, .textPrimary)),
        ]
        achievements = composer.heading(
            phrases.practiceHistoryAchievements(), .titleSmall, level: 3)
        badgeLayout = composer.row(gap: .sm, alignment: .center)
        badges = StreakMilestones.standard.all.map { days in
            composer.badge(
                for: days, on: outlook.earned.first { $0.days == days }?.day, today: streak.today)
        }
        accessibility = Accessibility(.group, label: title.spokenText, children: .contain)
    }
}

extension Composer {
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
                isEarned ? "checkmark" : "lock.fill", beside: .headline,
                isEarned ? .onWarning : .textPrimary),
            text: words(phrases.practiceBadgeText(count: days), .caption, .textPrimary),
            accessibility: Accessibility(.image, label: label.spokenText))
    }
}
