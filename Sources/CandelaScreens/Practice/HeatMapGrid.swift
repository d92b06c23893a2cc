import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The cells of a heat map, each with a button that opens its day, week or month.
struct HeatMapGrid {
    let map: HeatMap
    let state: PracticeState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// The weekdays, if there are any, and the cells.
    var body: Element {
        Element.column(gap: .xs) {
            weekdays
            kit.grid(
                phrases.practiceHeatMapTitle(), map.cells.map(cell), blanks: blanks,
                hint: words.hint, columns: map.grain.columns,
                minimumColumnWidth: kit.size(.heatMapCellMinSize),
                atAccessibilitySizes: map.grain == .day ? 2 : 1
            )
        }
    }

    /// The weekday of each column, above days; `nil` at accessibility sizes, at which a row is not
    /// a week. The cells speak theirs.
    private var weekdays: Element? {
        guard map.grain == .day, !kit.context.typeSize.isAccessibilitySize,
            let first = map.cells.first?.first
        else { return nil }
        let start = first.adding(days: -blanks)
        return Element.line(gap: .xs) {
            (0..<map.grain.columns).map { place in
                Element.column(align: .center) {
                    kit.text(
                        phrases.weekdayLetter(start.adding(days: place)), .caption,
                        .textSecondary)
                }
                .growing()
            }
        }
        .decorative()
    }

    /// The number of empty cells before the first day, so that each row is a week; 0 for seven
    /// days, which are a single row.
    private var blanks: Int {
        guard map.grain == .day, map.cells.count != map.grain.columns,
            let first = map.cells.first?.first
        else { return 0 }
        return state.weekStart(of: first).days(to: first)
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
        let status = cell.status.map { state.status($0, on: cell.first) }
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
                    kit.text(
                        phrases.practiceMinutes(count: cell.minutes).breakable, .caption, ink)
                }
                kit.dots(sessions: cell.sessions, ink)
                if status == .rest { kit.icon(.moon, beside: .caption, ink) }
                if status == .skipped { kit.icon(.skipNext, beside: .caption, ink) }
            }
        }
        .id(ElementID(cell.first.description))
        .height(.size(kit.size(.heatMapCellHeight)))
        .surface(
            Surface(
                fill: Paint(cell.level.look.fill),
                border: cell.sessions > 0 ? kit.heatMapOutline : nil,
                cornerRadius: CornerRadius(.sm))
        )
        .accessibility(
            Accessibility(
                .gridCell, label: phrases.label(of: cell, map.grain, in: state).spokenWords,
                states: cell.last == state.today ? [.currentDate] : []))
    }

    /// The day's number, with the month where one begins; the day on which a week began; or the
    /// month.
    private func name(of cell: HeatMap.Cell, _ ink: ColorRole) -> StyledText {
        switch map.grain {
        case .day where cell.first.day > 1 && cell.first != map.cells.first?.first:
            kit.text(
                phrases.numberValue(value: phrases.number(cell.first.day)), .calendarDay, ink)
        case .day, .week:
            kit.text(phrases.shortDate(cell.first, today: cell.first), .calendarDay, ink)
        case .month: kit.text(phrases.month(cell.first), .calendarDay, ink)
        }
    }
}

extension Kit {
    /// The outline of cells with practice.
    var heatMapOutline: Surface.Border { border(.heatMapOutline, .heatMapOutlineWidth) }
}

extension Phrases {
    /// The label of a cell: `Wednesday, March 18: 15 minutes`.
    fileprivate func label(
        of cell: HeatMap.Cell, _ grain: HeatMap.Grain, in state: PracticeState
    ) -> Phrase {
        switch grain {
        case .day:
            return calendarDay(
                state.status(cell.status ?? .completed, on: cell.first), minutes: cell.minutes,
                sessions: cell.sessions, on: state.names[cell.first].spoken)
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
