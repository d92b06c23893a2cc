public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The days of a habit's chart as a grid, oldest first; pressing one opens it.
public struct HabitDaysCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "habitDays"

    /// The card's id on its screen.
    public let id = "days"

    let habit: Habit
    let days: [Day]
    let today: CalendarDay
    let firstWeekday: Weekday
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts { Facts(days: days) }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The days, oldest first.
        public let days: [Day]
    }

    /// One day of a habit.
    public struct Day: Sendable, Equatable, Codable {
        /// The day.
        public let day: CalendarDay

        /// The state of the day.
        public let state: State

        /// The recorded amount, in the habit's unit; absent for none.
        public let amount: Double?

        /// The state of a habit's day.
        public enum State: String, Sendable, Hashable, Codable, CaseIterable {
            /// The habit was done.
            case done
            /// The habit was skipped on purpose, or the day was largely missed by travelling.
            case skipped
            /// A rest day.
            case rest
            /// A past day on which the habit was due and not done.
            case missed
            /// Today, as long as the habit is not done.
            case pending
            /// Nothing was due.
            case none
        }
    }

    init(
        of habit: Habit, _ index: ActivityIndex, period: ChartPeriod, firstWeekday: Weekday,
        with kit: Kit
    ) {
        days = index.days(period.range.days).map { activity in
            Day(
                day: activity.day,
                state: State(activity.status, isSkipped: index.isSkipped(on: activity.day)),
                amount: activity.amount?.roundedForDrawing)
        }
        self.habit = habit
        today = index.today
        self.firstWeekday = firstWeekday
        self.kit = kit
    }

    private typealias State = Day.State
    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let title = phrases.habitDaysTitle()
        let first = days.first?.day ?? today
        return kit.section(title) {
            kit.grid(
                title, days.map(cell),
                // A single row of days needs no column for each weekday.
                blanks: days.count > 7 ? first.weekStart(firstWeekday).days(to: first) : 0,
                hint: phrases.practiceDayHint(), columns: 7, rowGap: .sm, atAccessibilitySizes: 2)
            kit.legend(legend)
        }
    }

    /// The weekday’s letter above the number and the mark, with a border for today.
    private func cell(_ day: Day) -> Element {
        let isToday = day.day == today
        let open = kit.action(
            "open", .openDay(day.day, of: habit), phrases.practiceDayOpen(), haptic: .selection)
        let date = phrases.spokenDate(day.day, today: today)
        return Element.button(open) {
            Element.column(gap: .xxs, align: .center) {
                kit.text(phrases.weekdayLetter(day.day), .caption, .textSecondary).part(
                    "weekday")
                kit.text(
                    phrases.numberValue(value: phrases.number(day.day.day)), .body, .textPrimary
                ).part("number")
                // Numbers on a line are level, with or without a mark.
                Element.layers { mark(of: day.state) }.square(size)
                day.amount.map {
                    kit.text(
                        phrases.numberValue(value: phrases.measuredNumber($0)), .caption,
                        .textSecondary
                    ).part("amount")
                }
            }
        }
        .id(ElementID(day.day.description))
        .surface(
            Surface(
                border: isToday ? kit.border(.textPrimary, .habitSelectionWidth) : nil,
                cornerRadius: CornerRadius(.button),
                insets: Surface.Insets(horizontal: .xxs, vertical: .xs))
        )
        .accessibility(
            Accessibility(
                .gridCell,
                label: phrases.habitDaysDay(date: date, status: status(of: day)).spokenWords,
                value: isToday ? phrases.practiceDayToday().spokenWords : nil,
                states: isToday ? [.currentDate] : []))
    }

    /// The amount beside the target, if there is one, and the state.
    private func status(of day: Day) -> String {
        let state = phrases.name(of: day.state).spokenText
        guard let progress = day.amount.flatMap({ phrases.progress($0, of: habit.asOf(day.day)) })
        else {
            return state
        }
        return phrases.habitDaysAmount(amount: progress.spokenText, status: state).spokenText
    }

    private var size: Size { kit.icon(.checkmark, beside: .subheadline, .textPrimary).size }

    /// The mark of a state; marks differ in shape, not in colour alone.
    private func mark(of state: State) -> Icon? {
        let (symbol, color): (IconRole, ColorRole)
        switch state {
        case .done: (symbol, color) = (.checkmark, habit.drawnColor)
        case .skipped: (symbol, color) = (.skipNext, .textSecondary)
        case .rest: (symbol, color) = (.moon, .textSecondary)
        case .missed: (symbol, color) = (.xmark, .textSecondary)
        case .pending: (symbol, color) = (.circleDashed, .textSecondary)
        case .none: return nil
        }
        return kit.icon(symbol, beside: .subheadline, color)
    }

    /// The meanings of the marks that are in the grid, and of those between which a tick changes
    /// today, so that it does not change the legend.
    private var legend: [Element] {
        let shown = Set(days.map(\.state)).union([.done, .pending]).subtracting([.none])
        return State.allCases.filter(shown.contains).map { state in
            kit.legendItem(state.rawValue, phrases.name(of: state), mark: mark(of: state))
        }
    }
}

extension HabitDaysCard.Day.State {
    init(_ status: DayActivity.Status, isSkipped: Bool) {
        self =
            switch status {
            case .completed: .done
            case _ where isSkipped: .skipped
            case .rest: .rest
            case .skipped: .skipped
            case .missed: .missed
            case .pending: .pending
            case .none: .none
            }
    }
}

extension Phrases {
    /// The status of a habit's day.
    func name(of state: HabitDaysCard.Day.State) -> Phrase {
        switch state {
        case .done: dayStatusCompleted()
        case .skipped: habitDaySkipped()
        case .rest: dayStatusRest()
        case .missed: dayStatusMissed()
        case .pending: dayStatusPending()
        case .none: dayStatusNone()
        }
    }
}

extension Intent {
    /// The intent that opens a habit's day.
    static func openDay(_ day: CalendarDay, of habit: Habit) -> Intent {
        var destination = Destination(.habitDay, as: .sheet)
        (destination.habit, destination.day) = (habit.id, day)
        return .open(destination)
    }
}
