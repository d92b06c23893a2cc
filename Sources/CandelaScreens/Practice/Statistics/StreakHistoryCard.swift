package import CandelaRules
import CandelaTokens

/// The longest streak, the last practice and the badges.
package struct StreakHistoryCard: CardContent {
    package static let kind = "streakHistory"
    package let id = "history"
    package let facts: Facts
    package let body: Element

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The length of the longest streak in days.
        package let longest: Int

        /// The last day that counted; absent without any.
        package let lastDay: CalendarDay?

        /// The badges, that of the shortest streak first.
        package let badges: [Badge]
    }

    /// The badge for a streak of some days.
    package struct Badge: Sendable, Hashable, Codable {
        /// The length of the streak, in days.
        package let days: Int

        /// Whether some streak was that long.
        package let isEarned: Bool

        /// The first day on which one was.
        package let day: CalendarDay?
    }

    init(_ state: PracticeState, with kit: Kit) {
        let phrases = kit.phrases
        let streak = state.streak
        let badges = StreakMilestones.standard.all.map { days in
            let day = state.earned.first { $0.days == days }?.day
            return Badge(days: days, isEarned: day != nil, day: day)
        }
        facts = Facts(longest: streak.longest, lastDay: streak.lastDay, badges: badges)
        body = kit.section(phrases.practiceHistoryTitle()) {
            kit.figure(
                "longest", phrases.practiceHistoryLongest(),
                phrases.streakDays(count: streak.longest))
            FiguresCard.Figure(
                "last", phrases.practiceHistoryLast(),
                streak.lastDay.map {
                    kit.words(phrases.date($0, today: streak.today), .body, .textPrimary)
                } ?? kit.words(phrases.practiceHistoryNever(), .body, .textPrimary), with: kit)
            kit.heading(phrases.practiceHistoryAchievements(), .subheadline, level: 3)
            Element.row(gap: .sm, align: .center, wraps: true) {
                badges.map { Self.element($0, today: streak.today, with: kit) }
            }
        }
    }

    /// A circle with a tick or a lock over the length.
    private static func element(
        _ badge: Badge, today: CalendarDay, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let name = phrases.practiceBadgeName(count: badge.days).spokenText
        let label =
            if let day = badge.day {
                phrases.practiceBadgeEarned(
                    name: name, date: phrases.date(day, today: today).spoken)
            } else {
                phrases.practiceBadgeLocked(
                    name: name,
                    description: phrases.practiceBadgeDescription(count: badge.days).spokenText)
            }
        return Element.column(gap: .xs, align: .center) {
            Element.layers {
                Element.shape(
                    fill: Paint(badge.isEarned ? .achievementReached : .achievementLocked),
                    border: kit.edge(.border), cornerRadius: CornerRadius(.full)
                )
                .square(kit.size(.achievement))
                kit.icon(
                    badge.isEarned ? .checkmark : .lock, beside: .headline,
                    badge.isEarned ? .onWarning : .textPrimary)
            }
            kit.words(phrases.practiceBadgeText(count: badge.days), .caption, .textPrimary)
        }
        .id("badge-\(badge.days)")
        .accessibility(Accessibility(.image, label: label.said))
    }
}
