public import CandelaElements
public import CandelaKit

/// What the next milestone is asked to show; whatever is left out is as it opens.
public struct NextMilestoneOptions: ScreenOptions {
    /// The next milestone.
    public static let screen = ScreenName.nextMilestone

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The next milestone as it opens.
    public init() {}
}

/// What the next milestone in three lines is asked to show; whatever is left out is as it opens.
public struct NextMilestoneCompactOptions: ScreenOptions {
    /// The next milestone in three lines.
    public static let screen = ScreenName.nextMilestoneCompact

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The next milestone as it opens.
    public init() {}
}
