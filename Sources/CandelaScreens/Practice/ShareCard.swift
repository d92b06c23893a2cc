public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A share image of the current streak, as drawing instructions and as text.
///
/// Sizes are fixed and ignore the type size, because the result is an image.
public struct ShareCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "shareCard"

    let sketch: ShareImageLayout
    let habit: String?
    let choices: SharePicture
    let state: ShareState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts { sketch.facts }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The length of the streak in days; 7 for each week of a weekly target.
        public let streak: Int

        /// The length of the longest streak in days.
        public let longestStreak: Int

        /// The tier that decides the flame's colour and dots.
        public let tier: StreakTier

        /// Whether the streak has exactly the length of a milestone and is not at risk.
        public let isMilestone: Bool

        /// The first day of the streak; absent without one.
        public let streakStart: CalendarDay?

        /// The last day of the streak; absent without one.
        public let streakEnd: CalendarDay?

        /// The next milestone; absent when none is left.
        public let next: NextStreakMilestone?

        /// The last seven days, oldest first.
        public let week: [Day]
    }

    /// One of the last seven days.
    public struct Day: Sendable, Equatable, Codable {
        /// The day.
        public let day: CalendarDay

        /// The status of the day.
        public let status: DayActivity.Status
    }

    /// Creates the card of a streak with the person's choices.
    init(
        _ streaks: StreakState, _ index: ActivityIndex, _ choices: SharePicture,
        _ state: ShareState, with kit: Kit
    ) {
        let streak = streaks.streak
        let week = PracticeTimeline(index, range: .week)
        let facts = Facts(
            streak: streak.current, longestStreak: streak.longest,
            tier: streaks.tier,
            isMilestone: streaks.mood.tone != .atRisk
                && StreakMilestones.standard.celebrates(streak),
            streakStart: streak.start, streakEnd: streak.end,
            next: streaks.next,
            week: week.points.map { Day(day: $0.day, status: $0.status) })
        habit = streaks.habit?.name
        sketch = ShareImageLayout(
            facts, choices, of: habit, in: week, counting: streak.unit, today: streak.today,
            with: kit)
        self.choices = choices
        self.state = state
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The reason why the picture cannot be shared; `nil` once there was a streak.
    private var reason: Phrase? { facts.longestStreak > 0 ? nil : phrases.shareNone() }

    /// The element that is drawn and spoken.
    ///
    /// The picture's accessibility value is its whole content in words, which is shared with the
    /// image.
    public var body: Element {
        let text = sketch.textAlternative
        return .column(gap: .md, align: .center) {
            sketch.picture(saying: text)
            share(text)
            // The button speaks the reason.
            reason.map {
                kit.text($0, .footnote, .textSecondary).part("reason").decorative()
            }
        }
        .group(phrases.shareTitle())
    }

    /// The button that shares the picture with its text alternative; disabled before the first
    /// streak.
    private func share(_ text: String) -> Element {
        let app = kit.appName.text
        let subject =
            habit.map { phrases.shareSubjectNamed(app: app, name: $0) }
            ?? phrases.shareSubject(app: app)
        return kit.button(
            kit.action(
                "share",
                .share(Intent.Share(subject: subject.text, text: text, card: Self.kind)),
                phrases.shareButtonLabel()), .primary,
            text: phrases.actionShare(), icon: .share, hint: reason,
            isEnabled: reason == nil && choices.fits && state != .composing && state != .failed,
            states: state == .composing ? [.busy] : [])
    }
}

extension Streak {
    /// The latest day done. A day recorded before a flight counts once today is done.
    fileprivate var end: CalendarDay? {
        lastDay.map { $0 > today && !isDoneToday ? day(reaching: current) ?? $0 : $0 }
    }
}
