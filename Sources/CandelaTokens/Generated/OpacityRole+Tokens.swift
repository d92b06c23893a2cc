// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension OpacityRole {
    /// The capsule behind an active badge.
    ///
    /// Token `opacity.badge`.
    public static let badge = OpacityRole("opacity.badge", index: 0)

    /// The ring round the chosen accent.
    ///
    /// Token `opacity.chosen-swatch`.
    public static let chosenSwatch = OpacityRole("opacity.chosen-swatch", index: 1)

    /// A control that cannot be used.
    ///
    /// Token `opacity.disabled`.
    public static let disabled = OpacityRole("opacity.disabled", index: 2)

    /// The bar of a missed day.
    ///
    /// Token `opacity.missed-day`.
    public static let missedDay = OpacityRole("opacity.missed-day", index: 3)

    /// A pressed button when motion is reduced.
    ///
    /// Token `opacity.pressed`.
    public static let pressed = OpacityRole("opacity.pressed", index: 4)

    /// The secondary surface behind cards without data.
    ///
    /// Token `opacity.quiet-surface`.
    public static let quietSurface = OpacityRole("opacity.quiet-surface", index: 5)

    /// The circle behind a chosen icon, in its colour.
    ///
    /// Token `opacity.selected-icon`.
    public static let selectedIcon = OpacityRole("opacity.selected-icon", index: 6)

    /// The app's name on a share image.
    ///
    /// Token `opacity.sharing-name`.
    public static let sharingName = OpacityRole("opacity.sharing-name", index: 7)

    /// The disc behind a timer's symbol, in the habit's colour.
    ///
    /// Token `opacity.timer-disc`.
    public static let timerDisc = OpacityRole("opacity.timer-disc", index: 8)

    /// A tinted card or banner.
    ///
    /// Token `opacity.tint`.
    public static let tint = OpacityRole("opacity.tint", index: 9)

    /// The today button's background once done, in the habit's colour.
    ///
    /// Token `opacity.today-done`.
    public static let todayDone = OpacityRole("opacity.today-done", index: 10)

    /// The today button's background before, in grey.
    ///
    /// Token `opacity.today-open`.
    public static let todayOpen = OpacityRole("opacity.today-open", index: 11)

    static let tokenPaths: [String] = [
        "opacity.badge",
        "opacity.chosen-swatch",
        "opacity.disabled",
        "opacity.missed-day",
        "opacity.pressed",
        "opacity.quiet-surface",
        "opacity.selected-icon",
        "opacity.sharing-name",
        "opacity.timer-disc",
        "opacity.tint",
        "opacity.today-done",
        "opacity.today-open",
    ]
}
