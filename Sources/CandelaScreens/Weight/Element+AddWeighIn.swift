import CandelaElements
import CandelaKit
import CandelaTokens

extension Element {
    /// The button beside the tabs that adds a weigh-in.
    static func addWeighIn(_ kit: Kit) -> Element {
        kit.button(
            "add", .open(.weightEntry, as: .sheet), kit.phrases.weightLog(), .plain,
            icon: .plus, haptic: .light)
    }
}
