import CandelaElements
import CandelaKit
import CandelaTokens

/// The empty state that the habit screens share.
extension Kit {
    /// The button that opens the form for a new habit.
    var addHabit: Element {
        button(
            action("add", .open(.habitForm, as: .sheet), phrases.habitListAdd()), .plain,
            icon: .plus, type: .titleSmall)
    }

    /// The card shown in place of an empty list of habits.
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
