import CandelaKit
import CandelaScreens

extension Specimen {
    /// The states of the weight product's screens, in the screens' order.
    static let weight: [Specimen] = weightByScreen.flatMap(\.self)

    private static let weightByScreen: [[Specimen]] = [
        weightDashboards,
        milestones(NextMilestoneOptions(), called: "milestone"),
        milestones(NextMilestoneCompactOptions(), called: "compact"),
        typeSizes,
        predictions,
        weightCelebrations,
        weightEntries,
        logbooks,
        weightSettings,
        weightWidgets,
    ]
}
