package import CandelaRules
import CandelaTokens

/// The figures of one day, one week or one month, over the screen or in it.
package struct DayDetailCard: CardContent {
    package static let kind = "dayDetail"
    package let facts: Facts

    /// Which day, week or month it is.
    package let title: Words

    /// Total time, sessions and their average; sessions alone where no minutes are known, and none
    /// without a session.
    package let figures: [Element]

    /// The button that closes it; absent where it stands in the screen.
    package let close: Element?

    let placeholder: Element?
    let headingLevel: Int
    let surface: Surface

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// Whether it is a day, a week or a month.
        package let grain: HeatMap.Grain

        /// The first day.
        package let first: CalendarDay

        /// The last day, not after today unless the first one is.
        package let last: CalendarDay

        /// All minutes in it.
        package let minutes: Int

        /// How many sessions are in it.
        package let sessions: Int
    }

    /// How the card comes up when it lies over the screen.
    let motion: Motion?

    package var body: Element {
        .column(gap: .sm) {
            title.element.accessibility(
                Accessibility(.heading, label: title.said, headingLevel: headingLevel))
            figures
            placeholder
            close
        }
        .surface(surface)
        .motion(motion)
        .accessibility(Accessibility(.group, label: title.said, children: .contain))
    }

    /// - Parameter isOverlay: Whether it lies over the screen and can be closed.
    init(_ span: PracticeSpan, _ state: PracticeState, isOverlay: Bool, with kit: Kit) {
        let phrases = kit.phrases
        let days = Self.days(of: span, state)
        let minutes = days.reduce(0) { $0 + $1.minutes }
        let sessions = days.reduce(0) { $0 + $1.frequency }
        facts = Facts(
            grain: span.grain, first: span.first, last: days.last?.day ?? span.first,
            minutes: minutes, sessions: sessions)
        title = Self.title(of: span, state, with: kit)
        headingLevel = isOverlay ? 1 : 2
        surface = isOverlay ? kit.sheet : kit.card
        motion =
            isOverlay
            ? kit.motion(
                .slide, appear: .modal, change: .overlayDismiss,
                reduced: Motion.Reduced(.crossfade, motion: .crossFade)) : nil
        let done = phrases.practiceDayClose()
        close =
            isOverlay
            ? kit.button(kit.action("close", .close(), done), .secondary, text: done) : nil
        if sessions == 0 {
            let text =
                switch span.grain {
                case .day: phrases.practiceDayEmptyDay()
                case .week: phrases.practiceDayEmptyWeek()
                case .month: phrases.practiceDayEmptyMonth()
                }
            figures = []
            placeholder =
                EmptyCard(
                    "noSessions", illustration: nil, title: phrases.practiceDayEmptyTitle(),
                    text: text, button: nil, level: headingLevel + 1, with: kit
                ).body
        } else {
            let average = Double(minutes) / Double(sessions)
            placeholder = nil
            let count = (
                "sessions", phrases.practiceAxisSessions(),
                phrases.numberValue(value: phrases.number(sessions))
            )
            let shown =
                minutes == 0
                ? [count]
                : [
                    (
                        "total", phrases.practiceDayTotal(),
                        phrases.minutes(rounding: Double(minutes))
                    ), count,
                    ("average", phrases.practiceDayAverage(), phrases.minutes(rounding: average)),
                ]
            figures = shown.map { id, name, value in
                FiguresCard.Figure(id, name, kit.words(value, .body, .textPrimary), with: kit)
                    .element
            }
        }
    }

    private static func title(
        of span: PracticeSpan, _ state: PracticeState, with kit: Kit
    ) -> Words {
        let phrases = kit.phrases
        switch span.grain {
        case .day: return kit.words(state.names[span.first], .title, .textPrimary)
        case .week:
            let date = phrases.shortDate(span.first, today: state.today)
            return kit.words(
                phrases.practiceWeekStarting(date: date.text),
                saying: phrases.practiceWeekStarting(date: date.spoken), .title, .textPrimary)
        case .month:
            return kit.words(
                phrases.dateValue(date: phrases.month(span.first).spoken), .title, .textPrimary)
        }
    }

    /// The days of a span as the heat map cuts it: from its first to the last of the same week or
    /// month, not after today.
    private static func days(of span: PracticeSpan, _ state: PracticeState) -> [DayActivity] {
        var end = span.first
        switch span.grain {
        case .day: break
        case .week: end = state.weekStart(of: end).adding(6)
        case .month: while end.next.month == end.month, end.next != end { end = end.next }
        }
        let last = max(span.first, min(end, state.today))
        return state.index.days(span.first.days(to: last) + 1, until: last)
    }
}
