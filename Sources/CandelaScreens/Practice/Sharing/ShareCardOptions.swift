public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the share image: its content, and the state of rendering it.
public struct ShareCardOptions: HabitOptions, SessionOptions, InputOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.shareCard

    /// The habit to show, by id or exact name; `nil` shows the streak of all practice.
    public var habit: String?

    /// The choices for the picture.
    public var picture: SharePicture?

    /// The choices for the last picture that was shared; `nil` before one was.
    public var shared: SharePicture?

    /// The state of the image; `nil` means it can be shared.
    public var state: ShareState?

    /// Creates options for the default picture of all practice.
    public init() {}

    /// Whether a name or a message was typed and not shared.
    public func hasInput(besides journal: Journal) -> Bool {
        let typed = [picture?.name, picture?.message].compactMap(\.self)
        return picture != shared && typed.contains { !$0.trimmed.isEmpty }
    }

    /// Adopts the state of the image that the host reports; without one, the state is unchanged.
    public mutating func update(from session: Session) { state = session.host.share ?? state }
}

/// The options that the screen's actions change.
extension ShareCardOptions {
    static let theme = OptionPath(\Self.picture?.theme, CodingKeys.picture, "theme")
    static let longestStreak = OptionPath(
        \Self.picture?.showsLongestStreak, CodingKeys.picture, "longestStreak")
    static let calendarStrip = OptionPath(
        \Self.picture?.showsCalendarStrip, CodingKeys.picture, "calendarStrip")
    static let progress = OptionPath(\Self.picture?.showsProgress, CodingKeys.picture, "progress")
    static let name = OptionPath(\Self.picture?.name, CodingKeys.picture, "name")
    static let message = OptionPath(\Self.picture?.message, CodingKeys.picture, "message")
}
