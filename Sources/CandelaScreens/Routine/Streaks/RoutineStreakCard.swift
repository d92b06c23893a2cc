package import CandelaRules
import CandelaTokens

/// The streak of one routine with a weekly target: the weeks before, this week, and a chart of both.
package struct RoutineStreakCard: CardContent {
    package static let kind = "routineStreak"

    /// The routine's id.
    package let id: String
    package let facts: Facts
    package let body: Element

    /// The weeks and days behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// How many weeks in a row met the target, this one left out.
        package let weeks: Int

        /// On how many days of a week the routine is to be done.
        package let target: Int

        /// This week's days, Monday first.
        package let days: [Day]

        /// The four weeks before, newest first.
        package let previous: [Week]
    }

    /// A week that is over.
    package struct Week: Sendable, Hashable, Codable {
        /// Its first day.
        package let first: CalendarDay

        /// On how many of its days the routine was done.
        package let daysMet: Int

        /// Whether that met the target.
        package let isMet: Bool
    }

    /// A day of this week.
    package struct Day: Sendable, Hashable, Codable {
        /// The day.
        package let day: CalendarDay

        /// How often the routine was done.
        package let count: Int

        /// What the day holds.
        package let state: DayState
    }

    /// What a day of this week holds.
    package enum DayState: String, Sendable, Hashable, Codable, CaseIterable {
        /// The routine was done.
        case done
        /// It was not, and the day is over.
        case past
        /// It was not so far, and the day is today.
        case open
        /// The day is still ahead.
        case ahead
    }

    init(_ state: RoutineWithStreak, today: CalendarDay, with kit: Kit) {
        let (routine, streak) = (state.routine, state.streak)
        let days = streak.current.counts.enumerated().map { place, count in
            let day = streak.current.first.adding(days: place)
            return Day(
                day: day, count: count,
                state: count > 0 ? .done : day == today ? .open : day < today ? .past : .ahead)
        }
        id = routine.id
        facts = Facts(
            weeks: streak.weeks, target: streak.target, days: days,
            previous: streak.previous.map {
                Week(first: $0.first, daysMet: $0.daysMet, isMet: $0.isMet)
            })
        body = Element.column(gap: .md) {
            kit.words(verbatim: routine.name, .headline, .textPrimary).heading(level: 2)
            Element.line(gap: .symbolGap, align: .center) {
                if streak.weeks > 0 {
                    kit.icon(.flameFilled, beside: .subheadline, .streakListMet)
                }
                kit.words(
                    streak.weeks > 0
                        ? kit.phrases.routineStreaksWeeks(count: streak.weeks)
                        : kit.phrases.routineStreaksTarget(count: streak.target),
                    .subheadline, .textSecondary
                ).part("streak")
            }
            Element.row(gap: .lg, wraps: true) {
                Self.previous(streak, with: kit)
                Self.week(streak, days, today: today, with: kit).growing()
            }
            Self.chart(of: routine, streak, with: kit)
        }
        .surface(kit.card)
        .accessibility(Accessibility(.group, label: routine.name, children: .contain))
    }
}
