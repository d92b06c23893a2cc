import CandelaRules
import CandelaTokens

/// The head of a habit's details: its large symbol, and the button that opens its form.
package struct SymbolHeaderCard: CardContent {
    package static let kind = "symbolHeader"
    package let id = "header"
    package let facts: Facts

    /// The habit's symbol in its colour.
    package let icon: Icon

    /// The button that opens the habit's form.
    package let edit: Element

    /// The accessibility label: a group of the habit's name; the button stays an element.
    package let accessibility: Accessibility

    /// The name that matches the symbol with that of the habit's row.
    let transition: String?

    /// The values behind the head.
    package struct Facts: Sendable, Hashable, Codable {
        /// The habit's id in the journal.
        package let habit: String
    }

    package var body: Element {
        .row(gap: .md, align: .center, justify: .spaceBetween) {
            icon.element.transition(transition)
            edit
        }
        .accessibility(accessibility)
    }

    init(_ habit: Habit, with kit: Kit) {
        facts = Facts(habit: habit.id)
        transition = kit.matched("habit/\(habit.id)")
        icon = Icon(
            kit.theme.iconRole(of: habit), color: habit.drawnColor,
            size: kit.size(.habitHeader, relativeTo: .largeTitle))
        edit =
            kit.button(
                kit.action(
                    "edit", .open(.habitForm, as: .sheet, habit: habit.id),
                    kit.phrases.habitDetailEdit()), .plain,
                text: kit.phrases.habitDetailEdit(), icon: .pencilCircle)
        accessibility = Accessibility(.group, label: habit.name, children: .contain)
    }
}
