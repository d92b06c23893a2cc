public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The longest streak, the last practice and the badges.
public struct StreakHistoryCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "streakHistory"

    /// The card's id on its screen.
    public let id = "history"

    let today: CalendarDay
    let unit: Streak.Unit
    let kit: Kit

    /// The values behind the card.
    public let facts: Facts

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The length of the longest streak in days.
        public let longestStreak: Int

        /// The last day that counted; absent without one.
        public let lastDay: CalendarDay?

        /// The badges, shortest streak first.
        public let badges: [Badge]
    }

    /// The badge for a streak of a certain length.
    public struct Badge: Sendable, Equatable, Codable {
        /// The length of the streak, in days.
        public let days: Int

        /// Whether any streak was that long.
        public let isEarned: Bool

        /// The first day on which it was earned.
        public let day: CalendarDay?
    }

    init(_ state: PracticeState, with kit: Kit) {
        let streak = state.streak
        let badges = StreakMilestones.standard.all.map { days in
            let day = state.earned.first { $0.days == days }?.day
            return Badge(days: days, isEarned: day != nil, day: day)
        }
        facts = Facts(longestStreak: streak.longest, lastDay: streak.lastDay, badges: badges)
        (today, unit) = (streak.today, streak.unit)
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        kit.section(phrases.practiceHistoryTitle()) {
            kit.figure(
                "longest", phrases.practiceHistoryLongest(),
                phrases.length(facts.longestStreak, in: unit))
            FiguresCard.Figure("last", phrases.practiceHistoryLast(), last, with: kit)
            kit.heading(phrases.practiceHistoryAchievements(), .subheadline, level: 3)
            Element.grid(columns: 4, gap: .sm, atAccessibilitySizes: .columns(2)) {
                facts.badges.map(badge)
            }
        }
    }

    private var last: StyledText {
        facts.lastDay.map { kit.text(phrases.date($0, today: today), .body, .textPrimary) }
            ?? kit.text(phrases.practiceHistoryNever(), .body, .textPrimary)
    }

    /// The size of a circle. It stops growing where two circles fit side by side.
    private var size: Size {
        kit.size(.achievement, at: min(kit.context.typeSize, .accessibility3))
    }

    /// A circle with a tick or a lock above the length.
    private func badge(_ badge: Badge) -> Element {
        Element.column(gap: .xs, align: .center) {
            Element.layers {
                Element.shape(
                    fill: Paint(badge.isEarned ? .achievementReached : .achievementLocked),
                    border: kit.edge(.border), cornerRadius: CornerRadius(.full)
                )
                .square(size)
                kit.icon(
                    badge.isEarned ? .checkmark : .lock, beside: .headline,
                    badge.isEarned ? .onWarning : .textPrimary)
            }
            kit.text(phrases.badgeText(badge.days, in: unit), .footnote, .textPrimary)
        }
        .id(ElementID("badge-\(badge.days)"))
        .accessibility(Accessibility(.image, label: label(of: badge).spokenWords))
    }

    private func label(of badge: Badge) -> Phrase {
        let name = phrases.badgeName(badge.days, in: unit).spokenText
        guard let day = badge.day else {
            return phrases.practiceBadgeLocked(name: name)
        }
        return phrases.practiceBadgeEarned(
            name: name, date: phrases.date(day, today: today).spoken)
    }
}
