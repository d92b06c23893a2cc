public import CandelaElements
public import CandelaKit

/// What was chosen for the picture of a streak, and how far it has come.
public struct ShareCardOptions: HabitOptions {
    /// The screen they are for.
    public static let screen = ScreenName.shareCard

    /// The habit to show, by its id or its exact name; without one the streak is of all practice.
    public var habit: String?

    /// What is on the picture.
    public var picture: SharePicture?

    /// How far the picture has come; without it it can be shared.
    public var state: ShareState?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// The picture as it opens.
    public init() {}
}

/// The options that the screen's actions change.
extension ShareCardOptions {
    static let theme = OptionPath(\Self.picture?.theme, "picture.theme")
    static let longestStreak = OptionPath(\Self.picture?.longestStreak, "picture.longestStreak")
    static let calendarStrip = OptionPath(\Self.picture?.calendarStrip, "picture.calendarStrip")
    static let progress = OptionPath(\Self.picture?.progress, "picture.progress")
    static let name = OptionPath(\Self.picture?.name, "picture.name")
    static let message = OptionPath(\Self.picture?.message, "picture.message")
}
