public import CandelaElements
public import CandelaKit

/// The options of the weight widgets.
public struct WeightWidgetOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightWidget

    /// Creates the options.
    public init() {}
}
