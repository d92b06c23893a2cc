public import CandelaElements
public import CandelaKit

/// What the reached milestones are asked to show; whatever is left out is as they open.
public struct WeightCelebrationOptions: ScreenOptions {
    /// The reached milestones.
    public static let screen = ScreenName.weightCelebration

    /// Whether the picture of a celebrated milestone is ready to be shared.
    public var canShare: Bool?

    /// The reached milestones shown where there are many; the list is called `milestones`.
    public var windows: ListWindows?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The reached milestones as they open.
    public init() {}
}
