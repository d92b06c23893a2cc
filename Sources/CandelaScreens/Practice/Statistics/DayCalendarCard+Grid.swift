import CandelaRules
import CandelaTokens

extension DayCalendarCard {
    /// The day's circle over a dot for each session; over its minutes too where shades alone must not
    /// tell them. Today's circle is larger and pulses before its ring stays.
    static func cell(
        _ cell: ActivityCalendar.Cell, _ state: PracticeState, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let activity = cell.activity
        let isRest = activity.status == .rest
        let open = kit.action(
            "open", .open(PracticeSpan(activity.day), of: state.streaks.habit?.id),
            phrases.practiceDayOpen())
        return Element.button(open) {
            Element.column(gap: .xxs, align: .center) {
                Element.layers {
                    Element.shape(
                        fill: isRest ? Paint(.calendarRest) : fill(of: cell.level, with: kit),
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
                            .calendarDay, cell.level.look.ink)
                    }
                }
                if kit.context.differentiateWithoutColor, activity.minutes > 0 {
                    kit.words(
                        phrases.practiceMinutes(count: activity.minutes), .captionSmall,
                        .textSecondary)
                }
                Dots.sessions(activity.frequency, with: kit)
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

    /// The fill of a level: a gradient, or one opaque colour when contrast is increased.
    private static func fill(of level: IntensityLevel, with kit: Kit) -> Paint {
        let look = level.look
        guard !kit.context.increaseContrast, let gradient = look.gradient else {
            return Paint(look.fill)
        }
        return Paint(gradient)
    }

    /// The meaning of shades, of dots, of the moon and of the ring.
    static func legend(isMarked: Bool, with kit: Kit) -> Element {
        let phrases = kit.phrases
        let levels = Legend.levels(isMarked: isMarked, with: kit) { level in
            (fill(of: level, with: kit), kit.edge(.border))
        }
        let marks = [
            Legend.item(
                "missed", phrases.practiceLegendMissed(), mark: mark(of: .missed, with: kit),
                with: kit),
            Legend.item(
                "pending", phrases.practiceLegendPending(), mark: mark(of: .pending, with: kit),
                with: kit),
            Legend.item(
                "rest", phrases.practiceLegendRest(), fill: Paint(.calendarRest),
                outline: kit.edge(.border), mark: restMark(with: kit), with: kit),
            Legend.item(
                "today", phrases.practiceDayToday(),
                outline: kit.border(.calendarToday, .calendarTodayWidth), with: kit),
        ]
        return Legend.element(levels + Legend.sessions(with: kit) + marks, with: kit)
    }
}
