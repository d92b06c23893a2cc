import CandelaRules
import CandelaTokens

extension DayCalendarCard {
    /// The days as rows of cells; at accessibility sizes half as many stand side by side.
    static func grid(
        _ calendar: ActivityCalendar, _ state: PracticeState, with kit: Kit
    ) -> Element {
        let rows = stride(from: 0, to: calendar.cells.count, by: calendar.columns).map { start in
            let cells = calendar.cells[start..<min(start + calendar.columns, calendar.cells.count)]
            return Element.row(gap: .xs, align: .center, large: nil) {
                cells.map { cell($0, state, with: kit) }
            }
        }
        return Element.grid(
            columns: calendar.columns, gap: .xs, large: .columns(max(calendar.columns / 2, 1))
        ) { rows }
        .accessibility(
            .oneOfCells(
                kit.phrases.practiceCalendarTitle(),
                calendar.cells.last.map { state.label(of: $0.activity, kit.phrases) }, kit.phrases)
        )
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
        return Element.button(kit.action("open", .navigate, phrases.practiceDayOpen())) {
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
                mark(of: activity.status, with: kit)
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

    /// The mark under a day without practice: told apart by shape, not by shade.
    private static func mark(of status: DayActivity.Status, with kit: Kit) -> Icon? {
        switch status {
        case .missed: kit.icon(.xmark, beside: .captionSmall, .textSecondary)
        case .pending: kit.icon(.circleDashed, beside: .captionSmall, .textSecondary)
        case .none, .completed, .rest: nil
        }
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
                    "missed", phrases.practiceLegendMissed(), mark: mark(of: .missed, with: kit),
                    with: kit),
                Legend.item(
                    "pending", phrases.practiceLegendPending(),
                    mark: mark(of: .pending, with: kit), with: kit),
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
