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

    /// How much of the goal's rule shows.
    ///
    /// Token `chart.goal.opacity`.
    public static let chartGoalOpacity = NumberRole("chart.goal.opacity", index: 4)

    /// How much of that outline shows.
    ///
    /// Token `coverage.hover.opacity`.
    public static let coverageHoverOpacity = NumberRole("coverage.hover.opacity", index: 5)

    /// Particles of the flame's explosion.
    ///
    /// Token `flame.explosion.count`.
    public static let flameExplosionCount = NumberRole("flame.explosion.count", index: 6)

    /// How far the flame scales while it flickers, in the high tier.
    ///
    /// Token `flame.flicker.high`.
    public static let flameFlickerHigh = NumberRole("flame.flicker.high", index: 7)

    /// How far the flame scales while it flickers, in the low tier.
    ///
    /// Token `flame.flicker.low`.
    public static let flameFlickerLow = NumberRole("flame.flicker.low", index: 8)

    /// How far the flame scales while it flickers, in the mid tier.
    ///
    /// Token `flame.flicker.mid`.
    public static let flameFlickerMid = NumberRole("flame.flicker.mid", index: 9)

    /// How far the flame scales while it flickers, without a streak.
    ///
    /// Token `flame.flicker.none`.
    public static let flameFlickerNone = NumberRole("flame.flicker.none", index: 10)

    /// Opacity of the glow behind the flame, in the high tier.
    ///
    /// Token `flame.glow.high`.
    public static let flameGlowHigh = NumberRole("flame.glow.high", index: 11)

    /// Opacity of the glow behind the flame, in the low tier.
    ///
    /// Token `flame.glow.low`.
    public static let flameGlowLow = NumberRole("flame.glow.low", index: 12)

    /// Opacity of the glow behind the flame, in the mid tier.
    ///
    /// Token `flame.glow.mid`.
    public static let flameGlowMid = NumberRole("flame.glow.mid", index: 13)

    /// Opacity of the glow behind the flame, without a streak.
    ///
    /// Token `flame.glow.none`.
    public static let flameGlowNone = NumberRole("flame.glow.none", index: 14)

    /// The most dots that count sessions.
    ///
    /// Token `heat-map.dots.count`.
    public static let heatMapDotsCount = NumberRole("heat-map.dots.count", index: 15)

    /// What Growth's own large-text switch adds on top of the system's size.
    ///
    /// Token `large-text.scale`.
    public static let largeTextScale = NumberRole("large-text.scale", index: 16)

    /// How much of the habit's colour shows in that circle.
    ///
    /// Token `live-activity.symbol.opacity`.
    public static let liveActivitySymbolOpacity = NumberRole("live-activity.symbol.opacity", index: 17)

    /// Scale of the spinner of the streak statistics.
    ///
    /// Token `loading.scale`.
    public static let loadingScale = NumberRole("loading.scale", index: 18)

    /// How much of that ring shows.
    ///
    /// Token `settings.swatch.opacity`.
    public static let settingsSwatchOpacity = NumberRole("settings.swatch.opacity", index: 19)

    /// Pixels per point of a share image.
    ///
    /// Token `sharing.scale`.
    public static let sharingScale = NumberRole("sharing.scale", index: 20)

    /// How long an error stays, in seconds; 0 for until it is dismissed.
    ///
    /// Token `toast.error.seconds`.
    public static let toastErrorSeconds = NumberRole("toast.error.seconds", index: 21)

    /// How long a toast stays, in seconds.
    ///
    /// Token `toast.seconds`.
    public static let toastSeconds = NumberRole("toast.seconds", index: 22)

    /// How many toasts show at once, newest first; several are swiped away one by one.
    ///
    /// Token `toast.stack.count`.
    public static let toastStackCount = NumberRole("toast.stack.count", index: 23)

    /// How long an undo is offered while an assistive technology runs.
    ///
    /// Token `toast.undo-assisted.seconds`.
    public static let toastUndoAssistedSeconds = NumberRole("toast.undo-assisted.seconds", index: 24)

    /// How long an undo is offered.
    ///
    /// Token `toast.undo.seconds`.
    public static let toastUndoSeconds = NumberRole("toast.undo.seconds", index: 25)

    /// How long a warning stays, in seconds.
    ///
    /// Token `toast.warning.seconds`.
    public static let toastWarningSeconds = NumberRole("toast.warning.seconds", index: 26)

    static let tokenPaths: [String] = [
        "button.disabled.scale",
        "calendar.columns.count",
        "calendar.rows.count",
        "celebration.confetti.count",
        "chart.goal.opacity",
        "coverage.hover.opacity",
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
        "live-activity.symbol.opacity",
        "loading.scale",
        "settings.swatch.opacity",
        "sharing.scale",
        "toast.error.seconds",
        "toast.seconds",
        "toast.stack.count",
        "toast.undo-assisted.seconds",
        "toast.undo.seconds",
        "toast.warning.seconds",
    ]
}
