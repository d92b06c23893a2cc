public import CandelaKit

/// What a person put on the picture of their streak. As it opens it shows nothing private.
public struct SharePicture: Sendable, Hashable, Codable {
    /// The colours of the picture; without them from green to teal.
    public var theme: Theme?

    /// Whether the longest streak is on it, as it is unless said otherwise.
    public var longestStreak: Bool?

    /// Whether the last seven days are on it.
    public var calendarStrip: Bool?

    /// Whether it shows how far the next milestone is.
    public var progress: Bool?

    /// The person's name on it.
    public var name: String?

    /// A few words on it; beyond ``messageLimit`` characters the picture cannot be shared.
    public var message: String?

    /// The most characters of a message.
    public static let messageLimit = 80

    /// The picture a person starts with.
    public init() {}

    /// The colours of a picture. They do not follow the device's appearance: what is shared looks
    /// the same to everybody.
    public enum Theme: String, OptionValue, Sendable, Hashable, Codable, CaseIterable {
        /// A gradient from green to teal.
        case emeraldTeal
        /// The colour of the flame.
        case tierColor
        /// Light words on a dark ground.
        case dark
        /// Dark words on a light ground.
        case light
    }

    var shownTheme: Theme { theme ?? .emeraldTeal }
    var isPlain: Bool { shownTheme == .dark || shownTheme == .light }
    var showsLongestStreak: Bool { longestStreak ?? true }
    var showsCalendarStrip: Bool { calendarStrip ?? false }
    var showsProgress: Bool { progress ?? false }
    var fits: Bool { (message ?? "").count <= Self.messageLimit }
}

extension Phrases {
    /// The name of a theme of the picture.
    func name(of theme: SharePicture.Theme) -> Phrase {
        switch theme {
        case .emeraldTeal: shareThemeEmeraldTeal()
        case .tierColor: shareThemeTierColor()
        case .dark: shareThemeDark()
        case .light: shareThemeLight()
        }
    }
}
