public import CandelaKit

/// The choices for a share image; the defaults show nothing private.
public struct SharePicture: Sendable, Equatable, Codable {
    /// The colours of the picture; `nil` for a gradient from green to teal.
    public var theme: Theme?

    /// Whether the longest streak is shown; `nil` shows it.
    public var showsLongestStreak: Bool?

    /// Whether the last seven days are shown.
    public var showsCalendarStrip: Bool?

    /// Whether the progress to the next milestone is shown.
    public var showsProgress: Bool?

    /// The name shown on the picture.
    public var name: String?

    /// A short message; with more than ``messageLimit`` characters the picture cannot be shared.
    public var message: String?

    /// The maximum length of a message, in characters.
    public static let messageLimit = 80

    /// Creates the default choices.
    public init() {}

    /// The colours of a picture.
    ///
    /// They ignore the device's appearance, so that the shared image looks the same everywhere.
    public enum Theme: String, OptionValue, Sendable, Hashable, Codable, CaseIterable {
        /// A gradient from green to teal.
        case emeraldTeal
        /// The colour of the flame.
        case tierColor
        /// Light text on a dark background.
        case dark
        /// Dark text on a light background.
        case light
    }

    private enum CodingKeys: String, CodingKey {
        case theme
        case showsLongestStreak = "longestStreak"
        case showsCalendarStrip = "calendarStrip"
        case showsProgress = "progress"
        case name, message
    }

    var shownTheme: Theme { theme ?? .emeraldTeal }
    var isPlain: Bool { shownTheme == .dark || shownTheme == .light }
    var drawsLongestStreak: Bool { showsLongestStreak ?? true }
    var drawsCalendarStrip: Bool { showsCalendarStrip ?? false }
    var drawsProgress: Bool { showsProgress ?? false }
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
