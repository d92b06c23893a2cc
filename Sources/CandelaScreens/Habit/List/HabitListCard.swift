import CandelaRules
import CandelaTokens

/// The habits of a person, newest first, each with its streak and a check for today.
public struct HabitListCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "habitList"

    /// The card's name, unique on its screen.
    public let id = "habits"

    /// The values behind the card.
    public let facts: Facts

    /// The habits, newest first.
    package let rows: [Row]

    /// The surface of the whole list.
    let surface: Surface

    /// The accessibility label of the list; its rows stay elements.
    package let accessibility: Accessibility

    /// The values behind the list.
    public struct Facts: Sendable, Hashable, Codable {
        /// The habits, in the order of the rows.
        public let habits: [Entry]

        /// One habit's streak.
        public struct Entry: Sendable, Hashable, Codable {
            /// The habit's id in the journal.
            public let id: String

            /// The length of its current streak, in days.
            public let days: Int

            /// The length of its longest streak, in days.
            public let longest: Int

            /// Whether it is done today.
            public let isDoneToday: Bool
        }
    }

    /// One habit of the list.
    package struct Row: Sendable, Hashable, Identifiable {
        /// The habit's id in the journal.
        package let id: String

        /// The habit's name, as its owner typed it.
        package let name: Words

        /// The button that opens its details: symbol, name and, from a length on, the streak.
        package let open: Element

        /// The button that marks today as done, or takes the mark away.
        package let check: Element

        /// Deletes the habit, behind a swipe.
        package let delete: Action
    }

    /// How the card is drawn and spoken.
    public var body: Element {
        Element.list(gap: .row) {
            rows.map { row in
                Element.row(gap: .sm, align: .center, justify: .spaceBetween) {
                    row.open
                    row.check
                }
                .id(row.id)
            }
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    init(_ habits: [(habit: Habit, streak: Streak)], with kit: Kit) {
        facts = Facts(
            habits: habits.map { habit, streak in
                Facts.Entry(
                    id: habit.id, days: streak.current, longest: streak.longest,
                    isDoneToday: streak.isDoneToday)
            })
        rows = habits.map { Row($0.habit, $0.streak, with: kit) }
        surface = kit.card
        accessibility = Accessibility(
            .list, label: kit.phrases.habitListTitle().said, children: .contain)
    }
}

extension HabitListCard.Row {
    fileprivate init(_ habit: Habit, _ streak: Streak, with kit: Kit) {
        let isDone = streak.isDoneToday
        let toggle = habit.toggle(isDone: isDone, on: streak.today, with: kit)
        id = habit.id
        name = kit.words(verbatim: habit.name, .body, .textPrimary)
        delete = kit.action(
            "delete", .delete(.habit, ids: [habit.id]), kit.phrases.habitRowDelete(),
            role: .destructive,
            gesture: .swipeFromTrailing, undoWindow: kit.undoWindow, haptic: .delete)
        check =
            kit.button(
                toggle, .plain, icon: isDone ? .checkmarkCircleFilled : .circle, type: .title,
                ink: isDone ? habit.drawnColor : .textSecondary, moving: kit.tick)
        open = Self.open(habit, streak, name, actions: [delete], with: kit)
    }

    private static func open(
        _ habit: Habit, _ streak: Streak, _ name: Words, actions: [Action], with kit: Kit
    ) -> Element {
        let (days, phrases) = (streak.current, kit.phrases)
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
            name.part("name").growing()
            if StreakBadgeRule.standard.isShownInRow(forStreakOf: days) {
                Element.bareStreakBadge(days, with: kit)
            }
        }
        .id("open")
        .growing()
        .actions(actions)
        .accessibility(
            Accessibility(
                .button, label: SpokenWords(habit.name), value: value.said,
                hint: phrases.habitRowHint().said, children: .combine,
                inputLabels: [habit.name]))
    }
}

extension Habit {
    /// Marks today as done, or takes the mark away; labelled with what it does next.
    func toggle(isDone: Bool, on today: CalendarDay, with kit: Kit) -> Action {
        kit.action(
            "toggle", .toggle(habit: id, day: today),
            isDone
                ? kit.phrases.habitRowMarkOpen(name: name)
                : kit.phrases.habitRowMarkDone(name: name),
            haptic: .todayToggle)
    }
}
