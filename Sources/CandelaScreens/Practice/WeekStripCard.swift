public import CandelaRules
public import CandelaTokens

/// One calendar week with what was done, is planned or rests, and the ways to the weeks around it.
public struct WeekStripCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out.
    public let layout: Stack

    /// Which week it is: `This Week`, or its first and its last day.
    public let heading: Heading

    /// The way to the week before.
    public let previous: ButtonControl

    /// The way to the week after.
    public let next: ButtonControl

    /// How the days are laid out.
    public let dayLayout: Stack

    /// The seven days, in order.
    public let days: [Day]

    /// How the days give way to those of another week.
    public let motion: Motion

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// One day of the week.
    public struct Day: Sendable, Hashable, Codable {
        /// The day's name in the card: its date.
        public let id: String

        /// The day.
        public let day: CalendarDay

        /// What there is to tell about it.
        public let state: State

        /// Whether it is today: drawn in a filled capsule.
        public let isToday: Bool

        /// Whether it is the chosen day.
        public let isSelected: Bool

        /// The weekday.
        public let weekday: Words

        /// The number of the day in its month.
        public let number: Words

        /// The mark under the number, in a shape of its own for each state; absent where there is
        /// nothing to tell.
        public let mark: Icon?

        /// A disc behind the mark, for a day of rest.
        public let markFill: ColorRole?

        /// What the day is drawn on: a pale capsule for today.
        public let fill: ColorRole?

        /// The line around the chosen day.
        public let outline: Surface.Border?

        /// What choosing it does.
        public let action: Action

        /// What assistive technology is told: one element.
        public let accessibility: Accessibility

        /// What there is to tell about a day of a week.
        public enum State: String, Sendable, Hashable, Codable, CaseIterable {
            /// Something was practised.
            case session
            /// A day of rest.
            case rest
            /// A practice is planned.
            case planned
            /// Today, before anything happened.
            case today
            /// Nothing.
            case none
        }
    }
}

extension WeekStripCard {
    init(_ outlook: PracticeOutlook, with kit: Kit) {
        let phrases = kit.phrases
        let offset = outlook.options.shownWeek
        let first = outlook.weekStart(of: outlook.today).adding(7 * offset)
        let days = outlook.index.days(7, until: first.adding(6))
        id = "week"
        surface = kit.card
        layout = kit.column(gap: .sm)
        let title =
            offset == 0
            ? kit.words(phrases.practiceRangeWeekTitle(), .headline, .textPrimary)
            : kit.words(
                kit.days(from: first, to: first.adding(6), outlook),
                saying: kit.daysTold(from: first, to: first.adding(6), outlook), .headline,
                .textPrimary)
        heading = Heading(title, level: 2)
        previous = kit.button(
            kit.action("previousWeek", .back, phrases.practiceWeekPrevious()), .plain,
            icon: .chevronBackward, type: .headline,
            isEnabled: offset > -PracticeOptions.weekLimit)
        next = kit.button(
            kit.action("nextWeek", .navigate, phrases.practiceWeekNext()), .plain,
            icon: .chevronForward, type: .headline,
            isEnabled: offset < PracticeOptions.weekLimit)
        dayLayout = kit.row(gap: .xs, alignment: .center, distribution: .spaceBetween)
        let planned = Set(outlook.options.plannedDays)
        self.days = days.map { activity in
            kit.day(activity, isPlanned: planned.contains(activity.day), outlook)
        }
        motion = kit.motion(
            .slide, change: .page, reduced: Motion.Reduced(.crossfade, motion: .crossFade))
        accessibility = Accessibility(.group, label: title.aloud, children: .contain)
    }
}

extension Kit {
    fileprivate func day(
        _ activity: DayActivity, isPlanned: Bool, _ outlook: PracticeOutlook
    ) -> WeekStripCard.Day {
        let day = activity.day
        let isToday = day == outlook.today
        let isSelected = day == outlook.options.selectedDay
        let state: WeekStripCard.Day.State =
            switch activity.status {
            case .completed: .session
            case .rest: .rest
            case .none where outlook.restsAhead.contains(day): .rest
            case .none, .pending, .missed:
                isPlanned && day >= outlook.today ? .planned : isToday ? .today : .none
            }
        let weekday = phrases.weekday(day)
        return WeekStripCard.Day(
            id: day.description, day: day, state: state, isToday: isToday,
            isSelected: isSelected,
            weekday: words(
                phrases.dateValue(date: weekday.text),
                saying: phrases.dateValue(date: weekday.spoken), .caption, .textSecondary),
            number: words(phrases.numberValue(value: phrases.number(day.day)), .body, .textPrimary),
            mark: mark(of: state), markFill: state == .rest ? .weekStripRest : nil,
            fill: isToday ? .restDay : nil,
            outline: isSelected
                ? border(.weekStripSelected, .weekStripSelectedWidth)
                : isToday ? edge(.border) : nil,
            action: action(
                "select", .select, phrases.practiceWeekSelect(),
                haptic: .selection),
            accessibility: Accessibility(
                .button, label: told(activity, state, outlook),
                value: isToday ? phrases.practiceDayToday().spokenText : nil,
                hint: phrases.practiceWeekSelectHint().spokenText,
                states: (isToday ? [.currentDate] : []) + (isSelected ? [.selected] : [])))
    }

    private func told(
        _ activity: DayActivity, _ state: WeekStripCard.Day.State, _ outlook: PracticeOutlook
    ) -> String {
        let date = outlook.names[activity.day].spoken
        return switch state {
        case .planned: phrases.practiceCalendarPlanned(date: date).spokenText
        case .rest: phrases.practiceCalendarRest(date: date).spokenText
        case .none where activity.day > outlook.today: date
        case .session, .today, .none: told(activity, outlook)
        }
    }

    /// The mark of a state: told apart by shape, not by colour alone. Its colour reaches 3:1 when
    /// contrast is increased.
    private func mark(of state: WeekStripCard.Day.State) -> Icon? {
        let (symbol, color): (IconRole, ColorRole)
        switch state {
        case .session:
            (symbol, color) = (.circleFilled, .weekStripSession)
        case .rest: (symbol, color) = (.moon, .textSecondary)
        case .planned: (symbol, color) = (.circleDashed, .weekStripPlanned)
        case .today: (symbol, color) = (.circle, .weekStripToday)
        case .none: return nil
        }
        return icon(symbol, beside: .captionSmall, color)
    }
}
