import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The previous weeks and the current week of a streak with a weekly target.
struct StreakWeeks {
    let streak: WeeklyTargetStreak
    let days: [RoutineStreakCard.Day]
    let today: CalendarDay
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// A heading above one column per week: up to four previous weeks, oldest first as in the
    /// chart, after the number of further weeks of the streak, if any.
    var previous: Element {
        let title = phrases.routineStreaksPrevious()
        return Element.column(gap: .xs) {
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                kit.text(title, .footnote, .textSecondary).part("title")
                if streak.beyond > 0 {
                    Element.line(gap: .symbolGap, align: .center) {
                        kit.icon(.flameFilled, beside: .footnote, .streakListMet)
                        kit.text(
                            phrases.routineStreaksMore(count: streak.beyond), .footnote,
                            .textSecondary
                        ).part("more")
                    }
                }
            }
            Element.grid(columns: 4, gap: .xs, atAccessibilitySizes: .columns(2)) {
                streak.begun.enumerated().reversed().map {
                    column($0.element, ago: $0.offset + 1)
                }
            }
        }
        .group(title, .list)
    }

    /// A past week; symbol and colour show whether it met its target.
    private func column(_ week: WeeklyTargetStreak.Week, ago: Int) -> Element {
        let name = phrases.routineStreaksBar(ago: ago)
        let (done, target) = (week.daysMet, week.target)
        let color: ColorRole = week.isMet ? .streakListMet : .streakListMissed
        let label =
            week.isMet
            ? phrases.routineStreaksBarLabelMet(
                week: name.spokenText, done: done, target: target)
            : phrases.routineStreaksBarLabelMissed(
                week: name.spokenText, done: done, target: target)
        return Element.column(gap: .xxs, align: .center) {
            Element.line(gap: .symbolGap, align: .center) {
                kit.icon(week.isMet ? .checkmark : .xmark, beside: .subheadline, color)
                kit.text(
                    phrases.routineStreaksBarCount(done: done, target: target), .subheadline,
                    .textPrimary
                ).part("count")
            }
            kit.text(name, .footnote, .textSecondary).part("label")
        }
        .id(ElementID("week-\(ago)"))
        .accessibility(Accessibility(.text, label: label.spokenWords, children: .combine))
    }

    /// A heading above one square per day.
    var week: Element {
        let (done, target) = (streak.current.daysMet, streak.target)
        let title =
            done > target
            ? phrases.routineStreaksWeekOver(done: done, target: target)
            : phrases.routineStreaksWeek(done: done, target: target)
        let value = phrases.routineStreaksWeekValue(done: done, target: target)
        return Element.column(gap: .xs) {
            kit.text(title, .footnote, .textSecondary).part("title")
            Element.grid(
                columns: days.count, minimumColumnWidth: kit.size(.heatMapCellMinSize), gap: .xs
            ) {
                days.map(square)
            }
        }
        .accessibility(
            Accessibility(
                .list, label: title.spokenWords, value: value.spokenWords, children: .contain))
    }

    /// A day's square above its letter: a tick for one completion, the number for more, a line for
    /// a past day without any.
    private func square(_ day: RoutineStreakCard.Day) -> Element {
        let isToday = day.day == today
        let name = phrases.weekdayLetter(day.day)
        let (fill, value): (ColorRole, Phrase?) =
            switch day.state {
            case .done:
                (
                    .streakListMet,
                    isToday
                        ? phrases.routineStreaksDayCompletedToday(count: day.count)
                        : phrases.routineStreaksDayCompleted(count: day.count)
                )
            case .open: (.streakListFuture, phrases.routineStreaksDayNoneToday())
            case .past: (.streakListPast, phrases.routineStreaksDayNone())
            case .ahead: (.streakListFuture, nil)
            }
        let outline =
            isToday
            ? kit.border(.textPrimary, .streakListTodayWidth)
            : day.state == .ahead ? kit.border(.progressOutline, .streakListTodayWidth) : nil
        let side = kit.size(.heatMapCellMinSize)
        let ink: ColorRole = day.state == .done ? .streakListMetDigit : .textPrimary
        return Element.column(gap: .xxs, align: .center) {
            Element.layers {
                Element.shape(fill: Paint(fill), border: outline, cornerRadius: CornerRadius(.xs))
                    .square(side)
                if day.count == 1 { kit.icon(.checkmark, beside: .footnote, ink) }
                if day.state == .past { kit.icon(.minus, beside: .footnote, ink) }
                if day.count > 1 {
                    kit.text(phrases.numberValue(value: phrases.number(day.count)), .footnote, ink)
                }
            }
            .square(side)
            kit.text(name, .footnote, .textSecondary)
        }
        .id(ElementID(day.day.description))
        .accessibility(
            Accessibility(
                .text, label: SpokenWords(name.spoken), value: value?.spokenWords,
                states: isToday ? [.currentDate] : [], children: .combine))
    }
}

extension Phrases {
    /// The name of a past week by the number of weeks since then.
    func routineStreaksBar(ago weeks: Int) -> Phrase {
        weeks == 1
            ? routineStreaksBarLastWeek(count: weeks) : routineStreaksBar(count: weeks)
    }
}
