import CandelaRules
import CandelaTokens

extension DayCalendarCard {
    /// The days as rows of cells; at accessibility sizes half as many stand side by side.
    static func grid(
        _ calendar: ActivityCalendar, _ state: PracticeState, with kit: Kit
    ) -> Element {
        let rows = stride(from: 0, to: calendar.cells.count, by: calendar.columns).map { start in
            let cells = calendar.cells[start..<min(start + calendar.columns, calendar.cells.count)]
            let span = state.names.spokenSpan(
                from: cells.first?.activity.day ?? state.today,
                to: cells.last?.activity.day ?? state.today)
            return Element.row(gap: .xs, align: .center, large: nil) {
                cells.map { cell($0, state, with: kit) }
            }
            .accessibility(Accessibility(.row, label: span.spokenText, children: .contain))
        }
        return Element.grid(
            columns: calendar.columns, gap: .xs, large: .columns(max(calendar.columns / 2, 1))
        ) { rows }
        .accessibility(
            Accessibility(
                .grid, label: kit.phrases.practiceCalendarTitle().spokenText, children: .contain))
    }

    /// The day's circle over its dots: one to three by its level, which does not depend on its shade
    /// alone. Today's circle is larger and pulses before its ring stays.
    private static func cell(
        _ cell: ActivityCalendar.Cell, _ state: PracticeState, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let activity = cell.activity
        let (fill, digit) = look(of: cell.level, with: kit)
        let isRest = activity.status == .rest
        let open = kit.action(
            "open", .open(PracticeSpan(activity.day), of: state.streaks.habit?.id),
            phrases.practiceDayOpen())
        return Element.button(open) {
            Element.column(gap: .xxs, align: .center) {
                Element.layers {
                    Element.shape(
                        fill: isRest ? Paint(.calendarRest) : fill,
                        border: cell.isToday
                            ? kit.border(.calendarToday, .calendarTodayWidth)
                            : kit.edge(.border),
                        cornerRadius: CornerRadius(.full)
                    )
                    .square(kit.size(cell.isToday ? .calendarToday : .calendarDay))
                    if isRest {
                        restMark(with: kit)
                    } else {
                        kit.words(
                            phrases.numberValue(value: phrases.number(activity.day.day)),
                            .calendarDay, digit)
                    }
                }
                Dots.element(cell.level.dots, with: kit)
            }
        }
        .id(activity.day.description)
        .motion(
            cell.isToday
                ? kit.motion(.pulse, appear: .todayPulse, reduced: Motion.Reduced(.outline)) : nil
        )
        .accessibility(
            .calendarDay(
                activity.status, minutes: activity.minutes,
                on: state.names[activity.day].spoken, isToday: cell.isToday, phrases))
    }

    private static func restMark(with kit: Kit) -> Icon {
        kit.icon(.moon, beside: .caption, .textSecondary)
    }

    /// The fill of a level and the colour of the number on it: a gradient, or one opaque colour when
    /// contrast is increased.
    private static func look(
        of level: IntensityLevel, with kit: Kit
    ) -> (fill: Paint, digit: ColorRole) {
        func paint(_ gradient: GradientRole, _ opaque: ColorRole) -> Paint {
            kit.context.increaseContrast ? Paint(opaque) : Paint(gradient)
        }
        return switch level {
        case .none: (Paint(.calendarDayNoneOpaque), .calendarDayNoneDigit)
        case .low: (paint(.calendarDayLow, .calendarDayLowOpaque), .calendarDayLowDigit)
        case .medium:
            (paint(.calendarDayMedium, .calendarDayMediumOpaque), .calendarDayMediumDigit)
        case .high: (paint(.calendarDayHigh, .calendarDayHighOpaque), .calendarDayHighDigit)
        }
    }

    /// The meaning of levels, of the moon and of the ring.
    static func legend(with kit: Kit) -> Element {
        let phrases = kit.phrases
        let scale = CalendarIntensity.standard
        let levels: [(IntensityLevel, Phrase)] = [
            (.none, phrases.practiceLegendNone()),
            (.low, phrases.minutes(from: 1, to: scale.mediumFrom - 1)),
            (.medium, phrases.minutes(from: scale.mediumFrom, to: scale.highFrom - 1)),
            (.high, phrases.practiceLegendFrom(count: scale.highFrom)),
        ]
        let items =
            levels.map { level, text in
                Legend.item(
                    level.rawValue, text, fill: look(of: level, with: kit).fill,
                    outline: kit.edge(.border), dots: level.dots, with: kit)
            } + [
                Legend.item(
                    "rest", phrases.practiceLegendRest(), fill: Paint(.calendarRest),
                    outline: kit.edge(.border), mark: restMark(with: kit), with: kit),
                Legend.item(
                    "today", phrases.practiceDayToday(),
                    outline: kit.border(.calendarToday, .calendarTodayWidth), with: kit),
            ]
        return Legend.element(items, with: kit)
    }
}

extension IntensityLevel {
    /// How many dots stand for the level.
    fileprivate var dots: Int {
        switch self {
        case .none: 0
        case .low: 1
        case .medium: 2
        case .high: 3
        }
    }
}
