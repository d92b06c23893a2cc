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

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The values behind the list.
    public struct Facts: Sendable, Hashable, Codable {
        /// The habits, in row order.
        public let habits: [Entry]

        /// The number of habits before those shown; absent if none.
        public let before: Int?

        /// The number of habits after those shown; absent if none.
        public let after: Int?

        /// One habit's streak.
        public struct Entry: Sendable, Hashable, Codable, Identifiable {
            /// The habit's id in the journal.
            public let id: String

            /// The length of the current streak, in days.
            public let days: Int

            /// The length of the longest streak, in days.
            public let longest: Int

            /// Whether the habit is done today.
            public let isDoneToday: Bool
        }
    }

    init(
        _ habits: [(habit: Habit, streak: Streak)], in shown: VisibleRows<Habit>, with kit: Kit
    ) {
        facts = Facts(
            habits: habits.map { habit, streak in
                Facts.Entry(
                    id: habit.id, days: streak.current, longest: streak.longest,
                    isDoneToday: streak.isDoneToday)
            }, before: shown.before, after: shown.after)
        body = Drawing(habits: habits, shown: shown, kit: kit).body
    }
}

private struct Drawing {
    let habits: [(habit: Habit, streak: Streak)]
    let shown: VisibleRows<Habit>
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
        let name = phrases.habitListTitle()
        return Element.list(gap: .row) {
            kit.previous(of: shown, in: name)
            habits.map { row($0.habit, $0.streak) }
            kit.next(of: shown, in: name)
        }
        .surface(kit.card)
        .group(name, .list)
    }

    /// A habit's row: its button opens the habit, its checkbox toggles today, a swipe deletes it.
    private func row(_ habit: Habit, _ streak: Streak) -> Element {
        let isDone = streak.isDoneToday
        return .row(gap: .sm, align: .center, justify: .spaceBetween) {
            open(habit, streak)
            kit.button(
                habit.toggle(isDone: isDone, on: streak.today, with: kit), .plain,
                icon: isDone ? .checkmarkCircleFilled : .circle, type: .title,
                ink: isDone ? habit.drawnColor : .textSecondary, moving: kit.tick)
        }
        .id(ElementID(habit.id))
    }

    /// The button that opens the details: symbol, name and, from a minimum length, the streak.
    private func open(_ habit: Habit, _ streak: Streak) -> Element {
        let days = streak.current
        let value =
            streak.isDoneToday
            ? phrases.habitRowValueDone(count: days)
            : days > 0 ? phrases.habitRowValueOpen(count: days) : phrases.habitRowValueNone()
        return Element.button(
            kit.action("open", .open(.habitDetail, habit: habit.id), phrases.habitRowOpen()),
            gap: .sm
        ) {
            Element.row(justify: .center) {
                kit.icon(kit.theme.iconRole(of: habit), beside: .habitSymbol, habit.drawnColor)
            }
            .width(.size(kit.size(.habitSymbolWidth)))
            .transition(kit.matched("habit/\(habit.id)"))
            kit.words(verbatim: habit.name, .body, .textPrimary).part("name").growing()
            if StreakBadgeRule.standard.isShownInRow(forStreakOf: days) {
                Element.streakBadge(days, naming: nil, with: kit)
            }
        }
        .id("open")
        .growing()
        .actions([
            kit.action(
                "delete", .delete(.habit, ids: [habit.id]), phrases.actionDelete(),
                role: .destructive, gesture: .swipeFromTrailing, undoWindow: kit.undoWindow,
                haptic: .delete)
        ])
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(habit.name), value: value.said,
                hint: phrases.habitRowHint().said, children: .combine, inputLabels: [habit.name]))
    }
}

extension Habit {
    /// The action that toggles today's completion, labelled with its effect.
    func toggle(isDone: Bool, on today: CalendarDay, with kit: Kit) -> Action {
        kit.action(
            "toggle", .toggle(habit: id, day: today),
            isDone
                ? kit.phrases.habitRowMarkOpen(name: name)
                : kit.phrases.habitRowMarkDone(name: name),
            haptic: .todayToggle)
    }
}
