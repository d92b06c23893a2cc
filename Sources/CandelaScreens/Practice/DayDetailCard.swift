package import CandelaRules
import CandelaTokens

/// The figures of one day, one week or one month, over the screen or in it.
package struct DayDetailCard: CardContent {
    package static let kind = "dayDetail"
    package let facts: Facts
    package let body: Element

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

    /// - Parameter isOverlay: Whether it lies over the screen and can be closed.
    init(_ span: PracticeSpan, _ state: PracticeState, isOverlay: Bool, with kit: Kit) {
        let days = Self.days(of: span, state)
        let facts = Facts(
            grain: span.grain, first: span.first, last: days.last?.day ?? span.first,
            minutes: days.reduce(0) { $0 + $1.minutes },
            sessions: days.reduce(0) { $0 + $1.frequency })
        let title = Self.title(of: span, state, with: kit)
        let level = isOverlay ? 1 : 2
        self.facts = facts
        body = Element.column(gap: .sm) {
            title.heading(level: level)
            if facts.sessions > 0 {
                Self.figures(facts, with: kit)
            } else {
                Self.placeholder(for: span.grain, level: level + 1, with: kit)
            }
            if isOverlay {
                kit.button("close", .close(), kit.phrases.practiceDayClose(), .secondary)
            }
        }
        .surface(isOverlay ? kit.sheet : kit.card)
        .motion(
            isOverlay
                ? kit.motion(
                    .slide, appear: .modal, change: .overlayDismiss, reduced: .crossFade) : nil
        )
        .accessibility(Accessibility(.group, label: title.said, children: .contain))
    }

    /// Total time, sessions and their average; sessions alone where no minutes are known.
    private static func figures(_ facts: Facts, with kit: Kit) -> [FiguresCard.Figure] {
        let phrases = kit.phrases
        let sessions = kit.figure(
            "sessions", phrases.practiceAxisSessions(),
            phrases.numberValue(value: phrases.number(facts.sessions)))
        guard facts.minutes > 0 else { return [sessions] }
        let average = Double(facts.minutes) / Double(facts.sessions)
        return [
            kit.figure(
                "total", phrases.practiceDayTotal(), phrases.practiceMinutes(count: facts.minutes)),
            sessions,
            kit.figure("average", phrases.practiceDayAverage(), phrases.minutes(rounding: average)),
        ]
    }

    private static func placeholder(
        for grain: HeatMap.Grain, level: Int, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let text =
            switch grain {
            case .day: phrases.practiceDayEmptyDay()
            case .week: phrases.practiceDayEmptyWeek()
            case .month: phrases.practiceDayEmptyMonth()
            }
        return EmptyCard(
            "noSessions", illustration: nil, title: phrases.practiceDayEmptyTitle(), text: text,
            button: nil, level: level, with: kit
        ).body
    }

    private static func title(
        of span: PracticeSpan, _ state: PracticeState, with kit: Kit
    ) -> StyledText {
        let phrases = kit.phrases
        switch span.grain {
        case .day: return kit.words(state.names[span.first], .title, .textPrimary)
        case .week:
            return kit.words(
                phrases.shortDate(span.first, today: state.today), .title, .textPrimary,
                in: phrases.practiceWeekStarting(date:))
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
        case .week: end = state.weekStart(of: end).adding(days: 6)
        case .month: while end.next.month == end.month, end.next != end { end = end.next }
        }
        let last = max(span.first, min(end, state.today))
        return state.index.days(span.first.days(to: last) + 1, until: last)
    }
}
