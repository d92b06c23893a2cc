import CandelaElements
import CandelaKit

extension Specimen {
    /// The states of the practice product's screens, in the screens' order.
    static let practice: [Specimen] = practiceByScreen.flatMap(\.self)

    private static let practiceByScreen: [[Specimen]] = [
        practiceDashboards,
        streaks,
        practiceStatistics,
        practiceDays,
        practiceSessions,
        sharing,
        practiceSettings,
    ]
}
