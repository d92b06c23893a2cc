// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension NumberRole {
    /// Scale of a button that cannot be used yet, in the routine builder.
    ///
    /// Token `button.disabled.scale`.
    public static let buttonDisabledScale = NumberRole("button.disabled.scale", index: 0)

    /// Columns of the last 30 days.
    ///
    /// Token `calendar.columns.count`.
    public static let calendarColumnsCount = NumberRole("calendar.columns.count", index: 1)

    /// Rows of the last 30 days.
    ///
    /// Token `calendar.rows.count`.
    public static let calendarRowsCount = NumberRole("calendar.rows.count", index: 2)

    /// Pieces of confetti for a weight milestone.
    ///
    /// Token `celebration.confetti.count`.
    public static let celebrationConfettiCount = NumberRole("celebration.confetti.count", index: 3)

    /// Particles of the flame's explosion.
    ///
    /// Token `flame.explosion.count`.
    public static let flameExplosionCount = NumberRole("flame.explosion.count", index: 4)

    /// How far the flame scales while it flickers, in the high tier.
    ///
    /// Token `flame.flicker.high`.
    public static let flameFlickerHigh = NumberRole("flame.flicker.high", index: 5)

    /// How far the flame scales while it flickers, in the low tier.
    ///
    /// Token `flame.flicker.low`.
    public static let flameFlickerLow = NumberRole("flame.flicker.low", index: 6)

    /// How far the flame scales while it flickers, in the mid tier.
    ///
    /// Token `flame.flicker.mid`.
    public static let flameFlickerMid = NumberRole("flame.flicker.mid", index: 7)

    /// How far the flame scales while it flickers, without a streak.
    ///
    /// Token `flame.flicker.none`.
    public static let flameFlickerNone = NumberRole("flame.flicker.none", index: 8)

    /// Opacity of the glow behind the flame, in the high tier.
    ///
    /// Token `flame.glow.high`.
    public static let flameGlowHigh = NumberRole("flame.glow.high", index: 9)

    /// Opacity of the glow behind the flame, in the low tier.
    ///
    /// Token `flame.glow.low`.
    public static let flameGlowLow = NumberRole("flame.glow.low", index: 10)

    /// Opacity of the glow behind the flame, in the mid tier.
    ///
    /// Token `flame.glow.mid`.
    public static let flameGlowMid = NumberRole("flame.glow.mid", index: 11)

    /// Opacity of the glow behind the flame, without a streak.
    ///
    /// Token `flame.glow.none`.
    public static let flameGlowNone = NumberRole("flame.glow.none", index: 12)

    /// The most dots that count sessions.
    ///
    /// Token `heat-map.dots.count`.
    public static let heatMapDotsCount = NumberRole("heat-map.dots.count", index: 13)

    /// What Growth's own large-text switch adds on top of the system's size.
    ///
    /// Token `large-text.scale`.
    public static let largeTextScale = NumberRole("large-text.scale", index: 14)

    /// Scale of the spinner of the streak statistics.
    ///
    /// Token `loading.scale`.
    public static let loadingScale = NumberRole("loading.scale", index: 15)

    /// Pixels per point of a share image.
    ///
    /// Token `sharing.scale`.
    public static let sharingScale = NumberRole("sharing.scale", index: 16)

    /// How long an error stays, in seconds; 0 for until it is dismissed.
    ///
    /// Token `toast.error.seconds`.
    public static let toastErrorSeconds = NumberRole("toast.error.seconds", index: 17)

    /// How long a toast stays, in seconds.
    ///
    /// Token `toast.seconds`.
    public static let toastSeconds = NumberRole("toast.seconds", index: 18)

    /// How many toasts show at once, newest first; several are swiped away one by one.
    ///
    /// Token `toast.stack.count`.
    public static let toastStackCount = NumberRole("toast.stack.count", index: 19)

    /// How long an undo is offered while an assistive technology runs.
    ///
    /// Token `toast.undo-assisted.seconds`.
    public static let toastUndoAssistedSeconds = NumberRole("toast.undo-assisted.seconds", index: 20)

    /// How long an undo is offered.
    ///
    /// Token `toast.undo.seconds`.
    public static let toastUndoSeconds = NumberRole("toast.undo.seconds", index: 21)

    /// How long a warning stays, in seconds.
    ///
    /// Token `toast.warning.seconds`.
    public static let toastWarningSeconds = NumberRole("toast.warning.seconds", index: 22)

    static let tokenPaths: [String] = [
        "button.disabled.scale",
        "calendar.columns.count",
        "calendar.rows.count",
        "celebration.confetti.count",
        "flame.explosion.count",
        "flame.flicker.high",
        "flame.flicker.low",
        "flame.flicker.mid",
        "flame.flicker.none",
        "flame.glow.high",
        "flame.glow.low",
        "flame.glow.mid",
        "flame.glow.none",
        "heat-map.dots.count",
        "large-text.scale",
        "loading.scale",
        "sharing.scale",
        "toast.error.seconds",
        "toast.seconds",
        "toast.stack.count",
        "toast.undo-assisted.seconds",
        "toast.undo.seconds",
        "toast.warning.seconds",
    ]
}
