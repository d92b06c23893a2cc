public import CandelaElements
public import CandelaKit

/// The options of the prediction screen.
public struct WeightPredictionOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightPrediction

    /// Whether the goal counted as reached the last time, which keeps the status from flickering.
    public var wasAtGoal: Bool?

    /// Notes about recent events, newest first, as in the app's `ToastQueue`.
    public var notes: [PassingNote]?

    /// Creates options for a goal that has not counted as reached before.
    public init() {}
}
