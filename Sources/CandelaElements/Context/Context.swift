public import CandelaRules
public import CandelaTokens

/// The environment for which a screen is created: time, time zone, language and the reader's
/// settings.
///
/// Nothing in the package reads a clock or a system setting, so the same journal and context always
/// produce the same screen.
public struct Context: Sendable, Equatable {
    /// The current time, which determines the current day and all countdowns.
    public var now: Instant

    /// The time zone that determines the start and end of days.
    public var zone: Zone

    /// The language, as a full BCP 47 tag. Texts fall back to shorter tags; numbers and dates use
    /// the full tag, or the language of the texts if it differs. The pseudo-languages `en-XA`,
    /// `ar-XB`, `en-XG` and `en-XP` test texts and layouts.
    public var language = "en"

    /// The reader's text size.
    public var typeSize = TypeSize.large

    /// The number of pixels per point, within ``displayScales``.
    public var displayScale = 3.0

    /// Whether the reader prefers reduced motion.
    public var reduceMotion = false

    /// Whether the reader prefers opaque surfaces.
    public var reduceTransparency = false

    /// Whether the reader prefers increased contrast.
    public var increaseContrast = false

    /// Whether the reader prefers that information does not depend on colour alone. On the
    /// package's screens it never does.
    public var differentiateWithoutColor = false

    /// Whether a screen reader, switch control or another assistive technology is running.
    public var assistiveTechnology = false

    /// The visual features that the app has enabled.
    public var options = ContextOptions()

    /// Creates a context with the settings of a new device: English, text size `large`, three
    /// pixels per point, and no accessibility settings.
    public init(now: Instant, zone: Zone) {
        self.now = now
        self.zone = zone
    }
}
