package import CandelaRules
import CandelaTokens

/// The figures of the last seven days in small, with a bar a day.
package struct WeeklyProgressCard: CardContent {
    package static let kind = "weeklyProgress"
    package let facts: Facts

    /// The chevron that opens progress.
    package let open: Element

    /// The streak, the minutes of the week, and the adherence.
    package let figures: [Element]

    /// The rating of the adherence in a word or two, in its colour.
    package let rating: Words

    /// On how many of the planned days something was done.
    package let sessions: Words

    /// A line that fits the rating.
    package let message: Words

    /// A bar for each of the last seven days over the first letter of its weekday, oldest first.
    package let bars: [Element]

    let heading: Element
    let activity: Words
    let ratingName: SpokenWords
    let surface: Surface
    let accessibility: Accessibility

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The length of the streak in days.
        package let streak: Int

        /// The minutes of the last seven days.
        package let minutes: Int

        /// On how many of the planned days something was done.
        package let done: Int

        /// How many days were planned.
        package let expected: Int

        /// The share of the planned days that were done, 0 to 1.
        package let adherence: Double

        /// How good that is.
        package let rating: Adherence.Rating

        /// The last seven days, oldest first.
        package let days: [Day]
    }

    /// One of the last seven days.
    package struct Day: Sendable, Hashable, Codable {
        /// The day.
        package let day: CalendarDay

        /// The minutes practised.
        package let minutes: Int

        /// The height of its bar as a share of a full one, which 30 minutes and more have; even for
        /// no minutes not 0.
        package let fraction: Double
    }

    package var body: Element {
        .column(gap: .sm) {
            Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
                heading
                open
            }
            figures
            Element.column(gap: .textStack) {
                Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                    rating.part("name")
                    sessions.part("sessions")
                }
                message.part("message")
            }
            .accessibility(
                Accessibility(
                    .text, label: rating.said, value: sessions.said,
                    details: [AccessibilityDetail(ratingName, message.said)], children: .combine))
            activity.element
                .accessibility(Accessibility(.heading, label: activity.said, headingLevel: 3))
            Element.row(gap: .xs, align: .end, justify: .spaceBetween, large: nil) { bars }
                .accessibility(
                    Accessibility(.list, label: activity.said, children: .contain))
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ state: PracticeState, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.practiceWeeklyTitle()
        let timeline = PracticeTimeline(state.index, range: .week)
        let minutes = timeline.minutes
        let adherence = Adherence(state.index)
        let (height, least) = (kit.theme.size(.weekBarHeight), kit.theme.size(.weekBarMinHeight))
        let week = WeeklyActivity(state.index, least: height > 0 ? least / height : 1).bars
        facts = Facts(
            streak: state.streak.current, minutes: minutes, done: adherence.done,
            expected: adherence.expected, adherence: adherence.share.roundedForDrawing,
            rating: adherence.rating,
            days: week.map {
                Day(
                    day: $0.activity.day, minutes: $0.activity.minutes,
                    fraction: $0.fraction.roundedForDrawing)
            })
        heading = kit.heading(title)
        open =
            kit.button(
                kit.action(
                    "openProgress",
                    .open(.practiceStatistics, as: .tab, habit: state.streaks.habit?.id),
                    phrases.practiceWeeklyOpen()), .plain,
                icon: .chevronForward, type: .headline
            )
        figures = [
            (
                "streak", phrases.practiceWeeklyStreak(),
                phrases.streakDays(count: state.streak.current)
            ),
            (
                "week", phrases.practiceRangeWeekTitle(),
                state.isMarked(minutes: minutes, done: timeline.practicedDays)
                    ? phrases.practiceWeeklyDaysDone(count: timeline.practicedDays)
                    : phrases.minutes(rounding: Double(minutes))
            ),
            ("adherence", phrases.practiceWeeklyAdherence(), phrases.percent(adherence.share)),
        ].map { id, name, value in
            FiguresCard.Figure(id, name, kit.words(value, .body, .textPrimary), with: kit).element
        }
        let last = state.names[state.streak.lastDay ?? state.today]
        let (name, line, color) = Self.words(for: adherence.rating, since: last.text, phrases)
        rating = kit.words(name, .caption, color)
        ratingName = phrases.streakMessageName().said
        sessions = kit.words(
            phrases.practiceWeeklyDays(done: adherence.done, expected: adherence.expected),
            .caption, .textSecondary)
        message = kit.words(
            line, saying: Self.words(for: adherence.rating, since: last.spoken, phrases).message,
            .caption, .textSecondary)
        activity = kit.words(phrases.practiceWeeklyActivity(), .subheadline, .textPrimary)
        bars = week.map { Self.bar($0, state, with: kit) }
        surface = kit.card
        accessibility = Accessibility(.group, label: title.said, children: .contain)
    }

    /// What the rating is called, and what is said of it.
    ///
    /// - Parameter last: The last day something was done.
    private static func words(
        for rating: Adherence.Rating, since last: String, _ phrases: Phrases
    ) -> (name: Phrase, message: Phrase, color: ColorRole) {
        switch rating {
        case .excellent:
            (
                phrases.practiceAdherenceExcellent(), phrases.practiceAdherenceExcellentMessage(),
                .adherenceHigh
            )
        case .good:
            (
                phrases.practiceAdherenceGood(), phrases.practiceAdherenceGoodMessage(),
                .adherenceMedium
            )
        case .needsImprovement:
            (
                phrases.practiceAdherenceLow(), phrases.practiceAdherenceLowMessage(),
                .adherenceLow
            )
        case .idle:
            (
                phrases.practiceAdherenceIdle(), phrases.practiceAdherenceIdleMessage(date: last),
                .textSecondary
            )
        case .noData:
            (
                phrases.practiceAdherenceNone(), phrases.practiceAdherenceNoneMessage(),
                .textSecondary
            )
        }
    }

    private static func bar(
        _ bar: WeeklyActivity.Bar, _ state: PracticeState, with kit: Kit
    ) -> Element {
        let day = bar.activity.day
        let label = kit.phrases.minutes(of: bar.activity, on: state.names[day].spoken)
        return Element.column(gap: .xs, align: .center) {
            Element.bar(
                bar.fraction.roundedForDrawing, fill: Paint(.growthGraphic),
                cornerRadius: CornerRadius(.xs), fillsFrom: .bottom
            )
            .width(.size(kit.size(.progressLinearHeight)))
            .height(.size(kit.size(.weekBarHeight)))
            .motion(
                kit.motion(
                    .fill, appear: .progressAppear, change: .progressChange,
                    reduced: Motion.Reduced(.none)))
            kit.words(kit.phrases.weekdayLetter(day), .captionSmall, .textSecondary)
        }
        .id(day.description)
        .growing()
        .accessibility(
            Accessibility(.listItem, label: label.said, children: .combine))
    }
}
