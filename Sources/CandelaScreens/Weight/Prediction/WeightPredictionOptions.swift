public import CandelaElements
public import CandelaKit

/// The options of the prediction screen.
public struct WeightPredictionOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightPrediction

    /// Notes about recent events, newest first, as in the app's `ToastQueue`.
    public var notes: [PassingNote]?

    /// Creates options without notes.
    public init() {}
}
