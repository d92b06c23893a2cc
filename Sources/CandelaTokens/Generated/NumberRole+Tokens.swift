// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<NumberKind> {
    /// Whether a person may choose the accent, 1, or it is always the product's, 0. Token
    /// `accent.choice`.
    public static var accentChoice: Self { Self(at: 0) }

    /// Scale of a button that cannot be used yet, in the routine builder. Token
    /// `button.disabled.scale`.
    public static var buttonDisabledScale: Self { Self(at: 1) }

    /// Columns of the last 30 days. Token `calendar.columns.count`.
    public static var calendarColumnsCount: Self { Self(at: 2) }

    /// Rows of the last 30 days. Token `calendar.rows.count`.
    public static var calendarRowsCount: Self { Self(at: 3) }

    /// Whether cards are frosted glass, whose edge catches the light, 1, or plain, 0. Token
    /// `card.frosted`.
    public static var cardFrosted: Self { Self(at: 4) }

    /// Pieces of confetti for a weight milestone. Token `celebration.confetti.count`.
    public static var celebrationConfettiCount: Self { Self(at: 5) }

    /// Particles of the flame's explosion. Token `flame.explosion.count`.
    public static var flameExplosionCount: Self { Self(at: 6) }

    /// Amplitude of the flame while its streak is at risk, in every tier. Token
    /// `flame.flicker.at-risk`.
    public static var flameFlickerAtRisk: Self { Self(at: 7) }

    /// How far the flame scales while it flickers, in the high tier. Token `flame.flicker.high`.
    public static var flameFlickerHigh: Self { Self(at: 8) }

    /// How far the flame scales while it flickers, in the low tier. Token `flame.flicker.low`.
    public static var flameFlickerLow: Self { Self(at: 9) }

    /// How far the flame scales while it flickers, in the mid tier. Token `flame.flicker.mid`.
    public static var flameFlickerMid: Self { Self(at: 10) }

    /// How far the flame scales while it flickers, without a streak. Token `flame.flicker.none`.
    public static var flameFlickerNone: Self { Self(at: 11) }

    /// Opacity of the glow behind the flame, in the high tier. Token `flame.glow.high`.
    public static var flameGlowHigh: Self { Self(at: 12) }

    /// Opacity of the glow behind the flame, in the low tier. Token `flame.glow.low`.
    public static var flameGlowLow: Self { Self(at: 13) }

    /// Opacity of the glow behind the flame, in the mid tier. Token `flame.glow.mid`.
    public static var flameGlowMid: Self { Self(at: 14) }

    /// Opacity of the glow behind the flame, without a streak. Token `flame.glow.none`.
    public static var flameGlowNone: Self { Self(at: 15) }

    /// Diameter of the glow behind the flame, in sizes of the flame. Token `flame.glow.scale`.
    public static var flameGlowScale: Self { Self(at: 16) }

    /// The most dots that count sessions. Token `heat-map.dots.count`.
    public static var heatMapDotsCount: Self { Self(at: 17) }

    /// What Growth's own large-text switch adds on top of the system's size. Token
    /// `large-text.scale`.
    public static var largeTextScale: Self { Self(at: 18) }

    /// Scale of the spinner of the streak statistics. Token `loading.scale`.
    public static var loadingScale: Self { Self(at: 19) }

    /// Pixels per point of a share image. Token `sharing.scale`.
    public static var sharingScale: Self { Self(at: 20) }

    /// How long an error stays, in seconds; 0 for until it is dismissed. Token
    /// `toast.error.seconds`.
    public static var toastErrorSeconds: Self { Self(at: 21) }

    /// How long a toast stays, in seconds. Token `toast.seconds`.
    public static var toastSeconds: Self { Self(at: 22) }

    /// How many toasts show at once, newest first; several are swiped away one by one. Token
    /// `toast.stack.count`.
    public static var toastStackCount: Self { Self(at: 23) }

    /// How long an undo is offered while an assistive technology runs. Token
    /// `toast.undo-assisted.seconds`.
    public static var toastUndoAssistedSeconds: Self { Self(at: 24) }

    /// How long an undo is offered. Token `toast.undo.seconds`.
    public static var toastUndoSeconds: Self { Self(at: 25) }

    /// How long a warning stays, in seconds. Token `toast.warning.seconds`.
    public static var toastWarningSeconds: Self { Self(at: 26) }

    /// Whether rows, options and cells yield to a press as buttons do, 1, or not, 0. Token
    /// `touch.row-press`.
    public static var touchRowPress: Self { Self(at: 27) }
}

extension NumberKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(11, rows: [
#"""
accent.choice 0 | 0 | 1 | 0
button.disabled.scale 0.95
calendar.columns.count 6
calendar.rows.count 5
card.frosted 0 | 0 | 1 | 0
celebration.confetti.count 50
flame.explosion.count 12
flame.flicker.at-risk 0.1
flame.flicker.high 0.08
flame.flicker.low 0.03
flame.flicker.mid 0.05
flame.flicker.none 0
flame.glow.high 0.45
flame.glow.low 0.15
flame.glow.mid 0.3
flame.glow.none 0
flame.glow.scale 2.5
heat-map.dots.count 3
large-text.scale 1.3
loading.scale 1.5
sharing.scale 3
toast.error.seconds 0 | 0 | 5 | 0
toast.seconds 3
toast.stack.count 1 | 1 | 3 | 1
toast.undo-assisted.seconds 20
toast.undo.seconds 5
toast.warning.seconds 3 | 3 | 4 | 3
touch.row-press 0 | 0 | 1 | 0
"""#,
    ])
}
