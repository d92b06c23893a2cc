// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension ColorRole {
    /// The one colour a person may replace: selection, celebrations, their own habit. Not for text.
    ///
    /// Token `color.accent`.
    public static let accent = ColorRole("color.accent", index: 0)

    /// A filled control of the accent colour that carries a label; deeper only where increased
    /// contrast asks for it.
    ///
    /// Token `color.accent-fill`.
    public static let accentFill = ColorRole("color.accent-fill", index: 1)

    /// Lines and symbols in the accent that must be seen.
    ///
    /// Token `color.accent-graphic`.
    public static let accentGraphic = ColorRole("color.accent-graphic", index: 2)

    /// Words in the accent.
    ///
    /// Token `color.accent-text`.
    public static let accentText = ColorRole("color.accent-text", index: 3)

    /// The pulsing outline and warning symbol of a streak that ends tonight.
    ///
    /// Token `color.at-risk`.
    public static let atRisk = ColorRole("color.at-risk", index: 4)

    /// The at-risk sentence and its countdown.
    ///
    /// Token `color.at-risk-text`.
    public static let atRiskText = ColorRole("color.at-risk-text", index: 5)

    /// The page behind everything.
    ///
    /// Token `color.background`.
    public static let background = ColorRole("color.background", index: 6)

    /// Hairlines, separators and outlines. Reaches 3:1 when contrast is increased.
    ///
    /// Token `color.border`.
    public static let border = ColorRole("color.border", index: 7)

    /// Something failed. Fills and large marks; not for text.
    ///
    /// Token `color.error`.
    public static let error = ColorRole("color.error", index: 8)

    /// A filled area of the error colour that carries a label.
    ///
    /// Token `color.error-fill`.
    public static let errorFill = ColorRole("color.error-fill", index: 9)

    /// Symbols about error that must be seen.
    ///
    /// Token `color.error-graphic`.
    public static let errorGraphic = ColorRole("color.error-graphic", index: 10)

    /// Words about error on a page, a card or the tint of that colour.
    ///
    /// Token `color.error-text`.
    public static let errorText = ColorRole("color.error-text", index: 11)

    /// Neutral fill of chips and unselected controls; never for text.
    ///
    /// Token `color.fill`.
    public static let fill = ColorRole("color.fill", index: 12)

    /// Sections of a form.
    ///
    /// Token `color.form-section`.
    public static let formSection = ColorRole("color.form-section", index: 13)

    /// The goal-reached banner's green: system green, not the success role.
    ///
    /// Token `color.goal-reached`.
    public static let goalReached = ColorRole("color.goal-reached", index: 14)

    /// The banner's symbol where it must reach 3:1.
    ///
    /// Token `color.goal-reached-graphic`.
    public static let goalReachedGraphic = ColorRole("color.goal-reached-graphic", index: 15)

    /// Words in the goal-reached green.
    ///
    /// Token `color.goal-reached-text`.
    public static let goalReachedText = ColorRole("color.goal-reached-text", index: 16)

    /// Small bright highlights; decoration only.
    ///
    /// Token `color.highlight`.
    public static let highlight = ColorRole("color.highlight", index: 17)

    /// Behind text the user types.
    ///
    /// Token `color.input.background`.
    public static let inputBackground = ColorRole("color.input.background", index: 18)

    /// Outline of a text field.
    ///
    /// Token `color.input.border`.
    public static let inputBorder = ColorRole("color.input.border", index: 19)

    /// The system label colour, where a seed says primary text.
    ///
    /// Token `color.label.primary`.
    public static let labelPrimary = ColorRole("color.label.primary", index: 20)

    /// The system's translucent secondary label, where a seed says secondary text. It fails as
    /// small text: set words in its text sibling.
    ///
    /// Token `color.label.secondary`.
    public static let labelSecondary = ColorRole("color.label.secondary", index: 21)

    /// Opaque secondary label that passes as text.
    ///
    /// Token `color.label.secondary-text`.
    public static let labelSecondaryText = ColorRole("color.label.secondary-text", index: 22)

    /// The system's translucent tertiary label, for placeholders that carry no meaning.
    ///
    /// Token `color.label.tertiary`.
    public static let labelTertiary = ColorRole("color.label.tertiary", index: 23)

    /// Opaque tertiary label that passes as text.
    ///
    /// Token `color.label.tertiary-text`.
    public static let labelTertiaryText = ColorRole("color.label.tertiary-text", index: 24)

    /// Inactive icons and muted marks; never for text.
    ///
    /// Token `color.neutral`.
    public static let neutral = ColorRole("color.neutral", index: 25)

    /// Labels and symbols on a fill of the accent.
    ///
    /// Token `color.on-accent`.
    public static let onAccent = ColorRole("color.on-accent", index: 26)

    /// Labels on a fill of the error colour.
    ///
    /// Token `color.on-error`.
    public static let onError = ColorRole("color.on-error", index: 27)

    /// Labels and symbols on a fill of the main colour.
    ///
    /// Token `color.on-primary`.
    public static let onPrimary = ColorRole("color.on-primary", index: 28)

    /// Labels and symbols on a fill of the secondary colour.
    ///
    /// Token `color.on-secondary`.
    public static let onSecondary = ColorRole("color.on-secondary", index: 29)

    /// Labels on a fill of the success colour.
    ///
    /// Token `color.on-success`.
    public static let onSuccess = ColorRole("color.on-success", index: 30)

    /// Labels on a fill of the warning colour.
    ///
    /// Token `color.on-warning`.
    public static let onWarning = ColorRole("color.on-warning", index: 31)

    /// The product's main colour: filled buttons, the compact bar, selected items. Not for text.
    ///
    /// Token `color.primary`.
    public static let primary = ColorRole("color.primary", index: 32)

    /// A filled control of the main colour that carries a label; deeper only where increased
    /// contrast asks for it.
    ///
    /// Token `color.primary-fill`.
    public static let primaryFill = ColorRole("color.primary-fill", index: 33)

    /// Lines and symbols in the main colour that must be seen to understand the screen.
    ///
    /// Token `color.primary-graphic`.
    public static let primaryGraphic = ColorRole("color.primary-graphic", index: 34)

    /// A filled button while it is pressed or focused.
    ///
    /// Token `color.primary-pressed`.
    public static let primaryPressed = ColorRole("color.primary-pressed", index: 35)

    /// Words and numbers in the main colour on a card, such as the next milestone's value.
    ///
    /// Token `color.primary-text`.
    public static let primaryText = ColorRole("color.primary-text", index: 36)

    /// The filled part of the compact bar.
    ///
    /// Token `color.progress.fill`.
    public static let progressFill = ColorRole("color.progress.fill", index: 37)

    /// A line round the track, for increased contrast.
    ///
    /// Token `color.progress.outline`.
    public static let progressOutline = ColorRole("color.progress.outline", index: 38)

    /// The empty part of a progress bar.
    ///
    /// Token `color.progress.track`.
    public static let progressTrack = ColorRole("color.progress.track", index: 39)

    /// Secondary actions and neutral trends. Not for text.
    ///
    /// Token `color.secondary`.
    public static let secondary = ColorRole("color.secondary", index: 40)

    /// A filled control of the secondary colour that carries a label; deeper only where increased
    /// contrast asks for it.
    ///
    /// Token `color.secondary-fill`.
    public static let secondaryFill = ColorRole("color.secondary-fill", index: 41)

    /// A secondary button while it is pressed.
    ///
    /// Token `color.secondary-pressed`.
    public static let secondaryPressed = ColorRole("color.secondary-pressed", index: 42)

    /// Words in the secondary colour.
    ///
    /// Token `color.secondary-text`.
    public static let secondaryText = ColorRole("color.secondary-text", index: 43)

    /// The flame for a streak of 30 days and more.
    ///
    /// Token `color.streak.high`.
    public static let streakHigh = ColorRole("color.streak.high", index: 44)

    /// The flame for a streak of 30 days and more where it must reach 3:1.
    ///
    /// Token `color.streak.high-graphic`.
    public static let streakHighGraphic = ColorRole("color.streak.high-graphic", index: 45)

    /// The counter's digits and captions for a streak of 30 days and more.
    ///
    /// Token `color.streak.high-text`.
    public static let streakHighText = ColorRole("color.streak.high-text", index: 46)

    /// The flame for a streak of 1 to 6 days.
    ///
    /// Token `color.streak.low`.
    public static let streakLow = ColorRole("color.streak.low", index: 47)

    /// The flame for a streak of 1 to 6 days where it must reach 3:1.
    ///
    /// Token `color.streak.low-graphic`.
    public static let streakLowGraphic = ColorRole("color.streak.low-graphic", index: 48)

    /// The counter's digits and captions for a streak of 1 to 6 days.
    ///
    /// Token `color.streak.low-text`.
    public static let streakLowText = ColorRole("color.streak.low-text", index: 49)

    /// The flame for a streak of 7 to 29 days.
    ///
    /// Token `color.streak.mid`.
    public static let streakMid = ColorRole("color.streak.mid", index: 50)

    /// The flame for a streak of 7 to 29 days where it must reach 3:1.
    ///
    /// Token `color.streak.mid-graphic`.
    public static let streakMidGraphic = ColorRole("color.streak.mid-graphic", index: 51)

    /// The counter's digits and captions for a streak of 7 to 29 days.
    ///
    /// Token `color.streak.mid-text`.
    public static let streakMidText = ColorRole("color.streak.mid-text", index: 52)

    /// The flame for no streak yet.
    ///
    /// Token `color.streak.none`.
    public static let streakNone = ColorRole("color.streak.none", index: 53)

    /// The flame for no streak yet where it must reach 3:1.
    ///
    /// Token `color.streak.none-graphic`.
    public static let streakNoneGraphic = ColorRole("color.streak.none-graphic", index: 54)

    /// The counter's digits and captions for no streak yet.
    ///
    /// Token `color.streak.none-text`.
    public static let streakNoneText = ColorRole("color.streak.none-text", index: 55)

    /// Done, goal met, losing weight as planned. Fills and large marks; not for text.
    ///
    /// Token `color.success`.
    public static let success = ColorRole("color.success", index: 56)

    /// A filled area of the success colour that carries a label.
    ///
    /// Token `color.success-fill`.
    public static let successFill = ColorRole("color.success-fill", index: 57)

    /// Symbols about success that must be seen.
    ///
    /// Token `color.success-graphic`.
    public static let successGraphic = ColorRole("color.success-graphic", index: 58)

    /// Words about success on a page, a card or the tint of that colour.
    ///
    /// Token `color.success-text`.
    public static let successText = ColorRole("color.success-text", index: 59)

    /// Cards, sheets and list rows lying on the background.
    ///
    /// Token `color.surface`.
    public static let surface = ColorRole("color.surface", index: 60)

    /// Quiet areas inside a card: tracks, disabled buttons, grouped rows.
    ///
    /// Token `color.surface-secondary`.
    public static let surfaceSecondary = ColorRole("color.surface-secondary", index: 61)

    /// Content nested inside a grouped area.
    ///
    /// Token `color.surface-tertiary`.
    public static let surfaceTertiary = ColorRole("color.surface-tertiary", index: 62)

    /// Titles, values and body text.
    ///
    /// Token `color.text.primary`.
    public static let textPrimary = ColorRole("color.text.primary", index: 63)

    /// Captions, side labels and supporting lines.
    ///
    /// Token `color.text.secondary`.
    public static let textSecondary = ColorRole("color.text.secondary", index: 64)

    /// Hints and timestamps: quieter than secondary, still readable.
    ///
    /// Token `color.text.tertiary`.
    public static let textTertiary = ColorRole("color.text.tertiary", index: 65)

    /// A breath of the goal-reached green, behind the banner. Increased contrast drops it for the
    /// bare background.
    ///
    /// Token `color.tint.goal-reached`.
    public static let tintGoalReached = ColorRole("color.tint.goal-reached", index: 66)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.goal-reached-opaque`.
    public static let tintGoalReachedOpaque = ColorRole("color.tint.goal-reached-opaque", index: 67)

    /// A breath of the main colour, behind the prediction card on track. Increased contrast drops
    /// it for the bare background.
    ///
    /// Token `color.tint.primary`.
    public static let tintPrimary = ColorRole("color.tint.primary", index: 68)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.primary-opaque`.
    public static let tintPrimaryOpaque = ColorRole("color.tint.primary-opaque", index: 69)

    /// A breath of the secondary surface at half strength, behind cards without data. Increased
    /// contrast drops it for the bare background.
    ///
    /// Token `color.tint.quiet`.
    public static let tintQuiet = ColorRole("color.tint.quiet", index: 70)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.quiet-opaque`.
    public static let tintQuietOpaque = ColorRole("color.tint.quiet-opaque", index: 71)

    /// A breath of success, behind positive cards. Increased contrast drops it for the bare
    /// background.
    ///
    /// Token `color.tint.success`.
    public static let tintSuccess = ColorRole("color.tint.success", index: 72)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.success-opaque`.
    public static let tintSuccessOpaque = ColorRole("color.tint.success-opaque", index: 73)

    /// A breath of warning, behind cautious cards. Increased contrast drops it for the bare
    /// background.
    ///
    /// Token `color.tint.warning`.
    public static let tintWarning = ColorRole("color.tint.warning", index: 74)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.warning-opaque`.
    public static let tintWarningOpaque = ColorRole("color.tint.warning-opaque", index: 75)

    /// Attention: a trend the wrong way, a risk. Fills and large marks; not for text.
    ///
    /// Token `color.warning`.
    public static let warning = ColorRole("color.warning", index: 76)

    /// A filled area of the warning colour that carries a label.
    ///
    /// Token `color.warning-fill`.
    public static let warningFill = ColorRole("color.warning-fill", index: 77)

    /// Symbols about warning that must be seen.
    ///
    /// Token `color.warning-graphic`.
    public static let warningGraphic = ColorRole("color.warning-graphic", index: 78)

    /// Words about warning on a page, a card or the tint of that colour.
    ///
    /// Token `color.warning-text`.
    public static let warningText = ColorRole("color.warning-text", index: 79)

    static let tokenPaths: [String] = [
        "color.accent",
        "color.accent-fill",
        "color.accent-graphic",
        "color.accent-text",
        "color.at-risk",
        "color.at-risk-text",
        "color.background",
        "color.border",
        "color.error",
        "color.error-fill",
        "color.error-graphic",
        "color.error-text",
        "color.fill",
        "color.form-section",
        "color.goal-reached",
        "color.goal-reached-graphic",
        "color.goal-reached-text",
        "color.highlight",
        "color.input.background",
        "color.input.border",
        "color.label.primary",
        "color.label.secondary",
        "color.label.secondary-text",
        "color.label.tertiary",
        "color.label.tertiary-text",
        "color.neutral",
        "color.on-accent",
        "color.on-error",
        "color.on-primary",
        "color.on-secondary",
        "color.on-success",
        "color.on-warning",
        "color.primary",
        "color.primary-fill",
        "color.primary-graphic",
        "color.primary-pressed",
        "color.primary-text",
        "color.progress.fill",
        "color.progress.outline",
        "color.progress.track",
        "color.secondary",
        "color.secondary-fill",
        "color.secondary-pressed",
        "color.secondary-text",
        "color.streak.high",
        "color.streak.high-graphic",
        "color.streak.high-text",
        "color.streak.low",
        "color.streak.low-graphic",
        "color.streak.low-text",
        "color.streak.mid",
        "color.streak.mid-graphic",
        "color.streak.mid-text",
        "color.streak.none",
        "color.streak.none-graphic",
        "color.streak.none-text",
        "color.success",
        "color.success-fill",
        "color.success-graphic",
        "color.success-text",
        "color.surface",
        "color.surface-secondary",
        "color.surface-tertiary",
        "color.text.primary",
        "color.text.secondary",
        "color.text.tertiary",
        "color.tint.goal-reached",
        "color.tint.goal-reached-opaque",
        "color.tint.primary",
        "color.tint.primary-opaque",
        "color.tint.quiet",
        "color.tint.quiet-opaque",
        "color.tint.success",
        "color.tint.success-opaque",
        "color.tint.warning",
        "color.tint.warning-opaque",
        "color.warning",
        "color.warning-fill",
        "color.warning-graphic",
        "color.warning-text",
    ]

    static let origins: [Int] = [
        0,  // color.accent
        1,  // color.accent-fill
        2,  // color.accent-graphic
        3,  // color.accent-text
        4,  // color.at-risk
        5,  // color.at-risk-text
        6,  // color.background
        7,  // color.border
        8,  // color.error
        9,  // color.error-fill
        10,  // color.error-graphic
        11,  // color.error-text
        12,  // color.fill
        13,  // color.form-section
        14,  // color.goal-reached
        15,  // color.goal-reached-graphic
        16,  // color.goal-reached-text
        17,  // color.highlight
        18,  // color.input.background
        19,  // color.input.border
        20,  // color.label.primary
        21,  // color.label.secondary
        22,  // color.label.secondary-text
        23,  // color.label.tertiary
        24,  // color.label.tertiary-text
        25,  // color.neutral
        26,  // color.on-accent
        27,  // color.on-error
        28,  // color.on-primary
        29,  // color.on-secondary
        30,  // color.on-success
        31,  // color.on-warning
        32,  // color.primary
        33,  // color.primary-fill
        34,  // color.primary-graphic
        35,  // color.primary-pressed
        36,  // color.primary-text
        32,  // color.progress.fill
        38,  // color.progress.outline
        39,  // color.progress.track
        40,  // color.secondary
        41,  // color.secondary-fill
        42,  // color.secondary-pressed
        43,  // color.secondary-text
        44,  // color.streak.high
        45,  // color.streak.high-graphic
        46,  // color.streak.high-text
        47,  // color.streak.low
        48,  // color.streak.low-graphic
        49,  // color.streak.low-text
        50,  // color.streak.mid
        51,  // color.streak.mid-graphic
        52,  // color.streak.mid-text
        53,  // color.streak.none
        54,  // color.streak.none-graphic
        55,  // color.streak.none-text
        56,  // color.success
        57,  // color.success-fill
        58,  // color.success-graphic
        59,  // color.success-text
        60,  // color.surface
        61,  // color.surface-secondary
        62,  // color.surface-tertiary
        63,  // color.text.primary
        64,  // color.text.secondary
        65,  // color.text.tertiary
        66,  // color.tint.goal-reached
        67,  // color.tint.goal-reached-opaque
        68,  // color.tint.primary
        69,  // color.tint.primary-opaque
        70,  // color.tint.quiet
        71,  // color.tint.quiet-opaque
        72,  // color.tint.success
        73,  // color.tint.success-opaque
        74,  // color.tint.warning
        75,  // color.tint.warning-opaque
        76,  // color.warning
        77,  // color.warning-fill
        78,  // color.warning-graphic
        79,  // color.warning-text
    ]
}
