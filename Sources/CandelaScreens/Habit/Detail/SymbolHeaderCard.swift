public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The header of the habit detail screen: a large symbol and the button that opens the form.
public struct SymbolHeaderCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "symbolHeader"

    /// The card's id on its screen.
    public let id = "header"

    let habit: Habit
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts { Facts(habit: habit.id) }

    /// The values behind the header.
    public struct Facts: Sendable, Equatable, Codable {
        /// The habit's id in the journal.
        public let habit: String
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.row(gap: .md, align: .center, justify: .spaceBetween) {
            symbol.element.transition(kit.matched("habit/\(habit.id)"))
            kit.button(
                "edit", .open(.habitForm, as: .sheet, habit: habit.id),
                kit.phrases.actionEdit(), .plain, icon: .pencilCircle)
        }
        .accessibility(Accessibility(.group, label: habit.name, children: .contain))
    }

    private var symbol: Icon {
        Icon(
            kit.theme.iconRole(of: habit), color: habit.drawnColor,
            size: kit.size(.habitHeader, relativeTo: .largeTitle))
    }
}
