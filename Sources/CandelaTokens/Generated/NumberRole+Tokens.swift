// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension NumberRole {
    /// How far the flame scales while it flickers, from 30 days on.
    ///
    /// Token `flame.flicker.high`.
    public static let flameFlickerHigh = NumberRole("flame.flicker.high", index: 0)

    /// How far the flame scales while it flickers, from 1 to 6 days.
    ///
    /// Token `flame.flicker.low`.
    public static let flameFlickerLow = NumberRole("flame.flicker.low", index: 1)

    /// How far the flame scales while it flickers, from 7 to 29 days.
    ///
    /// Token `flame.flicker.mid`.
    public static let flameFlickerMid = NumberRole("flame.flicker.mid", index: 2)

    /// How far the flame scales while it flickers, without a streak.
    ///
    /// Token `flame.flicker.none`.
    public static let flameFlickerNone = NumberRole("flame.flicker.none", index: 3)

    /// Opacity of the glow behind the flame, from 30 days on.
    ///
    /// Token `flame.glow.high`.
    public static let flameGlowHigh = NumberRole("flame.glow.high", index: 4)

    /// Opacity of the glow behind the flame, from 1 to 6 days.
    ///
    /// Token `flame.glow.low`.
    public static let flameGlowLow = NumberRole("flame.glow.low", index: 5)

    /// Opacity of the glow behind the flame, from 7 to 29 days.
    ///
    /// Token `flame.glow.mid`.
    public static let flameGlowMid = NumberRole("flame.glow.mid", index: 6)

    /// Opacity of the glow behind the flame, without a streak.
    ///
    /// Token `flame.glow.none`.
    public static let flameGlowNone = NumberRole("flame.glow.none", index: 7)

    static let tokenPaths: [String] = [
        "flame.flicker.high",
        "flame.flicker.low",
        "flame.flicker.mid",
        "flame.flicker.none",
        "flame.glow.high",
        "flame.glow.low",
        "flame.glow.mid",
        "flame.glow.none",
    ]
}
