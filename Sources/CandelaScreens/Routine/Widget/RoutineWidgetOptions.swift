public import CandelaElements
public import CandelaKit

/// The options of the routine widgets.
public struct RoutineWidgetOptions: PlaceOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.routineWidget

    /// The current place, and the person's own times, days and places; `nil` for the standard ones
    /// and an unknown place.
    public var surroundings: RoutineSurroundings?

    /// Creates options for an unknown place and the standard times, days and places.
    public init() {}
}
