// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<HapticKind> {
    /// A milestone was reached. Token `haptic.celebration`.
    public static var celebration: Self { Self(at: 0) }

    /// A deletion was confirmed. Token `haptic.delete`.
    public static var delete: Self { Self(at: 1) }

    /// Something failed. Token `haptic.error`.
    public static var error: Self { Self(at: 2) }

    /// The floating button. Token `haptic.floating-button`.
    public static var floatingButton: Self { Self(at: 3) }

    /// A habit was complete already. Token `haptic.habit-already-complete`.
    public static var habitAlreadyComplete: Self { Self(at: 4) }

    /// A habit was completed. Token `haptic.habit-complete`.
    public static var habitComplete: Self { Self(at: 5) }

    /// Something large was done. Token `haptic.heavy`.
    public static var heavy: Self { Self(at: 6) }

    /// An icon, a settings row or a coverage cell. Token `haptic.icon-button`.
    public static var iconButton: Self { Self(at: 7) }

    /// A small thing was touched. Token `haptic.light`.
    public static var light: Self { Self(at: 8) }

    /// Something was done. Token `haptic.medium`.
    public static var medium: Self { Self(at: 9) }

    /// A mood was chosen. Token `haptic.mood`.
    public static var mood: Self { Self(at: 10) }

    /// Another item of a picker, a switch card or a swatch. Token `haptic.picker`.
    public static var picker: Self { Self(at: 11) }

    /// A primary button. Token `haptic.primary-button`.
    public static var primaryButton: Self { Self(at: 12) }

    /// A secondary button. Token `haptic.secondary-button`.
    public static var secondaryButton: Self { Self(at: 13) }

    /// Another item of a set was chosen. Token `haptic.selection`.
    public static var selection: Self { Self(at: 14) }

    /// A goal was reached or a timer ended. Token `haptic.success`.
    public static var success: Self { Self(at: 15) }

    /// Another tab. Token `haptic.tab-change`.
    public static var tabChange: Self { Self(at: 16) }

    /// A timer ended, with a chime. Token `haptic.timer-end`.
    public static var timerEnd: Self { Self(at: 17) }

    /// The next step of a timer, with a click. Token `haptic.timer-step`.
    public static var timerStep: Self { Self(at: 18) }

    /// Today's state changed. Token `haptic.today-toggle`.
    public static var todayToggle: Self { Self(at: 19) }

    /// A deletion was taken back. Token `haptic.undo`.
    public static var undo: Self { Self(at: 20) }

    /// Something wants a second look, such as a deletion. Token `haptic.warning`.
    public static var warning: Self { Self(at: 21) }
}

extension HapticKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(8, rows: [
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
    ])
}
