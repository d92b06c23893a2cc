package import CandelaRules
import CandelaTokens

/// One calendar week with what was done, is planned or rests, and the ways to the weeks around it.
package struct WeekStripCard: CardContent {
    package static let kind = "weekStrip"
    package let id = "week"
    package let facts: Facts
    package let body: Element

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The seven days, in order.
        package let days: [Day]
    }

    /// One day of the week.
    package struct Day: Sendable, Hashable, Codable {
        /// The day.
        package let day: CalendarDay

        /// What was done or is planned on it.
        package let state: State

        /// Whether it is today.
        package let isToday: Bool

        /// Whether it is the chosen day.
        package let isSelected: Bool

        /// What was done or is planned on a day of a week.
        package enum State: String, Sendable, Hashable, Codable, CaseIterable {
            /// Something was practised.
            case session
            /// A day of rest.
            case rest
            /// A practice is planned.
            case planned
            /// Today, before anything happened.
            case today
            /// Past, and nothing was done although practice had begun.
            case missed
            /// After today, and nothing is planned.
            case ahead
            /// Nothing.
            case none
        }
    }

    init(_ state: PracticeState, _ options: PracticeDashboardOptions, with kit: Kit) {
        let phrases = kit.phrases
        let offset = options.shownWeek
        let first = state.weekStart(of: state.today).adding(days: 7 * offset)
        let last = first.adding(days: 6)
        let planned = Set(options.plannedDays ?? [])
        let activities = state.index.days(7, until: last)
        let days = activities.map { activity in
            Day(
                day: activity.day,
                state: Self.state(
                    of: activity, isPlanned: planned.contains(activity.day), state),
                isToday: activity.day == state.today,
                isSelected: activity.day == options.selectedDay)
        }
        let title =
            offset == 0
            ? kit.words(phrases.practiceWeekTitle(), .headline, .textPrimary)
            : kit.words(
                from: phrases.shortDate(first, today: state.today),
                to: phrases.shortDate(last, today: state.today), .headline, .textPrimary,
                in: phrases.practiceDaysRange(start:end:))
        // Where the card has no room for seven days to touch, they go on in a second row.
        let dayWidth = Size(
            kit.theme.size(.touchTarget), relativeTo: .body, at: .large,
            displayScale: kit.context.displayScale)
        facts = Facts(days: days)
        body = Element.column(gap: .sm) {
            Element.row(gap: .sm, align: .center) {
                title.heading().growing()
                Element.line(gap: .xs, align: .center) {
                    Self.step(
                        "previousWeek", to: offset - 1, phrases.practiceWeekPrevious(),
                        .chevronBackward, with: kit)
                    Self.step(
                        "nextWeek", to: offset + 1, phrases.practiceWeekNext(), .chevronForward,
                        with: kit)
                }
            }
            Element.grid(
                columns: days.count, minimumColumn: dayWidth, atAccessibilitySizes: .columns(1)
            ) {
                zip(days, activities).map { Self.element($0, $1, state, with: kit) }
            }
            .motion(kit.motion(.slide, change: .page, reduced: .crossFade))
        }
        .surface(kit.card)
        .accessibility(Accessibility(.group, label: title.said, children: .contain))
    }

    /// The way to another week, off beyond the furthest.
    private static func step(
        _ id: String, to week: Int, _ name: Phrase, _ icon: IconRole, with kit: Kit
    ) -> Element {
        kit.button(
            kit.action(id, .choose(option: "weekOffset", value: .number(Double(week))), name),
            .plain, icon: icon, type: .headline,
            isEnabled: abs(week) <= PracticeDashboardOptions.weekLimit)
    }

    private static func state(
        of activity: DayActivity, isPlanned: Bool, _ state: PracticeState
    ) -> Day.State {
        let day = activity.day
        switch activity.status {
        case .completed: return .session
        case .rest: return .rest
        case .none where state.restsAhead.contains(day): return .rest
        case .missed: return .missed
        case .none, .pending:
            if isPlanned, day >= state.today { return .planned }
            return day == state.today ? .today : day > state.today ? .ahead : .none
        }
    }

    /// The weekday over the number over the mark, in a pale capsule for today, with a line around
    /// the chosen day.
    private static func element(
        _ day: Day, _ activity: DayActivity, _ state: PracticeState, with kit: Kit
    ) -> Element {
        let phrases = kit.phrases
        let outline =
            day.isSelected
            ? kit.border(.weekStripSelected, .weekStripSelectedWidth)
            : day.isToday ? kit.edge(.border) : nil
        let drawn = Element.column(gap: .xxs, align: .center) {
            kit.words(phrases.weekday(day.day), .caption, .textSecondary)
            kit.words(phrases.numberValue(value: phrases.number(day.day.day)), .body, .textPrimary)
            mark(of: day.state, with: kit)
        }
        let isAhead = day.day > state.today
        let select = kit.action(
            "select", .choose(option: "selectedDay", value: .text(day.day.description)),
            phrases.practiceWeekSelect(), haptic: .selection)
        return (isAhead ? drawn : Element.button(select) { drawn })
            .id(day.day.description)
            .surface(
                Surface(
                    fill: day.isToday ? Paint(.restDay) : nil, border: outline,
                    cornerRadius: CornerRadius(.button),
                    insets: Surface.Insets(horizontal: .xxs, vertical: .xs))
            )
            .accessibility(
                Accessibility(
                    isAhead ? .text : .button, label: label(of: day, activity, state, phrases).said,
                    value: day.isToday ? phrases.practiceDayToday().said : nil,
                    hint: isAhead ? nil : phrases.practiceWeekSelectHint().said,
                    states: (day.isToday ? [.currentDate] : [])
                        + (day.isSelected ? [.selected] : []), children: .combine))
    }

    private static func label(
        of day: Day, _ activity: DayActivity, _ state: PracticeState, _ phrases: Phrases
    ) -> Phrase {
        let date = state.names[day.day].spoken
        return switch day.state {
        case .planned: phrases.practiceCalendarPlanned(date: date)
        case .rest: phrases.practiceCalendarRest(date: date)
        case .ahead: phrases.practiceCalendarAhead(date: date)
        case .session, .today, .missed, .none: state.label(of: activity, phrases)
        }
    }

    /// The mark of a state: told apart by shape, not by colour alone.
    private static func mark(of state: Day.State, with kit: Kit) -> Element? {
        let (symbol, color): (IconRole, ColorRole)
        switch state {
        case .session: (symbol, color) = (.circleFilled, .weekStripSession)
        case .rest: (symbol, color) = (.moon, .textSecondary)
        case .planned: (symbol, color) = (.circleDashed, .weekStripPlanned)
        case .today: (symbol, color) = (.circle, .weekStripToday)
        case .missed: (symbol, color) = (.xmark, .textSecondary)
        case .ahead, .none: return nil
        }
        let icon = kit.icon(symbol, beside: .captionSmall, color)
        guard state == .rest else { return icon.element }
        return Element.layers {
            Element.shape(fill: Paint(.weekStripRest), cornerRadius: CornerRadius(.full))
                .square(icon.size)
            icon
        }
    }
}
