public import CandelaRules
public import CandelaTokens

/// What the device says when a screen is made: the time, the place, the language and the
/// reader's settings.
///
/// Nothing in the package reads a clock or a setting by itself, so the same journal and the same
/// context always give the same screen.
public struct Context: Sendable, Hashable {
    /// The moment the screen is for.
    public var now: Instant

    /// The time zone days begin and end in.
    public var zone: Zone

    /// The language, as a full BCP 47 tag: words by fallback, numbers and dates by the whole tag, or
    /// by the language of the words where that is another.
    public var language = "en"

    /// The reader's text size.
    public var typeSize = TypeSize.large

    /// Pixels per point; above 0 and finite.
    public var displayScale = 3.0

    /// Whether the reader asked for less motion.
    public var reduceMotion = false

    /// Whether the reader asked for opaque surfaces.
    public var reduceTransparency = false

    /// Whether the reader asked for more contrast.
    public var increaseContrast = false

    /// Whether the reader asked that nothing be said by colour alone. No screen ever does.
    public var differentiateWithoutColor = false

    /// Whether a screen reader, a switch or another assistive technology is running.
    public var assistiveTechnology = false

    /// What the app leaves out of its look.
    public var options = ContextOptions()

    /// A context with the settings a new device has: English, text size `large`, three pixels per
    /// point, nothing reduced.
    public init(now: Instant, zone: Zone) {
        self.now = now
        self.zone = zone
    }
}
