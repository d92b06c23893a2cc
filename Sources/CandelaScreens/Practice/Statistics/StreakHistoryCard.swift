package import CandelaRules
import CandelaTokens

/// The longest streak, the last practice and the badges.
package struct StreakHistoryCard: CardContent {
    package static let kind = "streakHistory"
    package let id: String
    package let facts: Facts

    /// The longest streak and the last practice.
    package let figures: [Element]

    /// The badges, that of the shortest streak first: a circle with a tick or a lock over a length.
    package let badges: [Element]

    let heading: Element
    let achievements: Element
    let surface: Surface
    let accessibility: Accessibility

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

    package var body: Element {
        .column(gap: .sm) {
            heading
            figures
            achievements
            Element.row(gap: .sm, align: .center, wraps: true) { badges }
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ state: PracticeState, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.practiceHistoryTitle()
        let streak = state.streak
        let all = StreakMilestones.standard.all.map { days in
            let day = state.earned.first { $0.days == days }?.day
            return Badge(days: days, isEarned: day != nil, day: day)
        }
        id = "history"
        facts = Facts(longest: streak.longest, lastDay: streak.lastDay, badges: all)
        heading = kit.heading(title)
        let last = streak.lastDay.map {
            kit.words(phrases.date($0, today: streak.today), .body, .textPrimary)
        }
        figures = [
            FiguresCard.Figure(
                "longest", phrases.practiceHistoryLongest(),
                kit.words(phrases.streakDays(count: streak.longest), .body, .textPrimary), with: kit
            ).element,
            FiguresCard.Figure(
                "last", phrases.practiceHistoryLast(),
                last ?? kit.words(phrases.practiceHistoryNever(), .body, .textPrimary), with: kit
            ).element,
        ]
        achievements =
            kit.heading(phrases.practiceHistoryAchievements(), .subheadline, level: 3)
        badges = all.map { Self.element($0, today: streak.today, with: kit) }
        surface = kit.card
        accessibility = Accessibility(.group, label: title.said, children: .contain)
    }

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
