import CandelaRules
import CandelaTokens

extension HeatMapCard {
    /// The cell: its label, its minutes and its dots on its shade. The line around a cell with
    /// practice does not depend on the shade, and the dots count its sessions.
    static func cell(
        _ cell: HeatMap.Cell, _ grain: HeatMap.Grain, _ state: PracticeState, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let look = cell.level.look
        let (open, hint) =
            switch grain {
            case .day: (phrases.practiceDayOpen(), phrases.practiceDayHint())
            case .week: (phrases.practiceWeekOpen(), phrases.practiceWeekHint())
            case .month: (phrases.practiceMonthOpen(), phrases.practiceMonthHint())
            }
        let action = kit.action(
            "open", .open(PracticeSpan(cell.first, grain), of: state.streaks.habit?.id), open)
        return Element.button(action) {
            Element.column(gap: .xxs, align: .center) {
                label(of: cell, grain, state, look.ink, with: kit)
                if cell.minutes > 0 {
                    kit.words(phrases.practiceMinutes(count: cell.minutes), .captionSmall, look.ink)
                }
                Dots.sessions(cell.sessions, look.ink, with: kit)
                if cell.status == .rest { kit.icon(.moon, beside: .captionSmall, look.ink) }
            }
        }
        .id(cell.first.description)
        .surface(
            Surface(
                fill: Paint(look.fill), border: cell.sessions > 0 ? outline(with: kit) : nil,
                cornerRadius: CornerRadius(.sm))
        )
        .accessibility(
            Accessibility(
                .gridCell, label: phrases.label(of: cell, grain, state.names).said,
                hint: hint.said, states: cell.last == state.today ? [.currentDate] : []))
    }

    /// The number of the day, the week of the month, or the month.
    private static func label(
        of cell: HeatMap.Cell, _ grain: HeatMap.Grain, _ state: PracticeState, _ ink: ColorRole,
        with kit: Kit
    ) -> StyledText {
        let phrases = kit.phrases
        switch grain {
        case .day:
            return kit.words(
                phrases.numberValue(value: phrases.number(cell.first.day)), .calendarDay, ink)
        case .week:
            // The first week of a month may have less than seven days.
            let start = state.weekStart(of: cell.first.adding(days: 1 - cell.first.day))
            let week = start.days(to: cell.first) / 7 + 1
            return kit.words(
                phrases.practiceHeatMapWeekLabel(week: phrases.number(week)), .calendarDay, ink)
        case .month: return kit.words(phrases.month(cell.first), .calendarDay, ink)
        }
    }

    private static func outline(with kit: Kit) -> Surface.Border {
        kit.border(.heatMapOutline, .heatMapOutlineWidth)
    }

    /// The shades with their minutes, then the dots with their sessions.
    static func legend(_ grain: HeatMap.Grain, isMarked: Bool, with kit: Kit) -> Element {
        let levels = Legend.levels(days: grain.days, isMarked: isMarked, with: kit) { level in
            (Paint(level.look.fill), level == .none ? kit.edge(.border) : outline(with: kit))
        }
        return Legend.element(levels + Legend.sessions(with: kit), with: kit)
    }
}

extension Phrases {
    /// The label of a cell: `15 minutes on Wednesday, March 18`.
    fileprivate func label(of cell: HeatMap.Cell, _ grain: HeatMap.Grain, _ names: DayNames)
        -> Phrase
    {
        let (minutes, sessions) = (cell.minutes, cell.sessions)
        switch grain {
        case .day:
            let date = names[cell.first].spoken
            switch cell.status ?? .completed {
            case .rest: return practiceHeatMapRest(date: date)
            case .missed: return practiceHeatMapMissed(date: date)
            case .pending: return practiceHeatMapPending(date: date)
            case .none: return practiceHeatMapNone(date: date)
            case .completed: break
            }
            if minutes == 0 { return practiceHeatMapDone(date: date) }
            return sessions > 1
                ? practiceHeatMapDaySessions(minutes: minutes, date: date, sessions: sessions)
                : practiceHeatMapDay(count: minutes, date: date)
        case .week:
            let date = names[cell.first].text
            if minutes == 0, sessions > 0 {
                return practiceHeatMapWeekMarks(count: sessions, date: date)
            }
            return sessions > 1
                ? practiceHeatMapWeekSessions(minutes: minutes, date: date, sessions: sessions)
                : practiceHeatMapWeek(count: minutes, date: date)
        case .month:
            let month = month(cell.first).spoken
            if minutes == 0, sessions > 0 {
                return practiceHeatMapMonthMarks(count: sessions, month: month)
            }
            return sessions > 1
                ? practiceHeatMapMonthSessions(minutes: minutes, month: month, sessions: sessions)
                : practiceHeatMapMonth(count: minutes, month: month)
        }
    }
}
