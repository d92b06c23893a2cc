import CandelaElements
import CandelaKit

extension Specimen {
    /// The states of the habit product's screens, in the screens' order.
    static let habit: [Specimen] = habitByScreen.flatMap(\.self)

    private static let habitByScreen: [[Specimen]] = [
        habitLists,
        habitDetails,
        habitDays,
        habitForms,
        habitSettings,
    ]
}
