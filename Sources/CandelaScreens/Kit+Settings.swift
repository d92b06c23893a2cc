import CandelaElements
import CandelaKit
import CandelaTokens

extension Kit {
    /// The toolbar button that opens an app's settings.
    func openSettings(_ screen: ScreenName) -> Element {
        button(
            action("settings", .open(screen), phrases.settingsTitle(), haptic: .iconButton), .plain,
            icon: .gear, type: .titleSmall)
    }
}
