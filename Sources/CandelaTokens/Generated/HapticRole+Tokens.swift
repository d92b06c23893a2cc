// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension HapticRole {
    /// A milestone was reached.
    ///
    /// Token `haptic.celebration`.
    public static let celebration = HapticRole("haptic.celebration", index: 0)

    /// A deletion was confirmed.
    ///
    /// Token `haptic.delete`.
    public static let delete = HapticRole("haptic.delete", index: 1)

    /// Something failed.
    ///
    /// Token `haptic.error`.
    public static let error = HapticRole("haptic.error", index: 2)

    /// The floating button.
    ///
    /// Token `haptic.floating-button`.
    public static let floatingButton = HapticRole("haptic.floating-button", index: 3)

    /// A habit was complete already.
    ///
    /// Token `haptic.habit-already-complete`.
    public static let habitAlreadyComplete = HapticRole("haptic.habit-already-complete", index: 4)

    /// A habit was completed.
    ///
    /// Token `haptic.habit-complete`.
    public static let habitComplete = HapticRole("haptic.habit-complete", index: 5)

    /// Something large was done.
    ///
    /// Token `haptic.heavy`.
    public static let heavy = HapticRole("haptic.heavy", index: 6)

    /// An icon, a settings row or a coverage cell.
    ///
    /// Token `haptic.icon-button`.
    public static let iconButton = HapticRole("haptic.icon-button", index: 7)

    /// A small thing was touched.
    ///
    /// Token `haptic.light`.
    public static let light = HapticRole("haptic.light", index: 8)

    /// Something was done.
    ///
    /// Token `haptic.medium`.
    public static let medium = HapticRole("haptic.medium", index: 9)

    /// A mood was chosen.
    ///
    /// Token `haptic.mood`.
    public static let mood = HapticRole("haptic.mood", index: 10)

    /// Another item of a picker, a switch card or a swatch.
    ///
    /// Token `haptic.picker`.
    public static let picker = HapticRole("haptic.picker", index: 11)

    /// A primary button.
    ///
    /// Token `haptic.primary-button`.
    public static let primaryButton = HapticRole("haptic.primary-button", index: 12)

    /// A secondary button.
    ///
    /// Token `haptic.secondary-button`.
    public static let secondaryButton = HapticRole("haptic.secondary-button", index: 13)

    /// Another item of a set was chosen.
    ///
    /// Token `haptic.selection`.
    public static let selection = HapticRole("haptic.selection", index: 14)

    /// A goal was reached or a timer ended.
    ///
    /// Token `haptic.success`.
    public static let success = HapticRole("haptic.success", index: 15)

    /// Another tab.
    ///
    /// Token `haptic.tab-change`.
    public static let tabChange = HapticRole("haptic.tab-change", index: 16)

    /// A timer ended, with a chime.
    ///
    /// Token `haptic.timer-end`.
    public static let timerEnd = HapticRole("haptic.timer-end", index: 17)

    /// The next step of a timer, with a click.
    ///
    /// Token `haptic.timer-step`.
    public static let timerStep = HapticRole("haptic.timer-step", index: 18)

    /// Today's state changed.
    ///
    /// Token `haptic.today-toggle`.
    public static let todayToggle = HapticRole("haptic.today-toggle", index: 19)

    /// A deletion was taken back.
    ///
    /// Token `haptic.undo`.
    public static let undo = HapticRole("haptic.undo", index: 20)

    /// Something wants a second look, such as a deletion.
    ///
    /// Token `haptic.warning`.
    public static let warning = HapticRole("haptic.warning", index: 21)

    static let tokenPaths: [String] = [
        "haptic.celebration",
        "haptic.delete",
        "haptic.error",
        "haptic.floating-button",
        "haptic.habit-already-complete",
        "haptic.habit-complete",
        "haptic.heavy",
        "haptic.icon-button",
        "haptic.light",
        "haptic.medium",
        "haptic.mood",
        "haptic.picker",
        "haptic.primary-button",
        "haptic.secondary-button",
        "haptic.selection",
        "haptic.success",
        "haptic.tab-change",
        "haptic.timer-end",
        "haptic.timer-step",
        "haptic.today-toggle",
        "haptic.undo",
        "haptic.warning",
    ]
}
