public import CandelaElements
public import CandelaKit

/// The options of the next milestone card.
public struct NextMilestoneOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.nextMilestone

    /// Creates the options.
    public init() {}
}

/// The options of the compact next milestone card.
public struct NextMilestoneCompactOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.nextMilestoneCompact

    /// Creates the options.
    public init() {}
}
