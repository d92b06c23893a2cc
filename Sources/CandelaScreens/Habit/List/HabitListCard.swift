public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The person's habits, newest first, each with its streak and a checkbox for today.
public struct HabitListCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "habitList"

    /// The card's id on its screen.
    public let id = "habits"

    let habits: [HabitToday]
    let shown: VisibleRows<Habit>
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            habits: habits.map { entry in
                Facts.Entry(
                    id: entry.habit.id, streak: entry.streak.current,
                    longestStreak: entry.streak.longest, isDoneToday: entry.streak.isDoneToday)
            }, before: shown.before, after: shown.after)
    }

    /// The values behind the list.
    public struct Facts: Sendable, Equatable, Codable {
        /// The habits, in row order.
        public let habits: [Entry]

        /// The number of habits before those shown; absent if none.
        public let before: Int?

        /// The number of habits after those shown; absent if none.
        public let after: Int?

        /// One habit's streak.
        public struct Entry: Sendable, Equatable, Codable, Identifiable {
            /// The habit's id in the journal.
            public let id: String

            /// The length of the current streak, in days; 7 for each week of a weekly target.
            public let streak: Int

            /// The length of the longest streak, in days.
            public let longestStreak: Int

            /// Whether the habit is done today.
            public let isDoneToday: Bool
        }
    }

    private var phrases: Phrases { kit.phrases }

    /// Whether rows have several lines, so that dividers are needed to tell them apart.
    private var isLarge: Bool { kit.context.typeSize.isAccessibilitySize }

    /// The element that is drawn and spoken.
    public var body: Element {
        let name = phrases.habitListTitle()
        return Element.list(gap: .row) {
            kit.previous(of: shown, in: name)
            habits.enumerated().map { place, entry in
                row(entry, isFirst: place == 0)
            }
            kit.next(of: shown, in: name)
        }
        .surface(kit.card)
        .group(name, .list)
    }

    /// A habit's row: its button opens the habit, its checkbox toggles today, a swipe deletes it.
    private func row(_ entry: HabitToday, isFirst: Bool) -> Element {
        let (habit, isDone) = (entry.habit, entry.streak.isDoneToday)
        let row = Element.line(
            gap: isLarge ? .xs : .sm, align: .center, justify: .spaceBetween
        ) {
            open(entry)
            if habit.isLimit {
                // A limit is not kept by a tick: it is kept by what was not done.
                kit.button(
                    entry.enterAmount(with: kit), .plain, icon: .pencilCircle, type: .title,
                    ink: .textSecondary)
            } else {
                kit.button(
                    entry.toggle(with: kit), .plain,
                    icon: isDone ? .checkmarkCircleFilled : .circle, type: .title,
                    hint: entry.reason(kit.phrases),
                    ink: isDone ? habit.drawnColor : .textSecondary,
                    isEnabled: !entry.isPracticed, moving: kit.tick)
            }
        }
        guard isLarge, !isFirst else { return row.id(ElementID(habit.id)) }
        return Element.column(gap: .row) {
            Element.divider(.border)
            row
        }
        .id(ElementID(habit.id))
    }

    /// The button that opens the details: symbol, name, amount and, from a minimum length, the
    /// streak; at accessibility sizes with the name below the others, so that the checkbox stays
    /// beside it.
    private func open(_ entry: HabitToday) -> Element {
        let (habit, streak) = (entry.habit, entry.streak)
        let (amount, state) = (entry.progress(phrases), phrases.value(of: entry))
        let value = amount.map {
            SpokenWords(phrases.sentences([$0.spokenText, state.spokenText]))
        }
        let progress = amount.map { kit.text($0, .footnote, .textSecondary).part("amount") }
        return Element.button(
            kit.action("open", .open(.habitDetail, habit: habit.id), phrases.habitRowOpen()),
            gap: .sm
        ) {
            if isLarge {
                Element.column(gap: .xs) {
                    Element.line(gap: .sm, align: .center, wraps: true) {
                        symbol(of: habit)
                        badge(streak)
                    }
                    name(of: habit)
                    progress
                }
            } else {
                Element.row(justify: .center) { symbol(of: habit) }
                    .width(.size(kit.size(.habitSymbolWidth)))
                Element.column(gap: .textStack) {
                    name(of: habit)
                    progress
                }
                .growing()
                badge(streak)
            }
        }
        .id("open")
        .growing()
        .actions([
            kit.deletion(
                of: .habit, [habit.id], phrases.actionDelete(), gesture: .swipeFromTrailing)
        ])
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(habit.name), value: value ?? state.spokenWords,
                hint: phrases.habitRowHint().spokenWords, children: .combine,
                inputLabels: [habit.name]))
    }

    private func symbol(of habit: Habit) -> Element {
        kit.icon(kit.theme.iconRole(of: habit), beside: .habitSymbol, habit.drawnColor).element
            .transition(kit.matched("habit/\(habit.id)"))
    }

    private func name(of habit: Habit) -> Element {
        kit.text(verbatim: habit.name, .body, .textPrimary).part("name")
    }

    private func badge(_ streak: Streak) -> Element? {
        guard StreakBadgeRule.standard.isShownInRow(forStreakOf: streak.current) else {
            return nil
        }
        return Element.streakBadge(streak.current, in: streak.unit, naming: nil, with: kit)
    }
}

extension Phrases {
    /// The length of a streak, without the state of today, which a limit does not have.
    private func streakBadge(_ count: Int, in unit: Streak.Unit) -> Phrase {
        unit == .weeks
            ? streakBadgeUnnamedLabelWeeks(count: count) : streakBadgeUnnamedLabel(count: count)
    }

    /// The spoken value of a row: the streak, and whether the habit is done today.
    fileprivate func value(of entry: HabitToday) -> Phrase {
        let streak = entry.streak
        let count = streak.unit.count(streak.current)
        guard !entry.habit.isLimit else {
            return streak.longest == 0
                ? streakCounterNone() : streakBadge(count, in: streak.unit)
        }
        return switch (streak.unit, streak.isDoneToday) {
        case (_, false) where count == 0: habitRowValueNone()
        case (.days, true): habitRowValueDone(count: count)
        case (.days, false): habitRowValueOpen(count: count)
        // A day done begins a streak of days, but not one of weeks.
        case (.weeks, true) where count == 0: habitRowValueDoneNone()
        case (.weeks, true): habitRowValueDoneWeeks(count: count)
        case (.weeks, false): habitRowValueOpenWeeks(count: count)
        }
    }
}
