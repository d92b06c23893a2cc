// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<OpacityKind> {
    /// The capsule behind an active badge. Token `opacity.badge`.
    public static var badge: Self { Self(at: 0) }

    /// The ring round the chosen accent. Token `opacity.chosen-swatch`.
    public static var chosenSwatch: Self { Self(at: 1) }

    /// A control that cannot be used. Token `opacity.disabled`.
    public static var disabled: Self { Self(at: 2) }

    /// The glow behind the flame, in the high tier. Token `opacity.flame-glow-high`.
    public static var flameGlowHigh: Self { Self(at: 3) }

    /// The glow behind the flame, in the low tier. Token `opacity.flame-glow-low`.
    public static var flameGlowLow: Self { Self(at: 4) }

    /// The glow behind the flame, in the mid tier. Token `opacity.flame-glow-mid`.
    public static var flameGlowMid: Self { Self(at: 5) }

    /// The bar of a missed day. Token `opacity.missed-day`.
    public static var missedDay: Self { Self(at: 6) }

    /// A pressed button when motion is reduced. Token `opacity.pressed`.
    public static var pressed: Self { Self(at: 7) }

    /// The line round the track of a progress bar, unless contrast is increased. Token
    /// `opacity.progress-outline`.
    public static var progressOutline: Self { Self(at: 8) }

    /// The secondary surface behind cards without data. Token `opacity.quiet-surface`.
    public static var quietSurface: Self { Self(at: 9) }

    /// The circle behind a chosen icon, in its colour. Token `opacity.selected-icon`.
    public static var selectedIcon: Self { Self(at: 10) }

    /// The app's name on a share image. Token `opacity.sharing-name`.
    public static var sharingName: Self { Self(at: 11) }

    /// The disc behind a timer's symbol, in the habit's colour. Token `opacity.timer-disc`.
    public static var timerDisc: Self { Self(at: 12) }

    /// A tinted card or banner. Token `opacity.tint`.
    public static var tint: Self { Self(at: 13) }

    /// The today button's background once done, in the habit's colour. Token `opacity.today-done`.
    public static var todayDone: Self { Self(at: 14) }

    /// The today button's background before, in grey. Token `opacity.today-open`.
    public static var todayOpen: Self { Self(at: 15) }
}

extension OpacityKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(7, rows: [
#"""
opacity.badge 0.15
opacity.chosen-swatch 0.5
opacity.disabled 0.4
opacity.flame-glow-high 0.45
opacity.flame-glow-low 0.15
opacity.flame-glow-mid 0.3
opacity.missed-day 0.2
opacity.pressed 0.85
opacity.progress-outline 0.4
opacity.quiet-surface 0.5
opacity.selected-icon 0.2
opacity.sharing-name 0.7
opacity.timer-disc 0.2
opacity.tint 0.1
opacity.today-done 0.2
opacity.today-open 0.1
"""#,
    ])
}
