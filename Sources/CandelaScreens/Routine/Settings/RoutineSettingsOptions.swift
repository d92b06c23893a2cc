public import CandelaElements
public import CandelaKit

/// The options of the routine settings.
public struct RoutineSettingsOptions: PlaceOptions, ReminderOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.routineSettings

    /// The current place, and the person's own times, days and places; `nil` for the standard ones
    /// and an unknown place.
    public var surroundings: RoutineSurroundings?

    /// Whether notifications are disabled for the app; `nil` while unknown.
    public var notificationsAreOff: Bool?

    /// Creates options for an unknown place and the standard times, days and places.
    public init() {}
}
