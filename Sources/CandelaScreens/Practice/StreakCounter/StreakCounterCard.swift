public import CandelaRules
public import CandelaTokens

/// How long the current streak is, with its flame, and what the next milestone takes.
///
/// While today may end the streak, a red line surrounds flame and number, and a warning with the time
/// that is left takes the place of the message.
public struct StreakCounterCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "streakCounter"

    /// The values behind the card.
    public let facts: Facts

    /// The habit the streak is of, as its owner typed it; absent for the streak of all practice.
    public let habit: StyledText?

    /// The flame. It is decoration: size and colour repeat what the number says.
    public let flame: Icon

    /// A flicker, restless at risk, or a burst while a milestone is celebrated; absent for a flame that is
    /// still.
    public let flameMotion: Motion?

    /// The length of the streak, its number larger than the word.
    public let count: StyledText

    /// The length of the longest streak; absent when there has never been one.
    public let best: StyledText?

    /// A note that the current streak is the longest ever, from two days on.
    public let personalBest: StyledText?

    /// A few words over the message, where there are some.
    public let messageTitle: StyledText?

    /// A line that fits the state of the streak; absent while it is at risk.
    public let message: StyledText?

    /// How far the milestone ahead is: `3 days to your 14-day milestone`; or that none is left.
    public let preview: StyledText

    /// What that takes: `Practice every day until March 21`.
    public let requirement: StyledText?

    /// The time that is left while the streak is at risk. It changes once a minute and is not
    /// announced.
    public let countdown: StyledText?

    /// The accessibility label, value and action of the card, which is one element.
    public let accessibility: Accessibility

    /// How the card is drawn and spoken.
    public let body: Element

    /// The values behind the card.
    public struct Facts: Sendable, Hashable, Codable {
        /// The length of the streak in days.
        public let days: Int

        /// The length of the longest streak, never less than ``days``.
        public let best: Int

        /// Whether the streak is the longest ever, from two days on.
        public let isPersonalBest: Bool

        /// Whether today already counts.
        public let isDoneToday: Bool

        /// Which of its four looks the flame has.
        public let tier: StreakTier

        /// The opacity of the glow around the flame, 0 to 1. It has the flame's colour and is still.
        public let glow: Double

        /// The milestone ahead; absent when none is left.
        public let next: NextStreakMilestone?

        /// The moment the streak ends, while it is at risk.
        public let deadline: ZonedInstant?

        /// A milestone that was just reached and not celebrated yet; absent at risk.
        public let celebration: Celebration?
    }

    /// A milestone to celebrate, once.
    public struct Celebration: Sendable, Hashable, Codable {
        /// The milestone, in days.
        public let days: Int

        /// The milestone's name among ``Screen/announcements``; celebrate a name once.
        public let announcement: String

        /// The haptic to play; absent when the person switched haptics off.
        public let haptic: HapticRole?
    }

    /// The counter for the streak of all practice, or of one habit.
    public init(_ journal: Journal, habit: Habit? = nil, with kit: Kit) {
        self.init(StreakState(of: habit, in: journal, context: kit.context), with: kit)
    }

    init(_ state: StreakState, with kit: Kit) {
        let phrases = kit.phrases
        let streak = state.streak
        let parts = StreakParts(state: state, kit: kit)
        let habit = state.habit.map { kit.words(verbatim: $0.name, .headline, .textPrimary) }
        let count = parts.count(phrases.streakDays(count: streak.current))
        let best =
            streak.longest > 0
            ? kit.words(phrases.streakBest(count: streak.longest), .caption, .textSecondary) : nil
        let personalBest =
            streak.isPersonalBest
            ? kit.words(phrases.streakPersonalBest(), .caption, .textSecondary) : nil
        let message = parts.message
        let (preview, requirement) = (parts.preview, parts.requirement)
        let next = requirement.map {
            phrases.streakNextDetail(preview: preview.aloud, requirement: $0.aloud).said
        }
        facts = parts.facts
        self.habit = habit
        flame = parts.flame
        flameMotion = parts.flameMotion
        self.count = count
        self.best = best
        self.personalBest = personalBest
        messageTitle = message?.title
        self.message = message?.text
        self.preview = preview
        self.requirement = requirement
        countdown = parts.countdown
        accessibility = parts.accessibility(
            telling: [message?.text, parts.warning],
            next: AccessibilityDetail(phrases.streakNextName().said, next ?? preview.said),
            opensStatistics: true)
        body = Element.column(gap: .sm, align: .center) {
            habit?.part("habit")
            parts.counter(count)
            if let best {
                Element.row(
                    gap: .xs, align: .firstBaseline, atAccessibilitySizes: .column(align: .center)
                ) {
                    best.part("best")
                    personalBest?.part("personalBest")
                }
            }
            parts.messageLines
            parts.previewLines
        }
        .surface(kit.card)
        .actions([
            kit.action(
                "openStatistics", .open(.practiceStatistics, habit: state.habit?.id),
                phrases.actionOpenStatistics(), haptic: .light)
        ])
        .accessibility(accessibility)
    }
}
