public import CandelaElements
public import CandelaKit

/// The options of the next milestone card.
public struct NextMilestoneOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.nextMilestone

    /// Notes about recent events, newest first, as in the app's `ToastQueue`.
    public var notes: [PassingNote]?

    /// Creates options without notes.
    public init() {}
}

/// The options of the compact next milestone card.
public struct NextMilestoneCompactOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.nextMilestoneCompact

    /// Notes about recent events, newest first, as in the app's `ToastQueue`.
    public var notes: [PassingNote]?

    /// Creates options without notes.
    public init() {}
}
