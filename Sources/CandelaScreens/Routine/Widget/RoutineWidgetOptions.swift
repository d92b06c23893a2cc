public import CandelaElements
public import CandelaKit

/// What the routine product's widgets depend on beyond the journal.
public struct RoutineWidgetOptions: PlaceOptions {
    /// The routine product's widgets.
    public static let screen = ScreenName.routineWidget

    /// Where the person is, and their own times, days and places; without it the standard ones, and
    /// no place is known.
    public var surroundings: RoutineSurroundings?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The widgets as they are made without a place.
    public init() {}
}
