/// What a person chose for the picture of their streak. As it opens it shows nothing private.
///
/// Source: seed 002, customisable sharing cards.
public struct ShareOptions: Sendable, Hashable, Codable {
    /// The colours of the picture.
    public var theme = Theme.emeraldTeal

    /// Whether the longest streak is on it.
    public var longestStreak = true

    /// Whether the last seven days are on it.
    public var calendarStrip = false

    /// Whether it shows how far the next milestone is.
    public var progress = false

    /// The person's name on it; empty for none.
    public var name = ""

    /// A few words on it; beyond ``messageLimit`` characters the picture cannot be shared.
    public var message = ""

    /// How far the picture has come.
    public var state = State.ready

    /// The most characters of a message.
    public static let messageLimit = 80

    /// What a person starts with.
    public init() {}

    /// Reads the options; what is left out is as in ``init()``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let usual = ShareOptions()
        theme = try container.decodeIfPresent(Theme.self, forKey: .theme) ?? usual.theme
        longestStreak =
            try container.decodeIfPresent(Bool.self, forKey: .longestStreak) ?? usual.longestStreak
        calendarStrip =
            try container.decodeIfPresent(Bool.self, forKey: .calendarStrip) ?? usual.calendarStrip
        progress = try container.decodeIfPresent(Bool.self, forKey: .progress) ?? usual.progress
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? usual.name
        message = try container.decodeIfPresent(String.self, forKey: .message) ?? usual.message
        state = try container.decodeIfPresent(State.self, forKey: .state) ?? usual.state
    }

    private enum CodingKeys: String, CodingKey {
        case theme, longestStreak, calendarStrip, progress, name, message, state
    }

    /// The colours of a picture. They do not follow the device's appearance: what is shared looks
    /// the same to everybody.
    public enum Theme: String, Sendable, Hashable, Codable, CaseIterable {
        /// A gradient from green to teal.
        case emeraldTeal
        /// The colour of the flame.
        case tierColor
        /// Light words on a dark ground.
        case dark
        /// Dark words on a light ground.
        case light
    }

    /// How far a picture has come.
    public enum State: String, Sendable, Hashable, Codable, CaseIterable {
        /// It is being drawn.
        case composing
        /// It can be shared.
        case ready
        /// It could not be drawn.
        case failed
        /// It was handed to another app.
        case shared
    }
}
