public import CandelaElements
public import CandelaKit
public import CandelaRules
public import CandelaTokens

/// The length of the current streak, with its flame and the progress to the next milestone.
///
/// While the streak is at risk, a red border surrounds flame and number, and a warning with the
/// remaining time replaces the message.
public struct StreakCounterCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "streakCounter"

    let state: StreakState

    /// Whether the card is the first of a screen: the flame glows, and one sentence is below.
    var isHero = false
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts { parts.facts }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The length of the streak in days; 7 for each week of a weekly target.
        public let streak: Int

        /// The length of the longest streak in days, at least ``streak``.
        public let longestStreak: Int

        /// Whether the streak is the longest ever and at least two days long.
        public let isPersonalBest: Bool

        /// Whether today already counts.
        public let isDoneToday: Bool

        /// The tier that decides the flame's colour and dots, one of four.
        public let tier: StreakTier

        /// The opacity of the glow around the flame, from 0 to 1. The glow has the flame's colour
        /// and does not move.
        public let glow: Double

        /// The next milestone; absent when none is left.
        public let next: NextStreakMilestone?

        /// The moment the streak ends; absent unless it is at risk.
        public let deadline: ZonedInstant?

        /// A milestone that was just reached and not celebrated yet; absent while at risk.
        public let celebration: Celebration?
    }

    /// A milestone to celebrate once.
    public struct Celebration: Sendable, Equatable, Codable {
        /// The milestone, in days.
        public let days: Int

        /// The id of the screen's announcement of the milestone; celebrate each id once.
        public let announcement: String

        /// The haptic to play; absent when the person switched haptics off.
        public let haptic: HapticRole?
    }

    private var phrases: Phrases { kit.phrases }
    private var streak: Streak { state.streak }
    private var parts: StreakParts { StreakParts(state: state, kit: kit) }

    /// The element that is drawn and spoken.
    public var body: Element {
        let open = kit.action(
            "openStatistics", .open(.practiceStatistics, habit: state.habit?.id),
            phrases.actionOpenStatistics(), haptic: .light)
        return Element.button(open) {
            Element.column(gap: .sm, align: .center) {
                state.habit.map {
                    kit.text(verbatim: $0.name, .headline, .textPrimary).part("habit")
                }
                if isHero { hero } else { lines }
            }
            .growing()
        }
        .surface(kit.card)
        .accessibility(accessibility)
    }

    @ElementBuilder private var lines: [Element] {
        parts.counter(parts.count(phrases.length(of: streak)))
        if streak.longest > 0 { best }
        parts.messageLines(align: .center)
        parts.previewLines(align: .center)
    }

    @ElementBuilder private var hero: [Element] {
        parts.counter(parts.count(phrases.length(of: streak)), glows: true)
        parts.sentence
        parts.progressLines
    }

    /// The length of the longest streak, or a note if it is the current one.
    private var best: Element {
        Element.row(
            gap: .sm, align: .center, atAccessibilitySizes: .column(align: .center)
        ) {
            if streak.isPersonalBest {
                Element.line(gap: .symbolGap, align: .center) {
                    kit.icon(.trophy, beside: .footnote, .textSecondary)
                    kit.text(phrases.streakPersonalBest(), .footnote, .textSecondary)
                        .part("personalBest")
                }
            } else {
                kit.text(
                    phrases.best(streak.longest, in: streak.unit), .footnote, .textSecondary
                ).part("best")
            }
        }
    }

    private var accessibility: Accessibility {
        let preview = parts.preview
        let next = parts.requirement.map {
            phrases.streakNextDetail(preview: preview.spokenText, requirement: $0.spokenText)
                .spokenWords
        }
        // Everything drawn is spoken. The value names no longest streak of one day or week.
        let figure =
            streak.unit.count(streak.longest) == 1
            ? AccessibilityDetail(
                phrases.practiceHistoryLongest().spokenWords,
                phrases.length(streak.longest, in: streak.unit).spokenWords)
            : nil
        let lines = [parts.message?.title, parts.message?.text, parts.warning]
        return parts.accessibility(
            telling: lines, figure: figure,
            next: AccessibilityDetail(
                phrases.streakNextName().spokenWords, next ?? preview.spokenWords),
            opensStatistics: true)
    }
}

extension StreakCounterCard {
    /// Creates the counter for the streak of all practice, or of one habit.
    public init(_ journal: Journal, habit: Habit? = nil, with kit: Kit) {
        self.init(state: StreakState(of: habit, in: journal, context: kit.context), kit: kit)
    }
}
