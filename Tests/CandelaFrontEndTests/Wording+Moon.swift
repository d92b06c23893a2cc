// swift-format-ignore-file
// Written by 'candela phrases build' from 'Words.xcstrings'; change the source instead.

import CandelaKit
import CandelaScreens

extension Wording {
    /// The package's wording, overridden by the app's texts.
    static let moon = Wording([
        WordTable("en", over: "en", moonRows0),
    ], over: .standard)

    private static let moonRows0: [String] = [
        "habit.list.title", "My Rituals",
        "habit.row.hint", "Shows how the ritual goes",
        "practice.dashboard.title", "Tonight",
        "streak.message.never", "Whenever the moon is up",
        "streak.message.started", "The first night",
    ]
}
