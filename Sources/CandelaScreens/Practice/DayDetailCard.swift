public import CandelaRules
import CandelaTokens

/// The figures of one day, one week or one month, over the screen or in it.
public struct DayDetailCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// Which day, week or month it is.
    public let heading: Heading

    /// The first day.
    public let first: CalendarDay

    /// The last day, not after today unless the first one is.
    public let last: CalendarDay

    /// Total time, sessions and their average; none without a session.
    public let figures: [FiguresCard.Figure]

    /// What stands in place of the figures.
    public let placeholder: EmptyCard?

    /// What closes it; absent where it stands in the screen.
    public let close: ButtonControl?

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility
}

extension DayDetailCard {
    /// - Parameter isOverlay: Whether it lies over the screen and can be closed.
    init(
        _ span: PracticeSpan, _ outlook: PracticeOutlook, isOverlay: Bool,
        with kit: Kit
    ) {
        let phrases = kit.phrases
        let days = outlook.days(of: span)
        let minutes = days.reduce(0) { $0 + $1.minutes }
        let sessions = days.reduce(0) { $0 + $1.frequency }
        let title = kit.title(of: span, outlook)
        id = "dayDetail"
        surface = isOverlay ? kit.sheet : kit.card
        layout = kit.column(gap: .sm)
        heading = Heading(title, level: isOverlay ? 1 : 2)
        first = span.first
        last = days.last?.day ?? span.first
        figures =
            sessions == 0
            ? []
            : [
                kit.figure(
                    "total", phrases.practiceDayTotal(), kit.minutes(Double(minutes))),
                kit.figure(
                    "sessions", phrases.practiceAxisSessions(),
                    kit.words(
                        phrases.numberValue(value: phrases.number(sessions)), .body,
                        .textPrimary)),
                kit.figure(
                    "average", phrases.practiceDayAverage(),
                    kit.minutes(Double(minutes) / Double(sessions))),
            ]
        placeholder =
            sessions == 0
            ? kit.empty(
                "noSessions", illustration: nil, title: phrases.practiceDayEmptyTitle(),
                text: phrases.emptyText(of: span.grain), button: nil, level: isOverlay ? 2 : 3)
            : nil
        let done = phrases.practiceDayClose()
        close =
            isOverlay
            ? kit.button(
                kit.action("close", .dismiss, done), .secondary, text: done) : nil
        accessibility = Accessibility(.group, label: title.aloud, children: .contain)
    }
}

extension Kit {
    fileprivate func title(of span: PracticeSpan, _ outlook: PracticeOutlook) -> Words {
        switch span.grain {
        case .day:
            let date = outlook.names[span.first]
            return words(
                phrases.dateValue(date: date.text), saying: phrases.dateValue(date: date.spoken),
                .title, .textPrimary)
        case .week:
            let date = phrases.shortDate(span.first, today: outlook.today)
            return words(
                phrases.practiceWeekStarting(date: date.text),
                saying: phrases.practiceWeekStarting(date: date.spoken), .title, .textPrimary)
        case .month:
            return words(
                phrases.dateValue(date: phrases.month(span.first).spoken), .title, .textPrimary)
        }
    }
}

extension Phrases {
    fileprivate func emptyText(of grain: HeatMap.Grain) -> Phrase {
        switch grain {
        case .day: practiceDayEmptyDay()
        case .week: practiceDayEmptyWeek()
        case .month: practiceDayEmptyMonth()
        }
    }
}

extension PracticeOutlook {
    /// The days of a span as the heat map cuts it: from its first to the last of the same week or
    /// month, not after today.
    fileprivate func days(of span: PracticeSpan) -> [DayActivity] {
        let end =
            switch span.grain {
            case .day: span.first
            case .week: weekStart(of: span.first).adding(6)
            case .month:
                CalendarDay(year: span.first.year, month: span.first.month, day: 28)
                    .map { lastOfMonth(from: $0) } ?? span.first
            }
        let last = max(span.first, min(end, today))
        return index.days(span.first.days(to: last) + 1, until: last)
    }

    private func lastOfMonth(from day: CalendarDay) -> CalendarDay {
        var last = day
        while last.next.month == day.month, last.next != last { last = last.next }
        return last
    }
}
