import CandelaRules
import CandelaTokens

extension HeatMapCard {
    init(_ outlook: PracticeOutlook, with kit: Kit) {
        let phrases = kit.phrases
        let range = outlook.options.heatMapRange
        let map = HeatMap(outlook.index, range: range, firstWeekday: outlook.firstWeekday)
        let title = phrases.practiceHeatMapTitle()
        id = "heatMap"
        surface = kit.card
        layout = kit.column(gap: .sm)
        heading = kit.heading(title)
        period = kit.choice(
            "heatMapPeriod", .menu, phrases.practiceHeatMapPeriod(),
            TimelineRange.allCases.map { option in
                kit.option(
                    option.rawValue, phrases.name(of: option), isSelected: option == range,
                    text: kit.words(phrases.name(of: option), .body, .textPrimary))
            }, isShown: true)
        self.title = kit.heading(phrases.title(of: range), .titleSmall, level: 3)
        summary = kit.words(
            phrases.practiceHeatMapSummary(
                minutes: map.minutes, sessions: map.cells.reduce(0) { $0 + $1.sessions }),
            .caption, .textSecondary)
        grid = kit.grid(map, outlook)
        legend = kit.heatMapLegend(map.grain)
        motion = kit.rangeMotion
        accessibility = Accessibility(.group, label: title.spokenText, children: .contain)
    }
}

extension Phrases {
    fileprivate func name(of range: TimelineRange) -> Phrase {
        switch range {
        case .week: practiceRangeWeek()
        case .month: practiceRangeMonth()
        case .quarter: practiceRangeQuarter()
        case .year: practiceRangeYear()
        case .all: practiceRangeAll()
        }
    }

    fileprivate func title(of range: TimelineRange) -> Phrase {
        switch range {
        case .week: practiceRangeWeekTitle()
        case .month: practiceRangeMonthTitle()
        case .quarter: practiceRangeQuarterTitle()
        case .year: practiceRangeYearTitle()
        case .all: practiceRangeAllTitle()
        }
    }

    /// What a cell holds: `15 minutes on Wednesday, March 18`.
    fileprivate func told(_ cell: HeatMap.Cell, _ grain: HeatMap.Grain, _ names: DayNames)
        -> Phrase
    {
        let (minutes, sessions) = (cell.minutes, cell.sessions)
        switch grain {
        case .day:
            let date = names[cell.first].spoken
            if minutes == 0, sessions > 0 { return practiceHeatMapDone(date: date) }
            return sessions > 1
                ? practiceHeatMapDaySessions(minutes: minutes, date: date, sessions: sessions)
                : practiceHeatMapDay(count: minutes, date: date)
        case .week:
            let date = names[cell.first].text
            return sessions > 1
                ? practiceHeatMapWeekSessions(minutes: minutes, date: date, sessions: sessions)
                : practiceHeatMapWeek(count: minutes, date: date)
        case .month:
            let month = month(cell.first).spoken
            return sessions > 1
                ? practiceHeatMapMonthSessions(minutes: minutes, month: month, sessions: sessions)
                : practiceHeatMapMonth(count: minutes, month: month)
        }
    }
}

extension Kit {
    private static let heatMapColumns = 6

    fileprivate func grid(_ map: HeatMap, _ outlook: PracticeOutlook) -> HeatMapCard.Grid {
        let columns = Self.heatMapColumns
        let open =
            switch map.grain {
            case .day: openDay
            case .week: action("open", .navigate, phrases.practiceWeekOpen())
            case .month: action("open", .navigate, phrases.practiceMonthOpen())
            }
        let rows = stride(from: 0, to: map.cells.count, by: columns).map { start in
            let cells = map.cells[start..<min(start + columns, map.cells.count)]
            let name = daysTold(
                from: cells.first?.first ?? outlook.today, to: cells.last?.last ?? outlook.today,
                outlook)
            return HeatMapCard.Row(
                layout: row(gap: .xs, alignment: .center),
                cells: cells.map { cell($0, map.grain, open, outlook) },
                accessibility: Accessibility(.row, label: name.spokenText, children: .contain))
        }
        return HeatMapCard.Grid(
            grain: map.grain, columns: columns, layout: column(gap: .xs),
            smallestCell: size(.heatMapCellMinSize), largestCell: size(.heatMapCellMaxSize),
            rows: rows,
            accessibility: Accessibility(
                .grid, label: phrases.practiceHeatMapTitle().spokenText, children: .contain))
    }

    private func cell(
        _ cell: HeatMap.Cell, _ grain: HeatMap.Grain, _ open: Action, _ outlook: PracticeOutlook
    ) -> HeatMapCard.Cell {
        let (fill, ink) = look(ofStep: cell.step)
        let hint =
            switch grain {
            case .day: phrases.practiceDayHint()
            case .week: phrases.practiceWeekHint()
            case .month: phrases.practiceMonthHint()
            }
        return HeatMapCard.Cell(
            id: cell.first.description, first: cell.first, last: cell.last,
            minutes: cell.minutes, sessions: cell.sessions, step: cell.step, fill: fill,
            outline: cell.sessions > 0 ? heatMapOutline : nil,
            dots: cell.dots(atMost: theme.count(.heatMapDotsCount)),
            label: label(of: cell, grain, outlook, ink),
            minutesText: cell.minutes > 0
                ? words(phrases.practiceMinutes(count: cell.minutes), .captionSmall, ink) : nil,
            action: open,
            accessibility: Accessibility(
                .gridCell, label: phrases.told(cell, grain, outlook.names).spokenText,
                hint: hint.spokenText,
                states: cell.last == outlook.today ? [.currentDate] : []))
    }

    private var heatMapOutline: Surface.Border { border(.heatMapOutline, .heatMapOutlineWidth) }

    private func label(
        of cell: HeatMap.Cell, _ grain: HeatMap.Grain, _ outlook: PracticeOutlook,
        _ ink: ColorRole
    ) -> Words {
        switch grain {
        case .day:
            words(
                phrases.numberValue(value: phrases.number(cell.first.day)), .calendarDay, ink)
        case .week:
            words(
                phrases.practiceHeatMapWeekLabel(
                    week: phrases.number(outlook.weekOfMonth(of: cell.first))), .calendarDay, ink)
        case .month:
            words(
                phrases.dateValue(date: phrases.month(cell.first).text),
                saying: phrases.dateValue(date: phrases.month(cell.first).spoken), .calendarDay,
                ink)
        }
    }

    /// The fill of a step and the colour of what is written on it; opaque when contrast is increased.
    private func look(ofStep step: Int) -> (fill: ColorRole, ink: ColorRole) {
        switch step {
        case ...0: (.heatMapNoneOpaque, .heatMapNoneDigit)
        case 1: (.heatMapStep1Opaque, .heatMapStep1Digit)
        case 2: (.heatMapStep2Opaque, .heatMapStep2Digit)
        case 3: (.heatMapStep3Opaque, .heatMapStep3Digit)
        default: (.heatMapStep4Opaque, .heatMapStep4Digit)
        }
    }

    /// The steps with their minutes, then the dots with their sessions.
    fileprivate func heatMapLegend(_ grain: HeatMap.Grain) -> Legend {
        let limits = HeatMapScale.standard.limits.map { $0 * grain.days }
        let ends = zip([0] + limits, limits).map { upTo($0 + 1, $1) }
        let steps =
            [phrases.practiceLegendNone()] + ends
            + [phrases.practiceLegendFrom(count: (limits.last ?? 0) + 1)]
        let shades = steps.enumerated().map { step, text in
            legendItem(
                "step-\(step)", text, fill: Paint(look(ofStep: step).fill),
                outline: step > 0 ? heatMapOutline : edge(.border))
        }
        let most = theme.count(.heatMapDotsCount)
        let dots = (0..<most).map { $0 + 1 }.map { count in
            legendItem(
                "dots-\(count)",
                count < most
                    ? phrases.practiceSessions(count: count)
                    : phrases.practiceSessionsMore(count: count), dots: count)
        }
        return legend(shades + dots)
    }
}

extension PracticeOutlook {
    /// Which week of its month a day is in, from 1; the first may have less than seven days.
    func weekOfMonth(of day: CalendarDay) -> Int {
        let first = day.adding(1 - day.day)
        return weekStart(of: first).days(to: day) / 7 + 1
    }
}
