import CandelaRules
import CandelaTokens

/// The habits of a person, newest first, each with its streak and a check for today.
///
/// Source: seed 004.
public struct HabitListCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the list is drawn on.
    public let surface: Surface

    /// How the rows are laid out.
    public let layout: Stack

    /// The habits.
    public let rows: [Row]

    /// What assistive technology is told: a list; its rows stay elements.
    public let accessibility: Accessibility

    /// One habit.
    public struct Row: Sendable, Hashable, Codable {
        /// The habit's id.
        public let id: String

        /// How the row's parts are laid out.
        public let layout: Stack

        /// What opens its details.
        public let summary: Summary

        /// The check for today, a button of its own.
        public let check: ButtonControl

        /// What can be done behind a swipe.
        public let swipes: [Action]
    }

    /// The part of a row that opens the habit's details.
    public struct Summary: Sendable, Hashable, Codable {
        /// What pressing it does.
        public let action: Action

        /// The habit's symbol in its colour; it only decorates.
        public let icon: Icon

        /// The width of the symbol's column.
        public let iconWidth: Size

        /// The habit's name, as its owner typed it.
        public let name: Words

        /// Its streak; absent without one.
        public let badge: StreakBadgeMark?

        /// What assistive technology is told: name, streak and today as one element.
        public let accessibility: Accessibility
    }
}

extension Kit {
    /// The list of the habits that are not put away.
    func habitList(_ habits: [(habit: Habit, streak: Streak)]) -> HabitListCard {
        HabitListCard(
            id: "habits", surface: card, layout: column(gap: .row),
            rows: habits.map { row(of: $0.habit, $0.streak) },
            accessibility: Accessibility(
                .list, label: phrases.habitListTitle().spokenText, children: .contain))
    }

    private func row(of habit: Habit, _ streak: Streak) -> HabitListCard.Row {
        let isDone = streak.isDoneToday
        let toggle = toggleAction(of: habit, isDone: isDone)
        let remove = action(
            "delete", .delete, phrases.habitRowDelete(), role: .destructive,
            gesture: .swipeFromTrailing, undoWindow: undoWindow, haptic: .delete)
        let days = streak.current
        return HabitListCard.Row(
            id: habit.id, layout: row(gap: .sm, alignment: .center, distribution: .spaceBetween),
            summary: HabitListCard.Summary(
                action: action("open", .navigate, phrases.habitRowOpen()),
                icon: icon(theme.iconRole(of: habit), beside: .habitSymbol, habit.drawnColor),
                iconWidth: size(.habitSymbolWidth),
                name: words(verbatim: habit.name, .body, .textPrimary),
                badge: StreakBadgeRule.standard.isShownInRow(forStreakOf: days)
                    ? badge(days) : nil,
                accessibility: Accessibility(
                    .button, label: habit.name,
                    value: (isDone
                        ? phrases.habitRowValueDone(count: days)
                        : phrases.habitRowValueOpen(count: days)).spokenText,
                    hint: phrases.habitRowHint().spokenText, actions: [toggle, remove],
                    children: .combine, inputLabels: [habit.name])),
            check: check(of: habit, isDone: isDone, toggle), swipes: [remove])
    }

    /// The round check of a row: filled with a tick when today is done, an empty ring otherwise.
    private func check(of habit: Habit, isDone: Bool, _ action: Action) -> ButtonControl {
        let ink = isDone ? habit.drawnColor : .textSecondary
        return button(
            action, .plain, icon: isDone ? .checkmarkCircleFilled : .circle, type: .title,
            ink: ink)
    }

    /// Marks today, or takes the mark away; named for what it does next.
    func toggleAction(of habit: Habit, isDone: Bool) -> Action {
        action(
            "toggle", .toggle,
            isDone
                ? phrases.habitRowMarkOpen(name: habit.name)
                : phrases.habitRowMarkDone(name: habit.name),
            haptic: .todayToggle)
    }
}
