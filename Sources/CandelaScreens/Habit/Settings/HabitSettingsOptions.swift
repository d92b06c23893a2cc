public import CandelaElements
public import CandelaKit

/// The options of the daily habit app's settings.
public struct HabitSettingsOptions: ReminderOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.habitSettings

    /// Whether notifications are disabled for the app; `nil` while unknown.
    public var notificationsAreOff: Bool?

    /// Creates the options.
    public init() {}
}
