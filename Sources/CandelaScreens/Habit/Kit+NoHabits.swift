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

    /// The card shown in place of an empty list of habits: one button with a large plus.
    var noHabits: EmptyCard {
        let name = phrases.habitListEmpty()
        let open = action("addFirst", .open(.habitForm, as: .sheet), name, haptic: .primaryButton)
        let press = motion(.press, appear: .press, reduced: .crossFade)
        let button = Element.button(open, press: press) {
            Element.column(gap: .md, align: .center) {
                Icon(
                    .plusCircleFilled, color: .primaryGraphic,
                    size: size(.emptyStatePlain, relativeTo: .largeTitle))
                text(name, .button, .primaryText)
            }
        }
        .id("addFirst")
        .accessibility(Accessibility(.button, label: name.spokenWords))
        return EmptyCard(
            "noHabits", illustration: nil, title: nil, text: nil, button: button, with: self)
    }
}
