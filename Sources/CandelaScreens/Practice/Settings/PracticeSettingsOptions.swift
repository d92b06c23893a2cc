public import CandelaElements
public import CandelaKit

/// The options of the practice app's settings.
public struct PracticeSettingsOptions: ReminderOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.practiceSettings

    /// Whether notifications are disabled for the app; `nil` while unknown.
    public var notificationsAreOff: Bool?

    /// Creates the options.
    public init() {}
}
