public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// A compact summary of the last seven days, with one bar per day.
public struct WeeklyProgressCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "weeklyProgress"

    let state: PracticeState
    let timeline: PracticeTimeline
    let bars: [WeeklyActivity.Bar]
    let kit: Kit

    private var adherence: Adherence { timeline.adherence }

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            streak: state.streak.current, weekMinutes: timeline.minutes, done: adherence.done,
            expected: adherence.expected, adherence: adherence.share.roundedForDrawing,
            rating: adherence.rating,
            days: bars.map {
                Day(
                    day: $0.activity.day, minutes: $0.activity.minutes,
                    fraction: $0.fraction.roundedForDrawing)
            })
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The length of the streak in days; 7 for each week of a weekly target.
        public let streak: Int

        /// The minutes of the last seven days.
        public let weekMinutes: Int

        /// The number of days on which something was done, at most ``expected``.
        public let done: Int

        /// The number of planned days: those since the first record without rest days, and without
        /// today until something was done.
        public let expected: Int

        /// The completed share of the planned days, from 0 to 1.
        public let adherence: Double

        /// The rating of that share.
        public let rating: Adherence.Rating

        /// The last seven days, oldest first.
        public let days: [Day]
    }

    /// One of the last seven days.
    public struct Day: Sendable, Equatable, Codable {
        /// The day.
        public let day: CalendarDay

        /// The minutes practised.
        public let minutes: Int

        /// The height of the bar, as a share of the full height, which 30 minutes or more reach;
        /// 0 only if nothing was done.
        public let fraction: Double
    }

    init(_ state: PracticeState, with kit: Kit) {
        self.state = state
        self.kit = kit
        timeline = PracticeTimeline(state.index, range: .week)
        let (height, least) = (kit.theme.size(.weekBarHeight), kit.theme.size(.weekBarMinHeight))
        bars = WeeklyActivity(state.index, least: height > 0 ? least / height : 1).bars
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = phrases.practiceWeeklyTitle()
        return Element.column(gap: .sm) {
            Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
                kit.heading(title)
                kit.button(
                    kit.action(
                        "openProgress",
                        .open(.practiceStatistics, as: .tab, habit: state.streaks.habit?.id),
                        phrases.practiceWeeklyOpen()), .plain,
                    icon: .chevronForward, type: .headline)
            }
            kit.figure(
                "week", phrases.practiceRangeTitle(count: timeline.recordedDays),
                state.isMarked(minutes: timeline.minutes, done: adherence.done)
                    ? phrases.practiceWeeklyDaysDone(count: timeline.doneDays)
                    : phrases.practiceMinutes(count: timeline.minutes))
            // A percentage before the first practice would blame a newcomer.
            if adherence.rating != .noData, adherence.expected > 0 {
                kit.figure(
                    "adherence", phrases.practiceWeeklyAdherence(),
                    phrases.percent(adherence.share))
            }
            rating
            kit.heading(phrases.practiceWeeklyActivity(), .subheadline, level: 3)
            Element.line(gap: .xs, align: .end, justify: .spaceBetween) {
                bars.map(column)
            }
            .group(phrases.practiceTimelineName(), .list)
        }
        .surface(kit.card)
        .group(title)
    }

    /// The coloured rating beside the days it covers, above a message that fits both it and the
    /// screen's mood.
    private var rating: Element {
        let (name, color) = look
        let sessions =
            adherence.expected > 0
            ? phrases.practiceWeeklyDays(done: adherence.done, expected: adherence.expected) : nil
        let message = message
        return Element.column(gap: .textStack) {
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                kit.text(name, .footnote, color).part("name")
                sessions.map { kit.text($0, .footnote, .textSecondary).part("sessions") }
            }
            message?.part("message")
        }
        .accessibility(
            Accessibility(
                .text, label: name.spokenWords, value: sessions?.spokenWords,
                details: message.map {
                    [AccessibilityDetail(phrases.streakMessageName().spokenWords, $0.spokenWords)]
                } ?? [],
                children: .combine))
    }

    /// The name and colour of the rating.
    private var look: (name: Phrase, color: ColorRole) {
        switch adherence.rating {
        case .excellent: (phrases.practiceAdherenceExcellent(), .adherenceHigh)
        case .good: (phrases.practiceAdherenceGood(), .adherenceMedium)
        case .needsImprovement: (phrases.practiceAdherenceLow(), .adherenceLow)
        case .idle: (phrases.practiceAdherenceIdle(), .textSecondary)
        case .noData: (phrases.practiceAdherenceNone(), .textSecondary)
        }
    }

    /// A message that fits the rating; `nil` while at risk and for a rating without one.
    ///
    /// Without a streak there is a message only if practice has lapsed: it names the last day.
    private var message: StyledText? {
        func line(_ phrase: Phrase) -> StyledText { kit.text(phrase, .footnote, .textSecondary) }
        switch (state.streaks.mood.tone, adherence.rating) {
        case (.starting, .idle):
            return state.streak.lastDay.map {
                kit.text(
                    state.names[$0], .footnote, .textSecondary,
                    in: phrases.practiceAdherenceIdleMessage(date:))
            }
        case (.atRisk, _), (.starting, _), (_, .idle), (_, .noData): return nil
        case (_, .excellent): return line(phrases.practiceAdherenceExcellentMessage())
        case (_, .good): return line(phrases.practiceAdherenceGoodMessage())
        case (_, .needsImprovement) where state.streaks.isLimit: return nil
        case (_, .needsImprovement): return line(phrases.practiceAdherenceLowMessage())
        }
    }

    /// A day's bar above the letter of its weekday.
    private func column(_ bar: WeeklyActivity.Bar) -> Element {
        let day = bar.activity.day
        let label = state.minutes(of: bar.activity, on: state.names[day].spoken, phrases)
        return Element.column(gap: .xs, align: .center) {
            Element.bar(
                bar.fraction.roundedForDrawing, fill: Paint(.growthGraphic),
                track: .progressTrack,
                outline: kit.border(.progressOutline, .progressOutlineWidth),
                cornerRadius: CornerRadius(.full), fillsFrom: .bottom
            )
            .width(.size(kit.size(.progressLinearHeight)))
            .height(.size(kit.size(.weekBarHeight)))
            .motion(
                kit.motion(.fill, appear: .progressAppear, change: .progressChange, reduced: .none))
            kit.text(phrases.weekdayLetter(day), .caption, .textSecondary)
        }
        .id(ElementID(day.description))
        .growing()
        .accessibility(Accessibility(.listItem, label: label.spokenWords, children: .combine))
    }
}
