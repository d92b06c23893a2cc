import CandelaElements
import CandelaKit
import CandelaTokens

/// The screens of habits before there is one.
extension Kit {
    /// The button that opens the form of a new habit.
    var addHabit: Element {
        button(
            action("add", .open(.habitForm, as: .sheet), phrases.habitListAdd()), .plain,
            icon: .plus, type: .headline)
    }

    /// The card that stands in for a list without habits.
    var noHabits: EmptyCard {
        EmptyCard(
            "noHabits",
            illustration: .illustration(
                icon: Icon(
                    .plusCircleFilled, color: .textSecondary,
                    size: size(.emptyStatePlain, relativeTo: .largeTitle))),
            title: nil, text: phrases.habitListEmpty(), button: nil, with: self)
    }
}
