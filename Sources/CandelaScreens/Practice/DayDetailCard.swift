public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The figures of one day, or of a week or month with its days, as an overlay or inline.
public struct DayDetailCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "dayDetail"

    let span: PracticeSpan
    let map: HeatMap
    let state: PracticeState
    let isOverlay: Bool
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            grain: span.grain, first: span.first, last: map.cells.last?.last ?? span.first,
            minutes: map.minutes, sessions: map.cells.reduce(0) { $0 + $1.sessions },
            days: span.grain == .day ? nil : map.cells.map(HeatMapCell.init))
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// Whether the span is a day, a week or a month.
        public let grain: HeatMap.Grain

        /// The first day.
        public let first: CalendarDay

        /// The last day; today at the latest, unless the first day is in the future.
        public let last: CalendarDay

        /// The total minutes.
        public let minutes: Int

        /// The number of sessions, or of done marks if there are no sessions.
        public let sessions: Int

        /// The days, oldest first; `nil` for a single day.
        public let days: [HeatMapCell]?
    }

    /// - Parameter isOverlay: Whether the card covers the screen and can be closed.
    init(_ span: PracticeSpan, _ state: PracticeState, isOverlay: Bool, with kit: Kit) {
        map = HeatMap(state.days(of: span), of: state.index)
        self.span = span
        self.state = state
        self.isOverlay = isOverlay
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let (title, facts) = (title, facts)
        return Element.column(gap: .sm) {
            title.heading(level: isOverlay ? 1 : 2)
            if facts.sessions > 0 {
                kit.figures(minutes: facts.minutes, sessions: facts.sessions)
            } else {
                placeholder.part("empty")
            }
            if span.grain != .day { HeatMapGrid(map: map, state: state, kit: kit).body }
            change
            if isOverlay { kit.button("close", .close(), phrases.actionClose(), .secondary) }
        }
        .surface(isOverlay ? kit.sheet : kit.card)
        .motion(
            isOverlay
                ? kit.motion(
                    .slide, appear: .modal, change: .overlayDismiss, reduced: .crossFade) : nil
        )
        .accessibility(Accessibility(.group, label: title.spokenWords, children: .contain))
    }

    private var title: StyledText {
        switch span.grain {
        case .day: kit.text(state.names[span.first], .title, .textPrimary)
        case .week:
            kit.text(
                phrases.dates(from: span.first, to: facts.last, today: state.today), .title,
                .textPrimary)
        case .month:
            kit.text(
                phrases.dateValue(date: phrases.month(span.first).spoken), .title, .textPrimary)
        }
    }

    /// The button that opens the day with its sessions; `nil` for a week and a month, whose days
    /// open, and for a day that is later than today.
    private var change: Element? {
        guard span.grain == .day, span.first <= state.today else { return nil }
        return kit.button(
            "change", .openDay(span.first, of: state.streaks.habit?.id),
            phrases.practiceDayChange(), .secondary)
    }

    private var placeholder: StyledText {
        let text =
            switch span.grain {
            case .day: phrases.practiceDayEmptyDay()
            case .week: phrases.practiceDayEmptyWeek()
            case .month: phrases.practiceDayEmptyMonth()
            }
        return kit.text(text, .body, .textSecondary)
    }
}

extension Kit {
    /// Total time, sessions and their average; only sessions if no minutes are known.
    func figures(minutes: Int, sessions: Int) -> [FiguresCard.Figure] {
        let count = figure(
            "sessions", phrases.practiceAxisSessions(),
            phrases.numberValue(value: phrases.number(sessions)))
        guard minutes > 0 else { return [count] }
        let average = Double(minutes) / Double(sessions)
        return [
            figure("total", phrases.practiceDayTotal(), phrases.practiceMinutes(count: minutes)),
            count,
            figure("average", phrases.practiceDayAverage(), phrases.minutes(rounding: average)),
        ]
    }
}

extension PracticeState {
    /// The days of a span, as in the heat map: from its first day to the last of its week or month,
    /// today at the latest; a future span has its first day only.
    fileprivate func days(of span: PracticeSpan) -> [DayActivity] {
        var end = span.first
        switch span.grain {
        case .day: break
        case .week: end = weekStart(of: end).adding(days: 6)
        case .month: while end.next.month == end.month, end.next != end { end = end.next }
        }
        let last = max(span.first, min(end, today))
        return index.days(span.first.days(to: last) + 1, until: last)
    }
}
