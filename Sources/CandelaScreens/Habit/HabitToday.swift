import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// A habit with its streak and the state of today.
struct HabitToday {
    /// The habit with the target that holds today.
    let habit: Habit
    let streak: Streak

    /// The amount recorded today; `nil` for none.
    let amount: Double?

    /// Whether a practice session did today, which a toggle cannot undo.
    let isPracticed: Bool

    init(_ habit: Habit, _ history: ActivityHistory) {
        self.habit = habit.asOf(history.days.today)
        streak = history.streak
        amount = history.days[history.days.today].amount
        isPracticed = history.isPracticedToday
    }

    /// Today's amount beside the habit's target; `nil` without amounts.
    func progress(_ phrases: Phrases) -> Phrase? { phrases.progress(amount, of: habit) }

    /// The action that opens today's sheet, in which an amount is entered.
    func enterAmount(with kit: Kit) -> Action {
        kit.action(
            "enterAmount", .openDay(streak.today, of: habit),
            kit.phrases.habitAmountEnterNamed(name: habit.name), haptic: .selection)
    }

    /// The action that toggles today's completion, labelled with its effect.
    func toggle(with kit: Kit) -> Action {
        habit.toggle(isDone: streak.isDoneToday, on: streak.today, with: kit)
    }

    /// The reason why today cannot be toggled; `nil` if it can.
    func reason(_ phrases: Phrases) -> Phrase? {
        isPracticed ? phrases.habitRowPracticed() : nil
    }
}

extension Habit {
    /// The action that toggles the completion of a day, labelled with its effect.
    func toggle(isDone: Bool, on day: CalendarDay, with kit: Kit) -> Action {
        kit.action(
            "toggle", .toggle(habit: id, day: day),
            isDone
                ? kit.phrases.habitRowMarkOpen(name: name)
                : kit.phrases.habitRowMarkDone(name: name),
            haptic: .todayToggle)
    }
}
