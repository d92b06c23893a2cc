public import CandelaElements
public import CandelaKit

/// What the prediction is asked to show; whatever is left out is as it opens.
public struct WeightPredictionOptions: ScreenOptions {
    /// The prediction.
    public static let screen = ScreenName.weightPrediction

    /// Whether the goal counted as reached the last time, which keeps the status from flickering.
    public var wasAtGoal: Bool?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The prediction as it opens.
    public init() {}
}
