public import CandelaKit
import CandelaScreens

extension Specimen {
    /// Every specimen, screen by screen in the order of ``/CandelaScreens/ScreenName/allCases``.
    public static let all: [Specimen] = weight + practice + habit + routine
}
