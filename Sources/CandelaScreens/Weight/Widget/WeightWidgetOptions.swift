public import CandelaElements
public import CandelaKit

/// What the widgets of the weight app are asked to show; whatever is left out is as they open.
public struct WeightWidgetOptions: ScreenOptions {
    /// The widgets.
    public static let screen = ScreenName.weightWidget

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The widgets as they open.
    public init() {}
}
