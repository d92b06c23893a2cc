public import CandelaElements
public import CandelaKit

/// What just happened on the routine product's appearance.
public struct RoutineAppearanceOptions: ScreenOptions {
    /// The routine product's appearance.
    public static let screen = ScreenName.routineAppearance

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The appearance as it opens.
    public init() {}
}
