import CandelaRules
import CandelaTokens

/// The head of a habit's details: its large symbol, and the button that opens its form.
package struct SymbolHeaderCard: CardContent {
    package static let kind = "symbolHeader"
    package let id = "header"
    package let facts: Facts
    package let body: Element

    /// The values behind the head.
    package struct Facts: Sendable, Hashable, Codable {
        /// The habit's id in the journal.
        package let habit: String
    }

    init(_ habit: Habit, with kit: Kit) {
        facts = Facts(habit: habit.id)
        let symbol = Icon(
            kit.theme.iconRole(of: habit), color: habit.drawnColor,
            size: kit.size(.habitHeader, relativeTo: .largeTitle))
        body = Element.row(gap: .md, align: .center, justify: .spaceBetween) {
            symbol.element.transition(kit.matched("habit/\(habit.id)"))
            kit.button(
                "edit", .open(.habitForm, as: .sheet, habit: habit.id),
                kit.phrases.habitDetailEdit(), .plain, icon: .pencilCircle)
        }
        .accessibility(Accessibility(.group, label: habit.name, children: .contain))
    }
}
