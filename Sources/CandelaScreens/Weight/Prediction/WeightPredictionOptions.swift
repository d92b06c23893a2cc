public import CandelaElements
public import CandelaKit

/// The options of the prediction screen.
public struct WeightPredictionOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightPrediction

    /// Creates the options.
    public init() {}
}
