// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension HapticRole {
    /// A milestone was reached. Token `haptic.celebration`.
    public static let celebration = HapticRole(at: 0)

    /// A deletion was confirmed. Token `haptic.delete`.
    public static let delete = HapticRole(at: 1)

    /// Something failed. Token `haptic.error`.
    public static let error = HapticRole(at: 2)

    /// The floating button. Token `haptic.floating-button`.
    public static let floatingButton = HapticRole(at: 3)

    /// A habit was complete already. Token `haptic.habit-already-complete`.
    public static let habitAlreadyComplete = HapticRole(at: 4)

    /// A habit was completed. Token `haptic.habit-complete`.
    public static let habitComplete = HapticRole(at: 5)

    /// Something large was done. Token `haptic.heavy`.
    public static let heavy = HapticRole(at: 6)

    /// An icon, a settings row or a coverage cell. Token `haptic.icon-button`.
    public static let iconButton = HapticRole(at: 7)

    /// A small thing was touched. Token `haptic.light`.
    public static let light = HapticRole(at: 8)

    /// Something was done. Token `haptic.medium`.
    public static let medium = HapticRole(at: 9)

    /// A mood was chosen. Token `haptic.mood`.
    public static let mood = HapticRole(at: 10)

    /// Another item of a picker, a switch card or a swatch. Token `haptic.picker`.
    public static let picker = HapticRole(at: 11)

    /// A primary button. Token `haptic.primary-button`.
    public static let primaryButton = HapticRole(at: 12)

    /// A secondary button. Token `haptic.secondary-button`.
    public static let secondaryButton = HapticRole(at: 13)

    /// Another item of a set was chosen. Token `haptic.selection`.
    public static let selection = HapticRole(at: 14)

    /// A goal was reached or a timer ended. Token `haptic.success`.
    public static let success = HapticRole(at: 15)

    /// Another tab. Token `haptic.tab-change`.
    public static let tabChange = HapticRole(at: 16)

    /// A timer ended, with a chime. Token `haptic.timer-end`.
    public static let timerEnd = HapticRole(at: 17)

    /// The next step of a timer, with a click. Token `haptic.timer-step`.
    public static let timerStep = HapticRole(at: 18)

    /// Today's state changed. Token `haptic.today-toggle`.
    public static let todayToggle = HapticRole(at: 19)

    /// A deletion was taken back. Token `haptic.undo`.
    public static let undo = HapticRole(at: 20)

    /// Something wants a second look, such as a deletion. Token `haptic.warning`.
    public static let warning = HapticRole(at: 21)

    private init(at index: Int) { self.init(Self.tokenPaths[index], index: index) }

    static let tokenPaths = RoleRows.paths(rows)

    /// A line for each role, as `RoleRows` reads them.
    static let rows: [String] = [
#"""
haptic.celebration 3 1
haptic.delete 4 0.8
haptic.error 5 1
haptic.floating-button 1 0.7
haptic.habit-already-complete 3 1
haptic.habit-complete 1 0.7
haptic.heavy 2 1
haptic.icon-button 0 0.4
haptic.light 0 0.4
haptic.medium 1 0.7
haptic.mood 0 0.4
haptic.picker 6 0.3
haptic.primary-button 0 0.4
haptic.secondary-button 6 0.3
haptic.selection 6 0.3
haptic.success 3 1
haptic.tab-change 1 0.7
haptic.timer-end 3 1
haptic.timer-step 1 0.7
haptic.today-toggle 0 0.4
haptic.undo 0 0.4
haptic.warning 4 0.8
"""#,
    ]
}
