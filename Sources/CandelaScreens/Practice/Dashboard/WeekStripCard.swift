public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// One calendar week with done, planned and rest days, and buttons for the adjacent weeks.
public struct WeekStripCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "weekStrip"

    /// The card's id on its screen.
    public let id = "week"

    /// The week's offset from the current one.
    let week: Int

    /// The last day that has something to show: today, or a later day of rest or planned practice.
    let last: CalendarDay
    let first: CalendarDay
    let days: [Day]
    let activities: [DayActivity]
    let state: PracticeState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts { Facts(days: days) }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The seven days, in order.
        public let days: [Day]
    }

    /// One day of the week.
    public struct Day: Sendable, Equatable, Codable {
        /// The day.
        public let day: CalendarDay

        /// The state of the day.
        public let state: State

        /// Whether it is today.
        public let isToday: Bool

        /// Whether the day is selected.
        public let isSelected: Bool

        /// The state of a day of the week.
        public enum State: String, Sendable, Hashable, Codable, CaseIterable {
            /// A day with practice.
            case session
            /// A rest day.
            case rest
            /// A day that was skipped.
            case skipped
            /// Practice is planned.
            case planned
            /// Today, without practice so far.
            case today
            /// A past day without practice, later than the first day with practice.
            case missed
            /// The day is in the future and nothing is planned.
            case ahead
            /// The day has no state to show.
            case none
        }
    }

    init(_ state: PracticeState, _ options: PracticeDashboardOptions, with kit: Kit) {
        week = options.shownWeek
        first = state.weekStart(of: state.today).adding(days: 7 * week)
        activities = state.index.days(7, until: first.adding(days: 6))
        let planned = Set(options.plannedDays ?? [])
        last = max(state.today, state.restsAhead.union(planned).max() ?? state.today)
        days = activities.map { activity in
            Day(
                day: activity.day,
                state: state.dayState(of: activity, isPlanned: planned.contains(activity.day)),
                isToday: activity.day == state.today,
                isSelected: activity.day == options.selectedDay)
        }
        self.state = state
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = title
        return Element.column(gap: .sm) {
            Element.row(gap: .sm, align: .center) {
                title.heading().growing()
                Element.line(gap: .xs, align: .center) {
                    step(
                        "previousWeek", to: week - 1, phrases.practiceWeekPrevious(),
                        .chevronBackward)
                    step("nextWeek", to: week + 1, phrases.practiceWeekNext(), .chevronForward)
                }
            }
            Element.grid(
                columns: days.count, minimumColumnWidth: dayWidth, atAccessibilitySizes: .columns(1)
            ) {
                zip(days, activities).map { cell($0, $1) }
            }
            .motion(kit.motion(.slide, change: .page, reduced: .crossFade))
        }
        .surface(kit.card)
        .accessibility(Accessibility(.group, label: title.spokenWords, children: .contain))
    }

    private var title: StyledText {
        week == 0
            ? kit.text(phrases.practiceWeekTitle(), .headline, .textPrimary)
            : kit.text(
                phrases.dates(from: first, to: first.adding(days: 6), today: state.today),
                .headline, .textPrimary)
    }

    /// The width of a day; if seven touch targets do not fit, the days wrap into a second row.
    private var dayWidth: Size { kit.size(.touchTarget, at: .large) }

    /// A button to another week, disabled past the limit and after the last week with something to
    /// show.
    private func step(_ id: String, to week: Int, _ name: Phrase, _ icon: IconRole) -> Element {
        kit.button(
            kit.action(id, .choose(PracticeDashboardOptions.week, week), name), .plain,
            icon: icon, type: .headline,
            isEnabled: abs(week) <= PracticeDashboardOptions.weekLimit
                && (week <= self.week || first.adding(days: 6) < last))
    }

    /// The weekday above the number and the mark, on a pale background for today, with a border if
    /// selected.
    private func cell(_ day: Day, _ activity: DayActivity) -> Element {
        let outline =
            day.isSelected
            ? kit.border(.weekStripSelected, .weekStripSelectedWidth)
            : day.isToday ? kit.edge(.border) : nil
        let drawn = Element.column(gap: .xxs, align: .center) {
            kit.text(phrases.weekday(day.day), .footnote, .textSecondary)
            kit.text(phrases.numberValue(value: phrases.number(day.day.day)), .body, .textPrimary)
            mark(of: day.state)
        }
        let isAhead = day.day > state.today
        let select = kit.action(
            "select", .choose(PracticeDashboardOptions.chosenDay, day.day),
            phrases.practiceWeekSelect(), haptic: .selection)
        return (isAhead ? drawn : Element.button(select, isSelected: day.isSelected) { drawn })
            .id(ElementID(day.day.description))
            .surface(
                Surface(
                    fill: day.isToday ? Paint(.restDay) : nil, border: outline,
                    cornerRadius: CornerRadius(.button),
                    insets: Surface.Insets(horizontal: .xxs, vertical: .xs))
            )
            .accessibility(
                Accessibility(
                    isAhead ? .text : .button, label: label(of: day, activity).spokenWords,
                    value: day.isToday ? phrases.practiceDayToday().spokenWords : nil,
                    hint: isAhead ? nil : phrases.practiceWeekSelectHint().spokenWords,
                    states: day.isToday ? [.currentDate] : [],
                    children: isAhead ? .combine : .ignore))
    }

    private func label(of day: Day, _ activity: DayActivity) -> Phrase {
        let date = state.names[day.day].spoken
        return switch day.state {
        case .planned: phrases.practiceCalendarPlanned(date: date)
        case .rest: phrases.practiceCalendarRest(date: date)
        case .ahead: phrases.dateValue(date: date)
        case .session, .skipped, .today, .missed, .none: state.label(of: activity, phrases)
        }
    }

    /// The mark of a state; states differ in shape, not in colour alone.
    private func mark(of state: Day.State) -> Element? {
        let (symbol, color): (IconRole, ColorRole)
        switch state {
        case .session: (symbol, color) = (.circleFilled, .weekStripSession)
        case .rest: (symbol, color) = (.moon, .textSecondary)
        case .skipped: (symbol, color) = (.skipNext, .textSecondary)
        case .planned: (symbol, color) = (.circleDashed, .weekStripPlanned)
        case .today: (symbol, color) = (.circle, .weekStripToday)
        case .missed: (symbol, color) = (.xmark, .textSecondary)
        case .ahead, .none: return nil
        }
        let icon = kit.icon(symbol, beside: .caption, color)
        guard state == .rest else { return icon.element }
        return Element.layers {
            Element.shape(fill: Paint(.weekStripRest), cornerRadius: CornerRadius(.full))
                .square(icon.size)
            icon
        }
    }
}

extension PracticeState {
    fileprivate func dayState(
        of activity: DayActivity, isPlanned: Bool
    ) -> WeekStripCard.Day.State {
        let day = activity.day
        switch status(of: activity) {
        case .completed: return .session
        case .rest: return .rest
        case .skipped: return .skipped
        case .none where restsAhead.contains(day): return .rest
        case .missed: return .missed
        case .none, .pending:
            if isPlanned, day >= today { return .planned }
            return day == today ? .today : day > today ? .ahead : .none
        }
    }
}
