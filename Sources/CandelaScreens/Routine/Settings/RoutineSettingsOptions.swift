public import CandelaElements
public import CandelaKit

/// What the routine product's settings show beyond the journal.
public struct RoutineSettingsOptions: PlaceOptions {
    /// The routine product's settings.
    public static let screen = ScreenName.routineSettings

    /// Where the person is, and their own times, days and places; without it the standard ones, and
    /// no place is known.
    public var surroundings: RoutineSurroundings?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The settings as they open.
    public init() {}
}
