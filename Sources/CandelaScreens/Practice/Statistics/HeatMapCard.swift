public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The frequency and duration of practice, cell by cell.
public struct HeatMapCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "heatMap"

    let range: TimelineRange
    let map: HeatMap
    let state: PracticeState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            range: range, grain: map.grain, columns: map.grain.columns,
            cells: map.cells.map { cell in
                Cell(
                    first: cell.first, last: cell.last, minutes: cell.minutes,
                    sessions: cell.sessions, level: cell.level)
            })
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The range of days covered.
        public let range: TimelineRange

        /// The span of one cell.
        public let grain: HeatMap.Grain

        /// The number of cells in a row; the last row may have fewer.
        public let columns: Int

        /// The cells, oldest first.
        public let cells: [Cell]
    }

    /// A day, a week or a month.
    public struct Cell: Sendable, Equatable, Codable {
        /// The first day of the cell.
        public let first: CalendarDay

        /// The last day of the cell, today at the latest.
        public let last: CalendarDay

        /// The total minutes.
        public let minutes: Int

        /// The number of sessions.
        public let sessions: Int

        /// The intensity of its fill, based on its minutes.
        public let level: IntensityLevel
    }

    init(_ state: PracticeState, range: TimelineRange, with kit: Kit) {
        map = HeatMap(state.index, range: range, firstWeekday: state.firstWeekday)
        self.range = range
        self.state = state
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = phrases.practiceHeatMapTitle()
        let sessions = map.cells.reduce(0) { $0 + $1.sessions }
        let isMarked = state.isMarked(minutes: map.minutes, done: sessions)
        let summary =
            isMarked
            ? phrases.practiceSessions(count: sessions)
            : phrases.practiceHeatMapSummary(minutes: map.minutes, sessions: sessions)
        return kit.section(title) {
            period
            kit.heading(
                phrases.title(of: range, days: state.index.recordedDays(of: range.days)),
                .subheadline, level: 3)
            if state.index.isEverDone {
                kit.words(summary, .caption, .textSecondary).part("summary")
            }
            Element.column(gap: .xs) {
                weekdays
                kit.grid(
                    title, map.cells.map(cell), blanks: blanks, hint: words.hint,
                    columns: map.grain.columns,
                    minimumColumnWidth: kit.size(.heatMapCellMinSize),
                    atAccessibilitySizes: map.grain == .day ? 2 : 1
                )
            }
            .motion(kit.rangeMotion)
            legend(isMarked: isMarked)
        }
    }

    /// The weekday of each column, above days; `nil` at accessibility sizes, at which a row is not a
    /// week. The cells speak theirs.
    private var weekdays: Element? {
        guard map.grain == .day, !kit.context.typeSize.isAccessibilitySize,
            let first = map.cells.first?.first
        else { return nil }
        let start = first.adding(days: -blanks)
        return Element.line(gap: .xs) {
            (0..<map.grain.columns).map { place in
                Element.column(align: .center) {
                    kit.words(
                        phrases.weekdayLetter(start.adding(days: place)), .captionSmall,
                        .textSecondary)
                }
                .growing()
            }
        }
        .decorative()
    }

    /// The number of empty cells before the first day, so that each row is a week; 0 for a single
    /// row.
    private var blanks: Int {
        guard map.grain == .day, map.cells.count > map.grain.columns,
            let first = map.cells.first?.first
        else { return 0 }
        return state.weekStart(of: first).days(to: first)
    }

    /// The range picker.
    private var period: Element {
        let options = TimelineRange.allCases.map { option in
            let name =
                option == .all
                ? phrases.practiceRangeAll() : phrases.practicePeriodDays(count: option.days)
            return kit.option(
                option.rawValue, .choose(PracticeStatisticsOptions.heatMap, option), name,
                isSelected: option == range, text: kit.words(name, .body, .textPrimary))
        }
        return kit.choice(
            "heatMapPeriod", .menu, phrases.periodName(), options, isShown: true)
    }

    /// The name of a cell's action, and its hint.
    private var words: (open: Phrase, hint: Phrase) {
        switch map.grain {
        case .day: (phrases.practiceDayOpen(), phrases.practiceDayHint())
        case .week: (phrases.practiceWeekOpen(), phrases.practiceWeekHint())
        case .month: (phrases.practiceMonthOpen(), phrases.practiceMonthHint())
        }
    }

    /// A cell: its name, minutes and session dots on its shade. Every cell with practice has
    /// an outline.
    private func cell(_ cell: HeatMap.Cell) -> Element {
        let ink = cell.level.look.ink
        let action = kit.action(
            "open", .open(PracticeSpan(cell.first, map.grain), of: state.streaks.habit?.id),
            words.open)
        return Element.button(action) {
            // At accessibility sizes the column is a row.
            Element.column(
                gap: kit.context.typeSize.isAccessibilitySize ? .sm : .xxs, align: .center
            ) {
                name(of: cell, ink)
                if cell.minutes > 0 {
                    kit.words(
                        phrases.practiceMinutes(count: cell.minutes).breakable, .captionSmall, ink)
                }
                kit.dots(sessions: cell.sessions, ink)
                if cell.status == .rest { kit.icon(.moon, beside: .captionSmall, ink) }
                if cell.status == .skipped { kit.icon(.skipNext, beside: .captionSmall, ink) }
            }
        }
        .id(ElementID(cell.first.description))
        .height(.size(kit.size(.heatMapCellHeight)))
        .surface(
            Surface(
                fill: Paint(cell.level.look.fill), border: cell.sessions > 0 ? outline : nil,
                cornerRadius: CornerRadius(.sm))
        )
        .accessibility(
            Accessibility(
                .gridCell, label: phrases.label(of: cell, map.grain, in: state).said,
                states: cell.last == state.today ? [.currentDate] : []))
    }

    private var outline: Surface.Border { kit.border(.heatMapOutline, .heatMapOutlineWidth) }

    /// The shades with their minutes, followed by the dots with their sessions.
    private func legend(isMarked: Bool) -> Element {
        let levels = kit.levels(days: map.grain.days, isMarked: isMarked) { level in
            (Paint(level.look.fill), level == .none ? kit.edge(.border) : outline)
        }
        let most = map.cells.map(\.sessions).max() ?? 0
        return kit.legend(of: [
            (phrases.practiceLegendShades(), levels),
            (phrases.practiceLegendDots(), kit.sessionCounts(to: most)),
        ])
    }

    /// The day's number, with the month where one begins; the day on which a week began; or the
    /// month.
    private func name(of cell: HeatMap.Cell, _ ink: ColorRole) -> StyledText {
        switch map.grain {
        case .day where cell.first.day > 1 && cell.first != map.cells.first?.first:
            kit.words(
                phrases.numberValue(value: phrases.number(cell.first.day)), .calendarDay, ink)
        case .day, .week:
            kit.words(phrases.shortDate(cell.first, today: cell.first), .calendarDay, ink)
        case .month: kit.words(phrases.month(cell.first), .calendarDay, ink)
        }
    }
}

extension HeatMap.Grain {
    /// The number of cells in a row: the days of a week, a third of a quarter or year.
    fileprivate var columns: Int {
        switch self {
        case .day: 7
        case .week: 5
        case .month: 4
        }
    }
}

extension Phrases {
    /// The title of a range: `Last 30 days`.
    ///
    /// - Parameter days: The days of the range that are not before the first record.
    fileprivate func title(of range: TimelineRange, days: Int) -> Phrase {
        range == .all ? practiceRangeAllTitle() : practiceRangeTitle(count: days)
    }

    /// The label of a cell: `Wednesday, March 18: 15 minutes`.
    fileprivate func label(
        of cell: HeatMap.Cell, _ grain: HeatMap.Grain, in state: PracticeState
    ) -> Phrase {
        switch grain {
        case .day:
            return calendarDay(
                cell.status ?? .completed, minutes: cell.minutes, sessions: cell.sessions,
                on: state.names[cell.first].spoken)
        case .week:
            return total(
                of: cell, in: dates(from: cell.first, to: cell.last, today: state.today).spoken)
        case .month: return total(of: cell, in: month(cell.first).spoken)
        }
    }

    /// The minutes and sessions of a week or month; only sessions if no minutes are known.
    private func total(of cell: HeatMap.Cell, in span: String) -> Phrase {
        if cell.minutes == 0 {
            return cell.sessions == 0
                ? practiceCalendarNone(date: span)
                : practiceCalendarMarks(date: span, count: cell.sessions)
        }
        return cell.sessions > 1
            ? practiceCalendarDaySessions(
                date: span, minutes: cell.minutes, sessions: cell.sessions)
            : practiceCalendarDay(date: span, count: cell.minutes)
    }
}
