public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A picture of the current streak to share, as data for drawing it, and all of it in words.
///
/// Sizes are fixed and follow no type size: it is a picture.
public struct ShareCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "shareCard"

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    ///
    /// The accessibility value of its picture is everything on the picture in words, which is sent
    /// along with it.
    public let body: Element

    /// The values behind the card.
    public struct Facts: Sendable, Hashable, Codable {
        /// The length of the streak in days.
        public let days: Int

        /// The length of the longest streak in days.
        public let longest: Int

        /// The look of the flame.
        public let tier: StreakTier

        /// Whether the streak has just reached a length that is celebrated, and is not at risk.
        public let isMilestone: Bool

        /// The first day of the streak; absent without one.
        public let first: CalendarDay?

        /// The last day of the streak; absent without one.
        public let last: CalendarDay?

        /// The share of the way to the next milestone, 0 to 1; absent when none is left.
        public let progress: Double?

        /// The last seven days, oldest first.
        public let week: [Day]
    }

    /// One of the last seven days.
    public struct Day: Sendable, Hashable, Codable {
        /// The day.
        public let day: CalendarDay

        /// Whether something was done on it.
        public let isDone: Bool
    }

    /// The picture of a streak, with what was chosen for it.
    ///
    /// - Parameter days: The last seven days, oldest first.
    init(
        _ streaks: StreakState, last days: [DayActivity], _ choices: SharePicture,
        _ state: ShareState = .ready, with kit: Kit
    ) {
        let streak = streaks.streak
        let milestones = StreakMilestones.standard
        facts = Facts(
            days: streak.current, longest: streak.longest,
            tier: streaks.tier,
            isMilestone: streaks.mood.tone != .atRisk
                && milestones.celebrated.contains(streak.current),
            first: streak.start, last: streak.lastDay,
            progress: milestones.progress(of: streak.current)?.roundedForDrawing,
            week: days.map { Day(day: $0.day, isDone: $0.isDone) })
        let habit = streaks.habit?.name
        let sketch = ShareSketch(facts, choices, of: habit, today: streak.today, with: kit)
        body =
            Drawing(sketch: sketch, habit: habit, choices: choices, state: state, kit: kit).body
    }
}

private struct Drawing {
    let sketch: ShareSketch
    let habit: String?
    let choices: SharePicture
    let state: ShareState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// Why the picture cannot be shared; absent while there is a streak.
    private var reason: Phrase? { sketch.facts.days > 0 ? nil : phrases.shareNone() }

    var body: Element {
        let text = sketch.textAlternative
        return .column(gap: .md, align: .center) {
            sketch.picture(saying: text)
            share(text)
            reason.map { kit.words($0, .caption, .textSecondary).part("reason") }
        }
        .group(phrases.shareTitle())
    }

    /// The button that hands the picture to another app, with all of it in words; off while there is
    /// no streak.
    private func share(_ text: String) -> Element {
        let app = kit.appName.text
        let subject =
            habit.map { phrases.shareSubjectNamed(name: $0, app: app) }
            ?? phrases.shareSubject(app: app)
        return kit.button(
            kit.action(
                "share",
                .share(Intent.Share(subject: subject.text, text: text, card: ShareCard.kind)),
                phrases.shareButtonLabel()), .primary,
            text: phrases.shareButton(), icon: .share, hint: reason,
            isEnabled: reason == nil && choices.fits && state != .composing && state != .failed,
            states: state == .composing ? [.busy] : [])
    }
}
