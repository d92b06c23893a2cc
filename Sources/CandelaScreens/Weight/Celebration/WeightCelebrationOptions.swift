public import CandelaElements
public import CandelaKit

/// The options of the milestones screen.
public struct WeightCelebrationOptions: WindowedOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightCelebration

    /// Whether the share image of a celebrated milestone is ready.
    public var canShare: Bool?

    /// The visible window of a long list, under the name `milestones`.
    public var windows: ListWindows?

    /// Creates options for the start of the list, without a share image.
    public init() {}
}
