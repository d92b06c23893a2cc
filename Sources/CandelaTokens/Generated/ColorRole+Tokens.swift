// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<ColorKind> {
    /// An achievement still ahead. Token `achievement.locked.color`.
    public static var achievementLocked: Self { Self(at: 0) }

    /// An achievement that was reached. Token `achievement.reached.color`.
    public static var achievementReached: Self { Self(at: 1) }

    /// Adherence from 80 percent. Token `adherence.high.color`.
    public static var adherenceHigh: Self { Self(at: 2) }

    /// Adherence above 0 percent. Token `adherence.low.color`.
    public static var adherenceLow: Self { Self(at: 3) }

    /// Adherence from 60 percent. Token `adherence.medium.color`.
    public static var adherenceMedium: Self { Self(at: 4) }

    /// The capsule of a badge from 1 to 6 days as one opaque colour over a card. Token
    /// `badge.active.capsule-opaque.color`.
    public static var badgeActiveCapsuleOpaque: Self { Self(at: 5) }

    /// The capsule behind a badge from 1 to 6 days. Increased contrast drops it. Token
    /// `badge.active.capsule.color`.
    public static var badgeActiveCapsule: Self { Self(at: 6) }

    /// The flame of a badge from 1 to 6 days where it must reach 3:1, and the capsule's outline
    /// when contrast is increased. Token `badge.active.symbol-graphic.color`.
    public static var badgeActiveSymbolGraphic: Self { Self(at: 7) }

    /// The flame of a badge from 1 to 6 days. Token `badge.active.symbol.color`.
    public static var badgeActiveSymbol: Self { Self(at: 8) }

    /// The label under a badge's number. Token `badge.label.color`.
    public static var badgeLabel: Self { Self(at: 9) }

    /// The capsule of a badge from 7 days on as one opaque colour over a card. Token
    /// `badge.milestone.capsule-opaque.color`.
    public static var badgeMilestoneCapsuleOpaque: Self { Self(at: 10) }

    /// The capsule behind a badge from 7 days on. Increased contrast drops it. Token
    /// `badge.milestone.capsule.color`.
    public static var badgeMilestoneCapsule: Self { Self(at: 11) }

    /// The flame of a badge from 7 days on where it must reach 3:1, and the capsule's outline when
    /// contrast is increased. Token `badge.milestone.symbol-graphic.color`.
    public static var badgeMilestoneSymbolGraphic: Self { Self(at: 12) }

    /// The flame of a badge from 7 days on. Token `badge.milestone.symbol.color`.
    public static var badgeMilestoneSymbol: Self { Self(at: 13) }

    /// The number of an active or milestone badge: normal text, since orange and yellow fail. Token
    /// `badge.number.color`.
    public static var badgeNumber: Self { Self(at: 14) }

    /// The capsule of a badge without a streak as one opaque colour over a card. Token
    /// `badge.zero.capsule-opaque.color`.
    public static var badgeZeroCapsuleOpaque: Self { Self(at: 15) }

    /// The capsule behind a badge without a streak. Increased contrast drops it. Token
    /// `badge.zero.capsule.color`.
    public static var badgeZeroCapsule: Self { Self(at: 16) }

    /// The grey zero, dark enough to read. Token `badge.zero.number.color`.
    public static var badgeZeroNumber: Self { Self(at: 17) }

    /// The flame of a badge without a streak where it must reach 3:1, and the capsule's outline
    /// when contrast is increased. Token `badge.zero.symbol-graphic.color`.
    public static var badgeZeroSymbolGraphic: Self { Self(at: 18) }

    /// The flame of a badge without a streak. Token `badge.zero.symbol.color`.
    public static var badgeZeroSymbol: Self { Self(at: 19) }

    /// Behind the goal-reached banner. Token `banner.background.color`.
    public static var bannerBackground: Self { Self(at: 20) }

    /// The banner's symbol. Token `banner.symbol.color`.
    public static var bannerSymbol: Self { Self(at: 21) }

    /// The number written on a day of 30 minutes and more. Token `calendar.day.high-digit.color`.
    public static var calendarDayHighDigit: Self { Self(at: 22) }

    /// The opaque fill of a day of 30 minutes and more, at least 1.3 : 1 from its neighbours. Token
    /// `calendar.day.high-opaque.color`.
    public static var calendarDayHighOpaque: Self { Self(at: 23) }

    /// The number written on a day of 1 to 9 minutes. Token `calendar.day.low-digit.color`.
    public static var calendarDayLowDigit: Self { Self(at: 24) }

    /// The opaque fill, over a card, of a day of 1 to 9 minutes, at least 1.3 : 1 from its
    /// neighbours. Token `calendar.day.low-opaque.color`.
    public static var calendarDayLowOpaque: Self { Self(at: 25) }

    /// The number written on a day of 10 to 29 minutes. Token `calendar.day.medium-digit.color`.
    public static var calendarDayMediumDigit: Self { Self(at: 26) }

    /// The opaque fill, over a card, of a day of 10 to 29 minutes, at least 1.3 : 1 from its
    /// neighbours. Token `calendar.day.medium-opaque.color`.
    public static var calendarDayMediumOpaque: Self { Self(at: 27) }

    /// The number written on a day without practice. Token `calendar.day.none-digit.color`.
    public static var calendarDayNoneDigit: Self { Self(at: 28) }

    /// The opaque fill, over a card, of a day without practice; moved only where increased contrast
    /// asks for it. Token `calendar.day.none-opaque.color`.
    public static var calendarDayNoneOpaque: Self { Self(at: 29) }

    /// A rest day: neutral. Token `calendar.rest.color`.
    public static var calendarRest: Self { Self(at: 30) }

    /// The ring round today, once it has pulsed. Token `calendar.today.color`.
    public static var calendarToday: Self { Self(at: 31) }

    /// The outline of a card; reaches 3:1 when contrast is increased. Token `card.border.color`.
    public static var cardBorder: Self { Self(at: 32) }

    /// One of five confetti colours. Token `celebration.confetti-green.color`.
    public static var celebrationConfettiGreen: Self { Self(at: 33) }

    /// One of five confetti colours. Token `celebration.confetti-orange.color`.
    public static var celebrationConfettiOrange: Self { Self(at: 34) }

    /// One of five confetti colours. Token `celebration.confetti-pink.color`.
    public static var celebrationConfettiPink: Self { Self(at: 35) }

    /// One of five confetti colours. Token `celebration.confetti-teal.color`.
    public static var celebrationConfettiTeal: Self { Self(at: 36) }

    /// One of five confetti colours. Token `celebration.confetti-yellow.color`.
    public static var celebrationConfettiYellow: Self { Self(at: 37) }

    /// The trophy where it must reach 3:1. Token `celebration.trophy-graphic.color`.
    public static var celebrationTrophyGraphic: Self { Self(at: 38) }

    /// The trophy of a celebration; decoration. Token `celebration.trophy.color`.
    public static var celebrationTrophy: Self { Self(at: 39) }

    /// Labels along a chart. Token `chart.axis.color`.
    public static var chartAxis: Self { Self(at: 40) }

    /// The frame of a missed day's bar, where it must reach 3:1. Token
    /// `chart.bar-missed-graphic.color`.
    public static var chartBarMissedGraphic: Self { Self(at: 41) }

    /// The bar of a missed day. Token `chart.bar-missed.color`.
    public static var chartBarMissed: Self { Self(at: 42) }

    /// A bar of completions. Token `chart.bar.color`.
    public static var chartBar: Self { Self(at: 43) }

    /// Logged points, where they must reach 3:1 on a card. Token `chart.entry-graphic.color`.
    public static var chartEntryGraphic: Self { Self(at: 44) }

    /// Logged points. Token `chart.entry.color`.
    public static var chartEntry: Self { Self(at: 45) }

    /// The goal's rule, where it must reach 3:1 on a card. Token `chart.goal-graphic.color`.
    public static var chartGoalGraphic: Self { Self(at: 46) }

    /// The goal's rule. Token `chart.goal.color`.
    public static var chartGoal: Self { Self(at: 47) }

    /// Grid lines. Token `chart.grid.color`.
    public static var chartGrid: Self { Self(at: 48) }

    /// The line into the future, where it must reach 3:1 on a card. Token
    /// `chart.predicted-graphic.color`.
    public static var chartPredictedGraphic: Self { Self(at: 49) }

    /// The line into the future. Token `chart.predicted.color`.
    public static var chartPredicted: Self { Self(at: 50) }

    /// The rule and point of a selection. Token `chart.selection.color`.
    public static var chartSelection: Self { Self(at: 51) }

    /// The smoothed line, where it must reach 3:1 on a card. Token `chart.trend-graphic.color`.
    public static var chartTrendGraphic: Self { Self(at: 52) }

    /// The smoothed line. Token `chart.trend.color`.
    public static var chartTrend: Self { Self(at: 53) }

    /// The one colour a person may replace: selection, celebrations, their own habit. Not for text.
    /// Token `color.accent`.
    public static var accent: Self { Self(at: 54) }

    /// A filled control of the accent colour that carries a label; deeper only where increased
    /// contrast asks for it. Token `color.accent-fill`.
    public static var accentFill: Self { Self(at: 55) }

    /// Lines and symbols in the accent that must be seen. Token `color.accent-graphic`.
    public static var accentGraphic: Self { Self(at: 56) }

    /// Words in the accent. Token `color.accent-text`.
    public static var accentText: Self { Self(at: 57) }

    /// The pulsing outline and warning symbol of a streak that ends tonight. Token `color.at-risk`.
    public static var atRisk: Self { Self(at: 58) }

    /// The at-risk sentence and its countdown. Token `color.at-risk-text`.
    public static var atRiskText: Self { Self(at: 59) }

    /// The page behind everything. Token `color.background`.
    public static var background: Self { Self(at: 60) }

    /// Hairlines, separators and outlines. Reaches 3:1 when contrast is increased. Token
    /// `color.border`.
    public static var border: Self { Self(at: 61) }

    /// Something failed. Fills and large marks; not for text. Token `color.error`.
    public static var error: Self { Self(at: 62) }

    /// A filled area of the error colour that carries a label. Token `color.error-fill`.
    public static var errorFill: Self { Self(at: 63) }

    /// Symbols about error that must be seen. Token `color.error-graphic`.
    public static var errorGraphic: Self { Self(at: 64) }

    /// Words about error on a page or a card. Token `color.error-text`.
    public static var errorText: Self { Self(at: 65) }

    /// Neutral fill of chips and unselected controls; never for text. Token `color.fill`.
    public static var fill: Self { Self(at: 66) }

    /// Sections of a form. Token `color.form-section`.
    public static var formSection: Self { Self(at: 67) }

    /// The goal-reached banner's green: system green, not the success role. Token
    /// `color.goal-reached`.
    public static var goalReached: Self { Self(at: 68) }

    /// The banner's symbol where it must reach 3:1. Token `color.goal-reached-graphic`.
    public static var goalReachedGraphic: Self { Self(at: 69) }

    /// Words in the goal-reached green. Token `color.goal-reached-text`.
    public static var goalReachedText: Self { Self(at: 70) }

    /// The Dynamic Island, which is black whatever the appearance. Token `color.ground.island`.
    public static var groundIsland: Self { Self(at: 71) }

    /// Behind the pages of an app, at the edge of the screen. Token `color.ground.tab-bar`.
    public static var groundTabBar: Self { Self(at: 72) }

    /// The green of practice: calendar, timeline and heat map. Token `color.growth`.
    public static var growth: Self { Self(at: 73) }

    /// The same green where single marks must reach 3:1. Token `color.growth-graphic`.
    public static var growthGraphic: Self { Self(at: 74) }

    /// Small bright highlights; decoration only. Token `color.highlight`.
    public static var highlight: Self { Self(at: 75) }

    /// Behind text the user types. Token `color.input.background`.
    public static var inputBackground: Self { Self(at: 76) }

    /// Outline of a text field. Token `color.input.border`.
    public static var inputBorder: Self { Self(at: 77) }

    /// The system label colour, where a seed says primary text. Token `color.label.primary`.
    public static var labelPrimary: Self { Self(at: 78) }

    /// The system's translucent secondary label, where a seed says secondary text. It fails as
    /// small text: set words in its text sibling. Token `color.label.secondary`.
    public static var labelSecondary: Self { Self(at: 79) }

    /// Opaque secondary label that passes as text. Token `color.label.secondary-text`.
    public static var labelSecondaryText: Self { Self(at: 80) }

    /// The system's translucent tertiary label, for placeholders that carry no meaning. Token
    /// `color.label.tertiary`.
    public static var labelTertiary: Self { Self(at: 81) }

    /// Opaque tertiary label that passes as text. Token `color.label.tertiary-text`.
    public static var labelTertiaryText: Self { Self(at: 82) }

    /// Inactive icons and muted marks; never for text. Token `color.neutral`.
    public static var neutral: Self { Self(at: 83) }

    /// Labels and symbols on a fill of the accent. Token `color.on-accent`.
    public static var onAccent: Self { Self(at: 84) }

    /// Ticks and symbols on a person's own colour, where that is bright. Token `color.on-bright`.
    public static var onBright: Self { Self(at: 85) }

    /// Ticks and symbols on a person's own colour, where that is deep. Token `color.on-deep`.
    public static var onDeep: Self { Self(at: 86) }

    /// Labels on a fill of the error colour. Token `color.on-error`.
    public static var onError: Self { Self(at: 87) }

    /// Words in the Dynamic Island. Token `color.on-island`.
    public static var onIsland: Self { Self(at: 88) }

    /// Supporting words in the Dynamic Island. Token `color.on-island-secondary`.
    public static var onIslandSecondary: Self { Self(at: 89) }

    /// The mark on a colour to choose, which is light or of middling lightness. Token
    /// `color.on-preset`.
    public static var onPreset: Self { Self(at: 90) }

    /// Labels and symbols on a fill of the main colour. Token `color.on-primary`.
    public static var onPrimary: Self { Self(at: 91) }

    /// Labels and symbols on a fill of the secondary colour. Token `color.on-secondary`.
    public static var onSecondary: Self { Self(at: 92) }

    /// Labels on a fill of the success colour. Token `color.on-success`.
    public static var onSuccess: Self { Self(at: 93) }

    /// Labels on a fill of the warning colour. Token `color.on-warning`.
    public static var onWarning: Self { Self(at: 94) }

    /// Accent to choose: Amber. Token `color.preset.accent.amber`.
    public static var presetAccentAmber: Self { Self(at: 95) }

    /// Accent to choose: the later, darker teal. Token `color.preset.accent.deep-teal`.
    public static var presetAccentDeepTeal: Self { Self(at: 96) }

    /// Accent to choose: Gentle Green. Token `color.preset.accent.green`.
    public static var presetAccentGreen: Self { Self(at: 97) }

    /// Accent to choose: Soothing Lavender. Token `color.preset.accent.lavender`.
    public static var presetAccentLavender: Self { Self(at: 98) }

    /// Accent to choose: Mint. Token `color.preset.accent.mint`.
    public static var presetAccentMint: Self { Self(at: 99) }

    /// Accent to choose: Ocean. Token `color.preset.accent.ocean`.
    public static var presetAccentOcean: Self { Self(at: 100) }

    /// Accent to choose: Warm Orange. Token `color.preset.accent.orange`.
    public static var presetAccentOrange: Self { Self(at: 101) }

    /// Accent to choose: Energetic Teal, the first choice. Token `color.preset.accent.teal`.
    public static var presetAccentTeal: Self { Self(at: 102) }

    /// What an external action starts with. Token `color.preset.habit-type.action`.
    public static var presetHabitTypeAction: Self { Self(at: 103) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit-type.action-graphic`.
    public static var presetHabitTypeActionGraphic: Self { Self(at: 104) }

    /// What a counter starts with. Token `color.preset.habit-type.counter`.
    public static var presetHabitTypeCounter: Self { Self(at: 105) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit-type.counter-graphic`.
    public static var presetHabitTypeCounterGraphic: Self { Self(at: 106) }

    /// What a guided sequence starts with. Token `color.preset.habit-type.guided-sequence`.
    public static var presetHabitTypeGuidedSequence: Self { Self(at: 107) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit-type.guided-sequence-graphic`.
    public static var presetHabitTypeGuidedSequenceGraphic: Self { Self(at: 108) }

    /// What a measurement starts with. Token `color.preset.habit-type.measurement`.
    public static var presetHabitTypeMeasurement: Self { Self(at: 109) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit-type.measurement-graphic`.
    public static var presetHabitTypeMeasurementGraphic: Self { Self(at: 110) }

    /// What a question starts with. Token `color.preset.habit-type.question`.
    public static var presetHabitTypeQuestion: Self { Self(at: 111) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit-type.question-graphic`.
    public static var presetHabitTypeQuestionGraphic: Self { Self(at: 112) }

    /// What a task starts with. Token `color.preset.habit-type.task`.
    public static var presetHabitTypeTask: Self { Self(at: 113) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit-type.task-graphic`.
    public static var presetHabitTypeTaskGraphic: Self { Self(at: 114) }

    /// What a timer starts with. Token `color.preset.habit-type.timer`.
    public static var presetHabitTypeTimer: Self { Self(at: 115) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit-type.timer-graphic`.
    public static var presetHabitTypeTimerGraphic: Self { Self(at: 116) }

    /// Habit colour to choose: blue. Token `color.preset.habit.blue`.
    public static var presetHabitBlue: Self { Self(at: 117) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit.blue-graphic`.
    public static var presetHabitBlueGraphic: Self { Self(at: 118) }

    /// Habit colour to choose: green. Unknown names fall back to it. Token
    /// `color.preset.habit.green`.
    public static var presetHabitGreen: Self { Self(at: 119) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit.green-graphic`.
    public static var presetHabitGreenGraphic: Self { Self(at: 120) }

    /// Habit colour to choose: orange. Token `color.preset.habit.orange`.
    public static var presetHabitOrange: Self { Self(at: 121) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit.orange-graphic`.
    public static var presetHabitOrangeGraphic: Self { Self(at: 122) }

    /// Habit colour to choose: purple. Token `color.preset.habit.purple`.
    public static var presetHabitPurple: Self { Self(at: 123) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit.purple-graphic`.
    public static var presetHabitPurpleGraphic: Self { Self(at: 124) }

    /// Habit colour to choose: red. Token `color.preset.habit.red`.
    public static var presetHabitRed: Self { Self(at: 125) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit.red-graphic`.
    public static var presetHabitRedGraphic: Self { Self(at: 126) }

    /// Habit colour to choose: yellow. Token `color.preset.habit.yellow`.
    public static var presetHabitYellow: Self { Self(at: 127) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.habit.yellow-graphic`.
    public static var presetHabitYellowGraphic: Self { Self(at: 128) }

    /// Growth accent to choose: blue. Token `color.preset.practice.blue`.
    public static var presetPracticeBlue: Self { Self(at: 129) }

    /// Growth accent to choose: its own green. Token `color.preset.practice.green`.
    public static var presetPracticeGreen: Self { Self(at: 130) }

    /// Growth accent to choose: orange. Token `color.preset.practice.orange`.
    public static var presetPracticeOrange: Self { Self(at: 131) }

    /// Growth accent to choose: purple. Token `color.preset.practice.purple`.
    public static var presetPracticePurple: Self { Self(at: 132) }

    /// Growth accent to choose: red. Token `color.preset.practice.red`.
    public static var presetPracticeRed: Self { Self(at: 133) }

    /// Routine colour to choose: blue. Token `color.preset.routine.blue`.
    public static var presetRoutineBlue: Self { Self(at: 134) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.routine.blue-graphic`.
    public static var presetRoutineBlueGraphic: Self { Self(at: 135) }

    /// Routine colour to choose: green. A new routine starts with it. Token
    /// `color.preset.routine.green`.
    public static var presetRoutineGreen: Self { Self(at: 136) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.routine.green-graphic`.
    public static var presetRoutineGreenGraphic: Self { Self(at: 137) }

    /// Routine colour to choose: light blue. Token `color.preset.routine.light-blue`.
    public static var presetRoutineLightBlue: Self { Self(at: 138) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.routine.light-blue-graphic`.
    public static var presetRoutineLightBlueGraphic: Self { Self(at: 139) }

    /// Routine colour to choose: orange. Token `color.preset.routine.orange`.
    public static var presetRoutineOrange: Self { Self(at: 140) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.routine.orange-graphic`.
    public static var presetRoutineOrangeGraphic: Self { Self(at: 141) }

    /// Routine colour to choose: purple. Token `color.preset.routine.purple`.
    public static var presetRoutinePurple: Self { Self(at: 142) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.routine.purple-graphic`.
    public static var presetRoutinePurpleGraphic: Self { Self(at: 143) }

    /// Routine colour to choose: red. Token `color.preset.routine.red`.
    public static var presetRoutineRed: Self { Self(at: 144) }

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot. Token
    /// `color.preset.routine.red-graphic`.
    public static var presetRoutineRedGraphic: Self { Self(at: 145) }

    /// The product's main colour: filled buttons, the compact bar, selected items. Not for text.
    /// Token `color.primary`.
    public static var primary: Self { Self(at: 146) }

    /// A filled control of the main colour that carries a label; deeper only where increased
    /// contrast asks for it. Token `color.primary-fill`.
    public static var primaryFill: Self { Self(at: 147) }

    /// Lines and symbols in the main colour that must be seen to understand the screen. Token
    /// `color.primary-graphic`.
    public static var primaryGraphic: Self { Self(at: 148) }

    /// A filled button while it is pressed or focused. Token `color.primary-pressed`.
    public static var primaryPressed: Self { Self(at: 149) }

    /// Words and numbers in the main colour on a card, such as the next milestone's value. Token
    /// `color.primary-text`.
    public static var primaryText: Self { Self(at: 150) }

    /// The filled part of the compact bar. Token `color.progress.fill`.
    public static var progressFill: Self { Self(at: 151) }

    /// A line round the track, for increased contrast. Token `color.progress.outline`.
    public static var progressOutline: Self { Self(at: 152) }

    /// The empty part of a progress bar. Token `color.progress.track`.
    public static var progressTrack: Self { Self(at: 153) }

    /// A planned day off, and the background of a selected item in Growth: neutral, not a gap.
    /// Token `color.rest-day`.
    public static var restDay: Self { Self(at: 154) }

    /// Dims the screen behind a badge or streak celebration. Token `color.scrim.badge`.
    public static var scrimBadge: Self { Self(at: 155) }

    /// Dims the screen behind a milestone celebration. Token `color.scrim.milestone`.
    public static var scrimMilestone: Self { Self(at: 156) }

    /// Secondary actions and neutral trends. Not for text. Token `color.secondary`.
    public static var secondary: Self { Self(at: 157) }

    /// A filled control of the secondary colour that carries a label; deeper only where increased
    /// contrast asks for it. Token `color.secondary-fill`.
    public static var secondaryFill: Self { Self(at: 158) }

    /// A secondary button while it is pressed. Token `color.secondary-pressed`.
    public static var secondaryPressed: Self { Self(at: 159) }

    /// Words in the secondary colour. Token `color.secondary-text`.
    public static var secondaryText: Self { Self(at: 160) }

    /// The flame for a streak of 30 days and more. Token `color.streak.high`.
    public static var streakHigh: Self { Self(at: 161) }

    /// The flame for a streak of 30 days and more where it must reach 3:1. Token
    /// `color.streak.high-graphic`.
    public static var streakHighGraphic: Self { Self(at: 162) }

    /// The counter's digits and captions for a streak of 30 days and more. Token
    /// `color.streak.high-text`.
    public static var streakHighText: Self { Self(at: 163) }

    /// The flame for a streak of 1 to 6 days. Token `color.streak.low`.
    public static var streakLow: Self { Self(at: 164) }

    /// The flame for a streak of 1 to 6 days where it must reach 3:1. Token
    /// `color.streak.low-graphic`.
    public static var streakLowGraphic: Self { Self(at: 165) }

    /// The counter's digits and captions for a streak of 1 to 6 days. Token
    /// `color.streak.low-text`.
    public static var streakLowText: Self { Self(at: 166) }

    /// The flame for a streak of 7 to 29 days. Token `color.streak.mid`.
    public static var streakMid: Self { Self(at: 167) }

    /// The flame for a streak of 7 to 29 days where it must reach 3:1. Token
    /// `color.streak.mid-graphic`.
    public static var streakMidGraphic: Self { Self(at: 168) }

    /// The counter's digits and captions for a streak of 7 to 29 days. Token
    /// `color.streak.mid-text`.
    public static var streakMidText: Self { Self(at: 169) }

    /// The flame for no streak yet. Token `color.streak.none`.
    public static var streakNone: Self { Self(at: 170) }

    /// The flame for no streak yet where it must reach 3:1. Token `color.streak.none-graphic`.
    public static var streakNoneGraphic: Self { Self(at: 171) }

    /// The counter's digits and captions for no streak yet. Token `color.streak.none-text`.
    public static var streakNoneText: Self { Self(at: 172) }

    /// Done, goal met, losing weight as planned. Fills and large marks; not for text. Token
    /// `color.success`.
    public static var success: Self { Self(at: 173) }

    /// A filled area of the success colour that carries a label. Token `color.success-fill`.
    public static var successFill: Self { Self(at: 174) }

    /// Symbols about success that must be seen. Token `color.success-graphic`.
    public static var successGraphic: Self { Self(at: 175) }

    /// Words about success on a page or a card. Token `color.success-text`.
    public static var successText: Self { Self(at: 176) }

    /// Cards, sheets and list rows lying on the background. Token `color.surface`.
    public static var surface: Self { Self(at: 177) }

    /// Quiet areas inside a card: tracks, disabled buttons, grouped rows. Token
    /// `color.surface-secondary`.
    public static var surfaceSecondary: Self { Self(at: 178) }

    /// Content nested inside a grouped area. Token `color.surface-tertiary`.
    public static var surfaceTertiary: Self { Self(at: 179) }

    /// The system's plain page. Token `color.system.background`.
    public static var systemBackground: Self { Self(at: 180) }

    /// The system's blue. Sync in progress; a habit colour. Token `color.system.blue`.
    public static var systemBlue: Self { Self(at: 181) }

    /// The system's grey. Nothing yet, empty days, missed days. Token `color.system.gray`.
    public static var systemGray: Self { Self(at: 182) }

    /// The system's green. The goal-reached banner. Token `color.system.green`.
    public static var systemGreen: Self { Self(at: 183) }

    /// The system's page behind grouped cells. Token `color.system.grouped-background`.
    public static var systemGroupedBackground: Self { Self(at: 184) }

    /// The system's cell in a grouped page. Token `color.system.grouped-cell`.
    public static var systemGroupedCell: Self { Self(at: 185) }

    /// What the system nests inside a grouped cell. Token `color.system.grouped-tertiary`.
    public static var systemGroupedTertiary: Self { Self(at: 186) }

    /// The system's indigo. A routine question. Token `color.system.indigo`.
    public static var systemIndigo: Self { Self(at: 187) }

    /// The system's orange. The flame of the first week, and the active badge. Token
    /// `color.system.orange`.
    public static var systemOrange: Self { Self(at: 188) }

    /// The system's pink. Confetti. Token `color.system.pink`.
    public static var systemPink: Self { Self(at: 189) }

    /// The system's purple. The flame from 30 days on. Token `color.system.purple`.
    public static var systemPurple: Self { Self(at: 190) }

    /// The system's red. Seed 002's flame from 7 days on and its at-risk outline. Token
    /// `color.system.red`.
    public static var systemRed: Self { Self(at: 191) }

    /// The system's hairline. Token `color.system.separator`.
    public static var systemSeparator: Self { Self(at: 192) }

    /// The system's yellow. The milestone badge, and trophies. Token `color.system.yellow`.
    public static var systemYellow: Self { Self(at: 193) }

    /// Titles, values and body text. Token `color.text.primary`.
    public static var textPrimary: Self { Self(at: 194) }

    /// Captions, side labels and supporting lines. Token `color.text.secondary`.
    public static var textSecondary: Self { Self(at: 195) }

    /// Hints and timestamps: quieter than secondary, still readable. Token `color.text.tertiary`.
    public static var textTertiary: Self { Self(at: 196) }

    /// A breath of the goal-reached green, behind the banner. Increased contrast drops it for the
    /// bare background. Token `color.tint.goal-reached`.
    public static var tintGoalReached: Self { Self(at: 197) }

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring. Token `color.tint.goal-reached-opaque`.
    public static var tintGoalReachedOpaque: Self { Self(at: 198) }

    /// A breath of the main colour, behind the prediction card on track. Increased contrast drops
    /// it for the bare background. Token `color.tint.primary`.
    public static var tintPrimary: Self { Self(at: 199) }

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring. Token `color.tint.primary-opaque`.
    public static var tintPrimaryOpaque: Self { Self(at: 200) }

    /// A breath of the secondary surface at half strength, behind cards without data. Increased
    /// contrast drops it for the bare background. Token `color.tint.quiet`.
    public static var tintQuiet: Self { Self(at: 201) }

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring. Token `color.tint.quiet-opaque`.
    public static var tintQuietOpaque: Self { Self(at: 202) }

    /// A breath of success, behind positive cards. Increased contrast drops it for the bare
    /// background. Token `color.tint.success`.
    public static var tintSuccess: Self { Self(at: 203) }

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring. Token `color.tint.success-opaque`.
    public static var tintSuccessOpaque: Self { Self(at: 204) }

    /// Words and symbols about success on the tint of success or of the main colour. Token
    /// `color.tint.success-text`.
    public static var tintSuccessText: Self { Self(at: 205) }

    /// A breath of warning, behind cautious cards. Increased contrast drops it for the bare
    /// background. Token `color.tint.warning`.
    public static var tintWarning: Self { Self(at: 206) }

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring. Token `color.tint.warning-opaque`.
    public static var tintWarningOpaque: Self { Self(at: 207) }

    /// Words and symbols about a warning on its tint. Token `color.tint.warning-text`.
    public static var tintWarningText: Self { Self(at: 208) }

    /// Attention: a trend the wrong way, a risk. Fills and large marks; not for text. Token
    /// `color.warning`.
    public static var warning: Self { Self(at: 209) }

    /// A filled area of the warning colour that carries a label. Token `color.warning-fill`.
    public static var warningFill: Self { Self(at: 210) }

    /// Symbols about warning that must be seen. Token `color.warning-graphic`.
    public static var warningGraphic: Self { Self(at: 211) }

    /// Words about warning on a page or a card. Token `color.warning-text`.
    public static var warningText: Self { Self(at: 212) }

    /// The number where four routines and more fit here. Token `coverage.many-digit.color`.
    public static var coverageManyDigit: Self { Self(at: 213) }

    /// The opaque fill, over a card, where four routines and more fit here: the strongest shade of
    /// the calendar's one hue. Token `coverage.many-opaque.color`.
    public static var coverageManyOpaque: Self { Self(at: 214) }

    /// The number where no routine fits here. Token `coverage.none-digit.color`.
    public static var coverageNoneDigit: Self { Self(at: 215) }

    /// The opaque fill, over a card, where no routine fits here: that of a day without practice.
    /// Token `coverage.none-opaque.color`.
    public static var coverageNoneOpaque: Self { Self(at: 216) }

    /// The number where one routine fits here. Token `coverage.one-digit.color`.
    public static var coverageOneDigit: Self { Self(at: 217) }

    /// The opaque fill, over a card, where one routine fits here: the lightest shade of the
    /// calendar's one hue. Token `coverage.one-opaque.color`.
    public static var coverageOneOpaque: Self { Self(at: 218) }

    /// The number where two or three routines fit here. Token `coverage.some-digit.color`.
    public static var coverageSomeDigit: Self { Self(at: 219) }

    /// The opaque fill, over a card, where two or three routines fit here: the middle shade of the
    /// calendar's one hue. Token `coverage.some-opaque.color`.
    public static var coverageSomeOpaque: Self { Self(at: 220) }

    /// Round any recorded day, so that it does not depend on its shade. Token
    /// `heat-map.outline.color`.
    public static var heatMapOutline: Self { Self(at: 221) }

    /// Behind the change on the hero card. Token `hero.capsule.color`.
    public static var heroCapsule: Self { Self(at: 222) }

    /// The plain stand-in for the hero card's gradient while weight holds. Token
    /// `hero.neutral.color`.
    public static var heroNeutral: Self { Self(at: 223) }

    /// Every word on the hero card. The app's white fails on all three gradients. Token
    /// `hero.text.color`.
    public static var heroText: Self { Self(at: 224) }

    /// The time in the Dynamic Island with 30 seconds left and less. Token
    /// `live-activity.island-low-time.color`.
    public static var liveActivityIslandLowTime: Self { Self(at: 225) }

    /// The empty part of the bar in the Dynamic Island. Token `live-activity.island-track.color`.
    public static var liveActivityIslandTrack: Self { Self(at: 226) }

    /// The time with 30 seconds left and less. Token `live-activity.low-time.color`.
    public static var liveActivityLowTime: Self { Self(at: 227) }

    /// Behind the option that holds. Token `segment.chosen.color`.
    public static var segmentChosen: Self { Self(at: 228) }

    /// Behind options side by side of which one holds. Token `segment.frame.color`.
    public static var segmentFrame: Self { Self(at: 229) }

    /// Round the option that holds. Token `segment.outline.color`.
    public static var segmentOutline: Self { Self(at: 230) }

    /// Words on a share image. Token `sharing.text.color`.
    public static var sharingText: Self { Self(at: 231) }

    /// A share image in the colour of a streak of 30 days and more. Token
    /// `sharing.tier-high.color`.
    public static var sharingTierHigh: Self { Self(at: 232) }

    /// A share image in the colour of a streak of 1 to 6 days. Token `sharing.tier-low.color`.
    public static var sharingTierLow: Self { Self(at: 233) }

    /// A share image in the colour of a streak of 7 to 29 days. Token `sharing.tier-mid.color`.
    public static var sharingTierMid: Self { Self(at: 234) }

    /// A share image in the colour of no streak yet. Token `sharing.tier-none.color`.
    public static var sharingTierNone: Self { Self(at: 235) }

    /// The signs of the buttons beside a value that goes up and down. Token `stepper.color`.
    public static var stepper: Self { Self(at: 236) }

    /// A day still ahead. Token `streak-list.future.color`.
    public static var streakListFuture: Self { Self(at: 237) }

    /// The tick and the number on a day that counted. Token `streak-list.met-digit.color`.
    public static var streakListMetDigit: Self { Self(at: 238) }

    /// A week that met its target, a day that counted. Token `streak-list.met.color`.
    public static var streakListMet: Self { Self(at: 239) }

    /// A week that missed its target. Token `streak-list.missed.color`.
    public static var streakListMissed: Self { Self(at: 240) }

    /// A past day without a session. Token `streak-list.past.color`.
    public static var streakListPast: Self { Self(at: 241) }

    /// Round a spot of colour to choose or to tell things by, whatever its colour. Token
    /// `swatch.outline.color`.
    public static var swatchOutline: Self { Self(at: 242) }

    /// The track of a switch that is off. Token `switch.off.color`.
    public static var switchOff: Self { Self(at: 243) }

    /// The track of a switch that is on. Token `switch.on.color`.
    public static var switchOn: Self { Self(at: 244) }

    /// The thumb of a switch; where it is says whether the switch is on. Token
    /// `switch.thumb.color`.
    public static var switchThumb: Self { Self(at: 245) }

    /// The sync symbol: syncing failed. Token `sync.error.color`.
    public static var syncError: Self { Self(at: 246) }

    /// The sync symbol: nobody is signed in. Token `sync.no-account.color`.
    public static var syncNoAccount: Self { Self(at: 247) }

    /// The sync symbol while checking or offline. Token `sync.quiet.color`.
    public static var syncQuiet: Self { Self(at: 248) }

    /// The sync symbol: everything is in iCloud. Token `sync.synced.color`.
    public static var syncSynced: Self { Self(at: 249) }

    /// The sync symbol: changes are on their way. Token `sync.syncing.color`.
    public static var syncSyncing: Self { Self(at: 250) }

    /// The label of a toast's action. Token `toast.action-label.color`.
    public static var toastActionLabel: Self { Self(at: 251) }

    /// The capsule of a toast's action. Token `toast.action.color`.
    public static var toastAction: Self { Self(at: 252) }

    /// The label of a failed toast's action. Token `toast.error-action-label.color`.
    public static var toastErrorActionLabel: Self { Self(at: 253) }

    /// The capsule of a failed toast's action. Token `toast.error-action.color`.
    public static var toastErrorAction: Self { Self(at: 254) }

    /// The symbol of a toast about a failure. Token `toast.error.color`.
    public static var toastError: Self { Self(at: 255) }

    /// The symbol of a neutral toast. Token `toast.info.color`.
    public static var toastInfo: Self { Self(at: 256) }

    /// The symbol of a toast about something done. Token `toast.success.color`.
    public static var toastSuccess: Self { Self(at: 257) }

    /// The words of a toast. Token `toast.text.color`.
    public static var toastText: Self { Self(at: 258) }

    /// A change for the worse. Token `trend.down.color`.
    public static var trendDown: Self { Self(at: 259) }

    /// No change. Token `trend.flat.color`.
    public static var trendFlat: Self { Self(at: 260) }

    /// An upward change for the better. Token `trend.up.color`.
    public static var trendUp: Self { Self(at: 261) }

    /// A planned day. Token `week-strip.planned.color`.
    public static var weekStripPlanned: Self { Self(at: 262) }

    /// A rest day. Token `week-strip.rest.color`.
    public static var weekStripRest: Self { Self(at: 263) }

    /// The outline of the chosen day. Token `week-strip.selected.color`.
    public static var weekStripSelected: Self { Self(at: 264) }

    /// A day with a session. Token `week-strip.session.color`.
    public static var weekStripSession: Self { Self(at: 265) }

    /// Today, before anything happened. Token `week-strip.today.color`.
    public static var weekStripToday: Self { Self(at: 266) }
}

extension ColorKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(0, rows: [
##"""
achievement.locked.color #8E8E93/0.3
achievement.reached.color #FF9500 ; #FF9F0A
adherence.high.color #008631 ; #30D158 ; #006423 ; #30D158 | #008631 ; #30D158 ; #006423 ; #46E167 | #008430 ; #30D158 ; #006222 ; #48E268 | #00812F ; #30D158 ; #005F20 ; #30D158
adherence.low.color #E51514 ; #FF4D41 ; #B10005 ; #FF9688 | #E51514 ; #FF7263 ; #B00005 ; #FFB3A8 | #E31011 ; #FF7364 ; #AD0004 ; #FFB3A8 | #DF0309 ; #FF453A ; #A80004 ; #FF8173
adherence.medium.color #AA6200 ; #FF9F0A ; #814800 ; #FF9F0A | #AA6100 ; #FF9F0A ; #814800 ; #FFB767 | #A86000 ; #FF9F0A ; #7E4700 ; #FFB869 | #A45E00 ; #FF9F0A ; #7A4500 ; #FF9F0A
badge.active.capsule-opaque.color #FFEFD9 ; #463738 ; #FFFFFF ; #252540 | #FFEFD9 ; #47492F ; #FFFFFF ; #263A36 | #FFEFD9 ; #4D473F ; #FFFFFF ; #2D3748 | #FFEFD9 ; #3E301B ; #FFFFFF ; #1C1C1E
badge.active.capsule.color #FF9500/0.15 ; #FF9F0A/0.15 ; #FFFFFF ; #252540 | #FF9500/0.15 ; #FF9F0A/0.15 ; #FFFFFF ; #263A36 | #FF9500/0.15 ; #FF9F0A/0.15 ; #FFFFFF ; #2D3748 | #FF9500/0.15 ; #FF9F0A/0.15 ; #FFFFFF ; #1C1C1E
badge.active.symbol-graphic.color #CD7600 ; #FF9F0A
badge.active.symbol.color #FF9500 ; #FF9F0A
badge.label.color #6E6E71 ; #ABABBC ; #58585C ; #B1B1C2 | #6E6E71 ; #B6BFC4 ; #58585C ; #BEC7CC | #6E6E71 ; #B9BECB ; #58585C ; #C1C6D3 | #6E6E71 ; #A0A0A7 ; #58585C ; #A6A6AD
badge.milestone.capsule-opaque.color #FFF7D9 ; #464038 ; #FFFFFF ; #252540 | #FFF7D9 ; #47512F ; #FFFFFF ; #263A36 | #FFF7D9 ; #4D4F3F ; #FFFFFF ; #2D3748 | #FFF7D9 ; #3E381B ; #FFFFFF ; #1C1C1E
badge.milestone.capsule.color #FFCC00/0.15 ; #FFD60A/0.15 ; #FFFFFF ; #252540 | #FFCC00/0.15 ; #FFD60A/0.15 ; #FFFFFF ; #263A36 | #FFCC00/0.15 ; #FFD60A/0.15 ; #FFFFFF ; #2D3748 | #FFCC00/0.15 ; #FFD60A/0.15 ; #FFFFFF ; #1C1C1E
badge.milestone.symbol-graphic.color #AF8B00 ; #FFD60A
badge.milestone.symbol.color #FFCC00 ; #FFD60A
badge.number.color #2C3E50 ; #F5F5F5 | #212121 ; #F5F5F5 | #000000 ; #FFFFFF | #000000 ; #FFFFFF
badge.zero.capsule-opaque.color #F4F4F4 ; #303048 ; #FFFFFF ; #252540 | #F4F4F4 ; #30423F ; #FFFFFF ; #263A36 | #F4F4F4 ; #374050 ; #FFFFFF ; #2D3748 | #F4F4F4 ; #27272A ; #FFFFFF ; #1C1C1E
badge.zero.capsule.color #8E8E93/0.1 ; #8E8E93/0.1 ; #FFFFFF ; #252540 | #8E8E93/0.1 ; #8E8E93/0.1 ; #FFFFFF ; #263A36 | #8E8E93/0.1 ; #8E8E93/0.1 ; #FFFFFF ; #2D3748 | #8E8E93/0.1 ; #8E8E93/0.1 ; #FFFFFF ; #1C1C1E
badge.zero.number.color #6F6F74 ; #99999E ; #58585D ; #B2B2B7 | #6F6F74 ; #A9A9AE ; #58585D ; #C5C5CA | #6F6F74 ; #AAAAAF ; #58585D ; #C6C6CB | #6F6F74 ; #8E8E93 ; #58585D ; #A6A6AB
badge.zero.symbol-graphic.color #8D8D92 ; #8E8E93
badge.zero.symbol.color #8E8E93
banner.background.color #EBF4E5 ; #1C2C32 ; #FFF9F5 ; #1A1A2E | #E4F5EA ; #1C3B2C ; #F8FAFA ; #1A2A27 | #E4F2E7 ; #1C3230 ; #F7F7F7 ; #1A202C | #DFEEE7 ; #051509 ; #F2F2F7 ; #000000
banner.symbol.color #34C759 ; #30D158
calendar.day.high-digit.color #1A202C ; #1A202C ; #FFFFFF ; #1A202C | #FFFFFF ; #1A202C | #1A202C ; #1A202C ; #FFFFFF ; #1A202C | #1A202C ; #1A202C ; #FFFFFF ; #1A202C
calendar.day.high-opaque.color #4697CA ; #7EC8E3 ; #005A85 ; #7EC8E3 | #0A5042 ; #26A69A ; #00483A ; #7AECDF | #00A196 ; #4FD1C5 ; #005E58 ; #6FEDE1 | #00A63E ; #2FD158 ; #006222 ; #34D45A
calendar.day.low-digit.color #1A202C ; #FFFFFF | #1A202C ; #FFFFFF ; #1A202C ; #000000 | #1A202C ; #FFFFFF ; #1A202C ; #000000 | #1A202C ; #FFFFFF
calendar.day.low-opaque.color #93D2FF ; #14667F ; #93D2FF ; #055F78 | #78B6A4 ; #00645C ; #78B6A4 ; #30ACA0 | #5FDFD2 ; #00756D ; #5FDFD2 ; #19ADA2 | #59E475 ; #006621
calendar.day.medium-digit.color #1A202C ; #000000 | #FFFFFF ; #FFFFFF ; #FFFFFF ; #1A202C | #1A202C | #1A202C ; #000000
calendar.day.medium-opaque.color #64B3E9 ; #4993AD ; #64B3E9 ; #5BA5BF | #3C7768 ; #007F75 ; #1E5E50 ; #55CABE | #36BEB3 ; #00A196 ; #36BEB3 ; #48CCC0 | #30C457 ; #009836 ; #30C457 ; #00B441
calendar.day.none-digit.color #1A202C ; #FFFFFF
calendar.day.none-opaque.color #EEEEEF ; #35354C | #EEEEEF ; #364744 | #EEEEEF ; #3C4453 | #EEEEEF ; #2D2D30
calendar.rest.color #F9F5F2 ; #202038 | #E6F4F0 ; #2D4E49 ; #E6F4F0 ; #1F3A36 | #F7F7F7 ; #1A202C | #F2F2F7 ; #2C2C2E
calendar.today.color #4496C8 ; #7EC8E3 | #0A5042 ; #26A69A | #00A096 ; #4FD1C5 | #00A23D ; #30D158
card.border.color #FFFFFF/0 ; #FFFFFF/0 ; #878E99 ; #878E99 | #FFFFFF/0 ; #384A46 ; #8B8B8B ; #9E9E9E | #000000/0.07 ; #FFFFFF/0.13 ; #8E8E93 ; #8E8E93 | #FFFFFF/0 ; #FFFFFF/0 ; #8B8B90 ; #8E8E93
celebration.confetti-green.color #5DADE2 ; #7EC8E3 | #0A5042 ; #26A69A | #4FD1C5 | #34C759 ; #30D158
celebration.confetti-orange.color #FF9500 ; #FF9F0A
celebration.confetti-pink.color #FF2D55 ; #FF375F
celebration.confetti-teal.color #9B59B6 ; #A866C3 | #00BFA5 | #4FD1C5 | #34C759 ; #30D158
celebration.confetti-yellow.color #FFCC00 ; #FFD60A
celebration.trophy-graphic.color #B59000 ; #FFD60A
celebration.trophy.color #FFCC00 ; #FFD60A
chart.axis.color #5B6677 ; #BCC1C7 ; #4A5465 ; #BCC1C7 | #686868 ; #B0BEC5 ; #515151 ; #D0E0E7 | #6A6A6F ; #A0AEC0 ; #555459 ; #B9C8DA | #69696F ; #929298 ; #515157 ; #B8B8BE
chart.bar-missed-graphic.color #6B717C ; #888F9A ; #4E545E ; #ABB3BE | #6E6E70 ; #A8B5B6 ; #515153 ; #D2E0E1 | #717173 ; #9A9FAB ; #545456 ; #C1C6D2 | #6E6E74 ; #939396 ; #515157 ; #B8B8BB
chart.bar-missed.color #8E8E93/0.2
chart.bar.color #9B59B6 ; #A866C3 | #009D88 ; #00BFA5 | #00A096 ; #4FD1C5 | #00A23D ; #30D158
chart.entry-graphic.color #F76465 ; #FF7B7B
chart.entry.color #FF6B6B ; #FF7B7B
chart.goal-graphic.color #00AB58 ; #3BD97E
chart.goal.color #2ECC71 ; #3BD97E
chart.grid.color #3C3C43/0.29 ; #545458/0.6 ; #878E99 ; #878E99 | #3C3C43/0.29 ; #384A46 ; #8B8B8B ; #9E9E9E | #000000/0.07 ; #FFFFFF/0.13 ; #8E8E93 ; #8E8E93 | #3C3C43/0.29 ; #545458/0.6 ; #8B8B90 ; #8E8E93
chart.predicted-graphic.color #D87D58 ; #FFAD87
chart.predicted.color #FFA07A ; #FFAD87
chart.selection.color #9B59B6 ; #A866C3 | #009D88 ; #00BFA5 | #00A096 ; #4FD1C5 | #00A23D ; #30D158
chart.trend-graphic.color #4A90D9 ; #569CE5
chart.trend.color #4A90D9 ; #569CE5
color.accent #9B59B6 ; #A866C3 | #00BFA5 | #4FD1C5 | #34C759 ; #30D158
color.accent-fill #9B59B6 ; #A866C3 ; #7E3C97 ; #BE7BD9 | #00BFA5 | #4FD1C5 | #34C759 ; #30D158
color.accent-graphic #9B59B6 ; #A866C3 | #009D88 ; #00BFA5 | #00A096 ; #4FD1C5 | #00A23D ; #30D158
color.accent-text #9755B2 ; #B674D2 ; #783691 ; #DD98F9 | #007D6C ; #00BFA5 ; #005C4F ; #42DCC1 | #008077 ; #4FD1C5 ; #005F59 ; #59DACD | #00812F ; #30D158 ; #005F20 ; #33D35A
color.at-risk #FF3B30 ; #FF453A
color.at-risk-text #E20E10 ; #FF4D41 ; #AC0005 ; #FF9688 | #DF0209 ; #FF7263 ; #A80004 ; #FFB3A8 | #E31011 ; #FF7364 ; #AD0004 ; #FFB3A8 | #DF0309 ; #FF594B ; #A80004 ; #FF9E91
color.background #FFF9F5 ; #1A1A2E | #F8FAFA ; #1A2A27 | #F7F7F7 ; #1A202C | #F2F2F7 ; #000000
color.border #3C3C43/0.29 ; #545458/0.6 ; #878E99 ; #878E99 | #3C3C43/0.29 ; #384A46 ; #8B8B8B ; #9E9E9E | #000000/0.07 ; #FFFFFF/0.13 ; #8E8E93 ; #8E8E93 | #3C3C43/0.29 ; #545458/0.6 ; #8B8B90 ; #8E8E93
color.error #E74C3C ; #F45949 | #E53935 | #E53E3E | #FF3B30 ; #FF453A
color.error-fill #E74C3C ; #F45949 ; #FE614F ; #FD6150 | #E53935 ; #E53935 ; #FF5F55 ; #FF5F55 | #E53E3E ; #E53E3E ; #FF5F59 ; #FF5F59 | #FF3B30 ; #FF453A ; #FF5F4F ; #FF5F51
color.error-graphic #E74C3C ; #F45949 | #E53935 ; #EA3E39 | #E53E3E ; #E84140 | #FF3B30 ; #FF453A
color.error-text #D23629 ; #F55A49 ; #AC0200 ; #FF9687 | #D52727 ; #FF7266 ; #A7000F ; #FFB2A9 | #D72F33 ; #FF736B ; #AD0018 ; #FFB3AB | #DF0309 ; #FF594B ; #A80004 ; #FF9E91
color.fill #F9F5F2 ; #202038 | #F0F0F1 ; #333337 | #F7F7F7 ; #1A202C | #F2F2F7 ; #2C2C2E
color.form-section #F9F5F2 ; #202038 | #F2F2F3 ; #2D2D31 | #F7F7F7 ; #1A202C | #F2F2F7 ; #2C2C2E
color.goal-reached #34C759 ; #30D158
color.goal-reached-graphic #00A13D ; #30D158 | #00A13D ; #30D158 | #009F3C ; #30D158 | #009C3A ; #30D158
color.goal-reached-text #00802E ; #30D158 ; #006423 ; #30D158 | #007F2E ; #30D158 ; #006423 ; #46E167 | #007E2E ; #30D158 ; #006222 ; #48E268 | #007B2C ; #30D158 ; #005F20 ; #30D158
color.ground.island #000000
color.ground.tab-bar #FFFFFF ; #252540 | #FFFFFF ; #263A36 | #FFFFFF ; #2D3748 | #FFFFFF ; #1C1C1E
color.growth #5DADE2 ; #7EC8E3 | #0A5042 ; #26A69A | #4FD1C5 | #34C759 ; #30D158
color.growth-graphic #4496C8 ; #7EC8E3 | #0A5042 ; #26A69A | #00A096 ; #4FD1C5 | #00A23D ; #30D158
color.highlight #FFCC00 ; #FFD60A | #FFD54F | #FFCC00 ; #FFD60A | #FFCC00 ; #FFD60A
color.input.background #FFFFFF ; #252540 | #FFFFFF ; #324A46 | #FFFFFF ; #2D3748 | #FFFFFF ; #1C1C1E
color.input.border #8E8E90 ; #6F707E ; #878E99 ; #878E99 | #8B8B8D ; #26A69A ; #8B8B8B ; #9E9E9E | #8F8F8F ; #768090 ; #8E8E93 ; #8E8E93 | #8C8C8E ; #757578 ; #8B8B90 ; #8E8E93
color.label.primary #000000 ; #FFFFFF
color.label.secondary #3C3C43/0.6 ; #EBEBF5/0.6
color.label.secondary-text #6F6D6F ; #9797A5 ; #555355 ; #B2B2C0 | #67686C ; #99A0A5 ; #515155 ; #BFC7CC | #6A6A6E ; #9C9FAA ; #545458 ; #C2C6D1 | #69696F ; #929298 ; #515157 ; #B8B8BE
color.label.tertiary #3C3C43/0.3 ; #EBEBF5/0.3
color.label.tertiary-text #747070 ; #8C8D9F ; #575252 ; #B0B1C4 | #6E6E70 ; #95A1A2 ; #515153 ; #BBC8C9 | #717173 ; #9A9FAB ; #545456 ; #C1C6D2 | #6E6E74 ; #939396 ; #515157 ; #B8B8BB
color.neutral #878E99 | #9E9E9E ; #B0BEC5 | #8E8E93 ; #A0AEC0 | #8E8E93
color.on-accent #FFFFFF ; #000000 | #1A202C ; #1A202C ; #000000 ; #000000 | #1A202C | #1A202C
color.on-bright #1A202C
color.on-deep #FFFFFF
color.on-error #000000 ; #1A202C ; #000000 ; #000000 | #000000 | #000000 | #1A202C ; #1A202C ; #000000 ; #000000
color.on-island #FFFFFF
color.on-island-secondary #AEAEB2
color.on-preset #1A202C
color.on-primary #1A202C ; #1A202C ; #000000 ; #1A202C | #FFFFFF ; #1A202C ; #FFFFFF ; #000000 | #1A202C | #1A202C
color.on-secondary #1A202C | #1A202C ; #1A202C ; #000000 ; #000000 | #1A202C ; #1A202C ; #000000 ; #000000 | #000000
color.on-success #1A202C | #1A202C ; #1A202C ; #000000 ; #000000 | #1A202C ; #1A202C ; #000000 ; #000000 | #1A202C
color.on-warning #1A202C | #1A202C | #1A202C ; #1A202C ; #000000 ; #000000 | #1A202C
color.preset.accent.amber #C4702B
color.preset.accent.deep-teal #2B8C84
color.preset.accent.green #48BB78
color.preset.accent.lavender #9F7AEA
color.preset.accent.mint #7FC8A9
color.preset.accent.ocean #3A7BD5
color.preset.accent.orange #F56565
color.preset.accent.teal #4FD1C5
color.preset.habit-type.action #FF3B30
color.preset.habit-type.action-graphic #FF3B30
color.preset.habit-type.counter #FFD60A
color.preset.habit-type.counter-graphic #A58900 ; #FFD60A
color.preset.habit-type.guided-sequence #64D2FF
color.preset.habit-type.guided-sequence-graphic #1596C1 ; #64D2FF
color.preset.habit-type.measurement #BF5AF2
color.preset.habit-type.measurement-graphic #BF5AF2
color.preset.habit-type.question #5856D6
color.preset.habit-type.question-graphic #5856D6 ; #6E70F2
color.preset.habit-type.task #34C759
color.preset.habit-type.task-graphic #00A13C ; #34C759
color.preset.habit-type.timer #007AFF
color.preset.habit-type.timer-graphic #007AFF ; #037BFF
color.preset.habit.blue #007AFF ; #0A84FF
color.preset.habit.blue-graphic #007AFF ; #0A84FF
color.preset.habit.green #34C759 ; #30D158
color.preset.habit.green-graphic #00A13C ; #30D158
color.preset.habit.orange #FF9500 ; #FF9F0A
color.preset.habit.orange-graphic #CD7600 ; #FF9F0A
color.preset.habit.purple #AF52DE ; #BF5AF2
color.preset.habit.purple-graphic #AF52DE ; #BF5AF2
color.preset.habit.red #FF3B30 ; #FF453A
color.preset.habit.red-graphic #FF3B30 ; #FF453A
color.preset.habit.yellow #FFCC00 ; #FFD60A
color.preset.habit.yellow-graphic #AA8700 ; #FFD60A
color.preset.practice.blue #007AFF ; #0A84FF
color.preset.practice.green #5DADE2 ; #7EC8E3 | #0A5042 ; #26A69A | #4FD1C5 | #34C759 ; #30D158
color.preset.practice.orange #FF9500 ; #FF9F0A
color.preset.practice.purple #AF52DE ; #BF5AF2
color.preset.practice.red #FF3B30 ; #FF453A
color.preset.routine.blue #007AFF
color.preset.routine.blue-graphic #007AFF ; #037BFF
color.preset.routine.green #34C759
color.preset.routine.green-graphic #00A13C ; #34C759
color.preset.routine.light-blue #5AC8FA
color.preset.routine.light-blue-graphic #1595C5 ; #5AC8FA
color.preset.routine.orange #FF9500
color.preset.routine.orange-graphic #CD7600 ; #FF9500
color.preset.routine.purple #AF52DE
color.preset.routine.purple-graphic #AF52DE ; #B255E1
color.preset.routine.red #FF3B30
color.preset.routine.red-graphic #FF3B30
color.primary #5DADE2 ; #7EC8E3 | #0A5042 ; #26A69A | #4FD1C5 | #34C759 ; #30D158
color.primary-fill #5DADE2 ; #7EC8E3 | #0A5042 ; #26A69A | #4FD1C5 | #34C759 ; #30D158
color.primary-graphic #4292C6 ; #7EC8E3 | #0A5042 ; #26A69A | #009B92 ; #4FD1C5 | #009C3B ; #30D158
color.primary-pressed #4A9ACF ; #5AA5D5 | #0A5042 ; #26A69A | #4FD1C5 | #34C759 ; #30D158
color.primary-text #2377AA ; #7EC8E3 ; #005984 ; #7EC8E3 | #0A5042 ; #34B0A3 ; #0A5042 ; #64D8CA | #008077 ; #4FD1C5 ; #005F59 ; #59DACD | #00812F ; #30D158 ; #005F21 ; #33D35A
color.progress.fill #5DADE2 ; #7EC8E3 | #0A5042 ; #26A69A | #4FD1C5 | #34C759 ; #30D158
color.progress.outline #918E8B ; #6D6E8B | #818E8B ; #688580 | #8F8F8F ; #78808F | #8C8C90 ; #757577
color.progress.track #F9F5F2 ; #202038 | #E6F4F0 ; #14211E | #F7F7F7 ; #1A202C | #F2F2F7 ; #2C2C2E
color.rest-day #F9F5F2 ; #202038 | #E6F4F0 ; #2D4E49 ; #E6F4F0 ; #1F3A36 | #F7F7F7 ; #1A202C | #F2F2F7 ; #2C2C2E
color.scrim.badge #000000/0.5
color.scrim.milestone #000000/0.4
color.secondary #4ECDC4 ; #5BDAD1 | #4CAF92 | #9F7AEA | #007AFF ; #0A84FF
color.secondary-fill #4ECDC4 ; #5BDAD1 | #4CAF92 | #9F7AEA ; #9F7AEA ; #A581F1 ; #A581F1 | #007AFF ; #0A84FF ; #4995FF ; #4096FF
color.secondary-pressed #3DBDB5 ; #4ACAC2 | #4CAF92 | #9F7AEA | #007AFF ; #0A84FF
color.secondary-text #007E78 ; #5BDAD1 ; #005E59 ; #5BDAD1 | #017D64 ; #4CAF92 ; #005D49 ; #76D7B9 | #825CCA ; #AF8BFC ; #663DA8 ; #CEBCFF | #006BE0 ; #3993FF ; #004EA9 ; #85BBFF
color.streak.high #AF52DE ; #BF5AF2
color.streak.high-graphic #AF52DE ; #BF5AF2
color.streak.high-text #A245D0 ; #C560F8 ; #831EAE ; #DA99FF | #A041CD ; #D079FF ; #801AAC ; #E3B4FF | #A346D1 ; #D07AFF ; #841FAF ; #E3B5FF | #A042CE ; #CA65FD ; #811BAC ; #DCA1FF
color.streak.low #FF9500 ; #FF9F0A
color.streak.low-graphic #D17900 ; #FF9F0A | #CD7600 ; #FF9F0A | #D27A00 ; #FF9F0A | #CE7700 ; #FF9F0A
color.streak.low-text #A66000 ; #FF9F0A ; #7E4600 ; #FF9F0A | #A45D00 ; #FF9F0A ; #7B4400 ; #FFB767 | #A86000 ; #FF9F0A ; #7E4700 ; #FFB869 | #A45E00 ; #FF9F0A ; #7A4500 ; #FFA42B
color.streak.mid #FF3B30 ; #FF453A
color.streak.mid-graphic #FF3B30 ; #FF453A
color.streak.mid-text #E20E10 ; #FF4D41 ; #AC0005 ; #FF9688 | #DF0209 ; #FF7263 ; #A80004 ; #FFB3A8 | #E31011 ; #FF7364 ; #AD0004 ; #FFB3A8 | #DF0309 ; #FF594B ; #A80004 ; #FF9E91
color.streak.none #8E8E93
color.streak.none-graphic #8E8E93 | #8A8A8F ; #8E8E93 | #8E8E93 | #8B8B90 ; #8E8E93
color.streak.none-text #707075 ; #8E8E93 ; #535358 ; #B2B2B7 | #6E6E73 ; #9E9EA3 ; #515156 ; #C5C5CA | #717176 ; #9F9FA4 ; #555459 ; #C6C6CB | #6E6E73 ; #939398 ; #515156 ; #B8B8BD
color.success #2ECC71 ; #3BD97E | #43A047 | #48BB78 | #34C759 ; #30D158
color.success-fill #2ECC71 ; #3BD97E | #43A047 ; #43A047 ; #4BA84E ; #4BA84E | #48BB78 | #34C759 ; #30D158
color.success-graphic #00A052 ; #3BD97E | #39963E ; #43A047 ; #409D45 ; #43A047 | #219D5C ; #48BB78 | #009C3B ; #30D158
color.success-text #008242 ; #3BD97E ; #006130 ; #3BD97E | #1D7F26 ; #55B258 ; #005F11 ; #7DDA7E | #008349 ; #48BB78 ; #006235 ; #6BDC96 | #00812F ; #30D158 ; #005F20 ; #33D35A
color.surface #FFFFFF ; #252540 | #FFFFFF ; #263A36 | #FFFFFF ; #2D3748 | #FFFFFF ; #1C1C1E
color.surface-secondary #F9F5F2 ; #202038 | #F0F2F2 ; #232F2C | #F7F7F7 ; #1A202C | #F2F2F7 ; #2C2C2E
color.surface-tertiary #FFFFFF ; #252540 | #FFFFFF ; #2A3A37 | #FFFFFF ; #2D3748 | #FFFFFF ; #1C1C1E
color.system.background #FFFFFF ; #000000
color.system.blue #007AFF ; #0A84FF
color.system.gray #8E8E93
color.system.green #34C759 ; #30D158
color.system.grouped-background #F2F2F7 ; #000000
color.system.grouped-cell #FFFFFF ; #1C1C1E
color.system.grouped-tertiary #F2F2F7 ; #2C2C2E
color.system.indigo #5856D6 ; #5E5CE6
color.system.orange #FF9500 ; #FF9F0A
color.system.pink #FF2D55 ; #FF375F
color.system.purple #AF52DE ; #BF5AF2
color.system.red #FF3B30 ; #FF453A
color.system.separator #3C3C43/0.29 ; #545458/0.6
color.system.yellow #FFCC00 ; #FFD60A
color.text.primary #2C3E50 ; #F5F5F5 | #212121 ; #F5F5F5 | #000000 ; #FFFFFF | #000000 ; #FFFFFF
color.text.secondary #5B6677 ; #BCC1C7 ; #4A5465 ; #BCC1C7 | #686868 ; #B0BEC5 ; #515151 ; #D0E0E7 | #6A6A6F ; #A0AEC0 ; #555459 ; #B9C8DA | #69696F ; #929298 ; #515157 ; #B8B8BE
color.text.tertiary #6B717C ; #888F9A ; #4E545E ; #ABB3BE | #6E6E70 ; #A8B5B6 ; #515153 ; #D2E0E1 | #717173 ; #9A9FAB ; #545456 ; #C1C6D2 | #6E6E74 ; #939396 ; #515157 ; #B8B8BB
color.tint.goal-reached #34C759/0.1 ; #30D158/0.1 ; #FFF9F5 ; #1A1A2E | #34C759/0.1 ; #30D158/0.1 ; #F8FAFA ; #1A2A27 | #34C759/0.1 ; #30D158/0.1 ; #F7F7F7 ; #1A202C | #34C759/0.1 ; #30D158/0.1 ; #F2F2F7 ; #000000
color.tint.goal-reached-opaque #EBF4E5 ; #1C2C32 ; #FFF9F5 ; #1A1A2E | #E4F5EA ; #1C3B2C ; #F8FAFA ; #1A2A27 | #E4F2E7 ; #1C3230 ; #F7F7F7 ; #1A202C | #DFEEE7 ; #051509 ; #F2F2F7 ; #000000
color.tint.primary #5DADE2/0.1 ; #7EC8E3/0.1 ; #FFF9F5 ; #1A1A2E | #0A5042/0.1 ; #26A69A/0.1 ; #F8FAFA ; #1A2A27 | #4FD1C5/0.1 ; #4FD1C5/0.1 ; #F7F7F7 ; #1A202C | #34C759/0.1 ; #30D158/0.1 ; #F2F2F7 ; #000000
color.tint.primary-opaque #EFF1F3 ; #242B40 ; #FFF9F5 ; #1A1A2E | #E0E9E8 ; #1B3633 ; #F8FAFA ; #1A2A27 | #E6F3F2 ; #1F323B ; #F7F7F7 ; #1A202C | #DFEEE7 ; #051509 ; #F2F2F7 ; #000000
color.tint.quiet #F9F5F2/0.5 ; #202038/0.5 ; #FFF9F5 ; #1A1A2E | #F0F2F2/0.5 ; #232F2C/0.5 ; #F8FAFA ; #1A2A27 | #F7F7F7/0.5 ; #1A202C/0.5 ; #F7F7F7 ; #1A202C | #F2F2F7/0.5 ; #2C2C2E/0.5 ; #F2F2F7 ; #000000
color.tint.quiet-opaque #FCF7F4 ; #1D1D33 ; #FFF9F5 ; #1A1A2E | #F4F6F6 ; #1F2D2A ; #F8FAFA ; #1A2A27 | #F7F7F7 ; #1A202C | #F2F2F7 ; #161617 ; #F2F2F7 ; #000000
color.tint.success #2ECC71/0.1 ; #3BD97E/0.1 ; #FFF9F5 ; #1A1A2E | #43A047/0.1 ; #43A047/0.1 ; #F8FAFA ; #1A2A27 | #48BB78/0.1 ; #48BB78/0.1 ; #F7F7F7 ; #1A202C | #34C759/0.1 ; #30D158/0.1 ; #F2F2F7 ; #000000
color.tint.success-opaque #EAF5E8 ; #1D2D36 ; #FFF9F5 ; #1A1A2E | #E6F1E8 ; #1E362A ; #F8FAFA ; #1A2A27 | #E6F1EA ; #1F3034 ; #F7F7F7 ; #1A202C | #DFEEE7 ; #051509 ; #F2F2F7 ; #000000
color.tint.success-text #007F40 ; #3BD97E ; #006431 ; #3BD97E | #10781E ; #59B15C ; #006412 ; #92D693 | #007D45 ; #48BB78 ; #006235 ; #8BD6A9 | #007B2C ; #30D158 ; #005F20 ; #30D158
color.tint.warning #F39C12/0.1 ; #FFA91F/0.1 ; #FFF9F5 ; #1A1A2E | #FFB300/0.1 ; #FFB300/0.1 ; #F8FAFA ; #1A2A27 | #F56565/0.1 ; #F56565/0.1 ; #F7F7F7 ; #1A202C | #FF9500/0.1 ; #FF9F0A/0.1 ; #F2F2F7 ; #000000
color.tint.warning-opaque #FEF0DE ; #31282D ; #FFF9F5 ; #1A1A2E | #F9F3E1 ; #313823 ; #F8FAFA ; #1A2A27 | #F7E8E8 ; #302732 ; #F7F7F7 ; #1A202C | #F3E9DE ; #1A1001 ; #F2F2F7 ; #000000
color.tint.warning-text #9C6200 ; #FFA91F ; #7A4B00 ; #FFA91F | #946700 ; #FFB300 ; #744F00 ; #FFB913 | #C3363D ; #F67979 ; #A81526 ; #FFB3B0 | #9D5900 ; #FF9F0A ; #7A4500 ; #FF9F0A
color.warning #F39C12 ; #FFA91F | #FFB300 | #F56565 | #FF9500 ; #FF9F0A
color.warning-fill #F39C12 ; #FFA91F | #FFB300 | #F56565 ; #F56565 ; #F66666 ; #F66666 | #FF9500 ; #FF9F0A
color.warning-graphic #C47C00 ; #FFA91F | #BB8200 ; #FFB300 | #E65758 ; #F56565 | #C67200 ; #FF9F0A
color.warning-text #9F6400 ; #FFA91F ; #784900 ; #FFA91F | #946500 ; #FFB300 ; #6E4B00 ; #FFB935 | #CC3E43 ; #FF7270 ; #A81526 ; #FFB3AE | #A45E00 ; #FF9F0A ; #7A4500 ; #FFA42B
coverage.many-digit.color #1A202C ; #1A202C ; #FFFFFF ; #1A202C | #FFFFFF ; #1A202C | #1A202C ; #1A202C ; #FFFFFF ; #1A202C | #1A202C ; #1A202C ; #FFFFFF ; #1A202C
coverage.many-opaque.color #4697CA ; #7EC8E3 ; #005A85 ; #7EC8E3 | #0A5042 ; #26A69A ; #00483A ; #7AECDF | #00A196 ; #4FD1C5 ; #005E58 ; #6FEDE1 | #00A63E ; #2FD158 ; #006222 ; #34D45A
coverage.none-digit.color #1A202C ; #FFFFFF
coverage.none-opaque.color #EEEEEF ; #35354C | #EEEEEF ; #364744 | #EEEEEF ; #3C4453 | #EEEEEF ; #2D2D30
coverage.one-digit.color #1A202C ; #FFFFFF | #1A202C ; #FFFFFF ; #1A202C ; #000000 | #1A202C ; #FFFFFF ; #1A202C ; #000000 | #1A202C ; #FFFFFF
coverage.one-opaque.color #93D2FF ; #14667F ; #93D2FF ; #055F78 | #78B6A4 ; #00645C ; #78B6A4 ; #30ACA0 | #5FDFD2 ; #00756D ; #5FDFD2 ; #19ADA2 | #59E475 ; #006621
coverage.some-digit.color #1A202C ; #000000 | #FFFFFF ; #FFFFFF ; #FFFFFF ; #1A202C | #1A202C | #1A202C ; #000000
coverage.some-opaque.color #64B3E9 ; #4993AD ; #64B3E9 ; #5BA5BF | #3C7768 ; #007F75 ; #1E5E50 ; #55CABE | #36BEB3 ; #00A196 ; #36BEB3 ; #48CCC0 | #30C457 ; #009836 ; #30C457 ; #00B441
heat-map.outline.color #4496C8 ; #7EC8E3 | #0A5042 ; #26A69A | #00A096 ; #4FD1C5 | #00A23D ; #30D158
hero.capsule.color #FFFFFF/0.2
hero.neutral.color #4A90D9 ; #4A90D9 ; #82B4E8 ; #82B4E8
hero.text.color #000000
live-activity.island-low-time.color #FF6961
live-activity.island-track.color #3A3A3C
live-activity.low-time.color #E20E10 ; #FF4D41 ; #AC0005 ; #FF9688 | #DF0209 ; #FF7263 ; #A80004 ; #FFB3A8 | #E31011 ; #FF7364 ; #AD0004 ; #FFB3A8 | #DF0309 ; #FF594B ; #A80004 ; #FF9E91
segment.chosen.color #FFFFFF ; #252540 | #FFFFFF ; #263A36 | #FFFFFF ; #2D3748 | #FFFFFF ; #1C1C1E
segment.frame.color #F9F5F2 ; #202038 | #F0F2F2 ; #232F2C | #F7F7F7 ; #1A202C | #F2F2F7 ; #2C2C2E
segment.outline.color #4292C6 ; #7EC8E3 | #0A5042 ; #26A69A | #009B92 ; #4FD1C5 | #009C3B ; #30D158
sharing.text.color #FFFFFF
sharing.tier-high.color #A245D0 ; #A245D0 ; #831EAE ; #831EAE | #A041CD ; #A041CD ; #801AAC ; #801AAC | #A346D1 ; #A346D1 ; #841FAF ; #841FAF | #A042CE ; #A042CE ; #811BAC ; #811BAC
sharing.tier-low.color #A66000 ; #A66000 ; #7E4600 ; #7E4600 | #A45D00 ; #A45D00 ; #7B4400 ; #7B4400 | #A86000 ; #A86000 ; #7E4700 ; #7E4700 | #A45E00 ; #A45E00 ; #7A4500 ; #7A4500
sharing.tier-mid.color #E20E10 ; #E20E10 ; #AC0005 ; #AC0005 | #DF0209 ; #DF0209 ; #A80004 ; #A80004 | #E31011 ; #E31011 ; #AD0004 ; #AD0004 | #DF0309 ; #DF0309 ; #A80004 ; #A80004
sharing.tier-none.color #707075 ; #707075 ; #535358 ; #535358 | #6E6E73 ; #6E6E73 ; #515156 ; #515156 | #717176 ; #717176 ; #555459 ; #555459 | #6E6E73 ; #6E6E73 ; #515156 ; #515156
stepper.color #4292C6 ; #7EC8E3 | #0A5042 ; #26A69A | #009B92 ; #4FD1C5 | #009C3B ; #30D158
streak-list.future.color #8E8E93/0.3
streak-list.met-digit.color #1A202C ; #1A202C ; #FFFFFF ; #1A202C
streak-list.met.color #00A13C ; #30D158 ; #006724 ; #30D158 | #00A13C ; #30D158 ; #006724 ; #30D158 | #00A63F ; #30D158 ; #006724 ; #30D158 | #00A23D ; #30D158 ; #006724 ; #30D158
streak-list.missed.color #FF3B30 ; #FF453A
streak-list.past.color #8E8E93/0.7
swatch.outline.color #918E8B ; #6D6E8B | #818E8B ; #688580 | #8F8F8F ; #78808F | #8C8C90 ; #757577
switch.off.color #6B717C ; #888F9A ; #4E545E ; #ABB3BE | #6E6E70 ; #A8B5B6 ; #515153 ; #D2E0E1 | #717173 ; #9A9FAB ; #545456 ; #C1C6D2 | #6E6E74 ; #939396 ; #515157 ; #B8B8BB
switch.on.color #4292C6 ; #7EC8E3 | #0A5042 ; #26A69A | #009B92 ; #4FD1C5 | #009C3B ; #30D158
switch.thumb.color #FFFFFF ; #252540 | #FFFFFF ; #263A36 | #FFFFFF ; #2D3748 | #FFFFFF ; #1C1C1E
sync.error.color #FF3B30 ; #FF453A
sync.no-account.color #D57B00 ; #FF9F0A | #D57B00 ; #FF9F0A | #D27A00 ; #FF9F0A | #CE7700 ; #FF9F0A
sync.quiet.color #5B6677 ; #BCC1C7 ; #4A5465 ; #BCC1C7 | #686868 ; #B0BEC5 ; #515151 ; #D0E0E7 | #6A6A6F ; #A0AEC0 ; #555459 ; #B9C8DA | #69696F ; #929298 ; #515157 ; #B8B8BE
sync.synced.color #00A83F ; #30D158 | #00A83F ; #30D158 | #00A63F ; #30D158 | #00A23D ; #30D158
sync.syncing.color #007AFF ; #0A84FF
toast.action-label.color #1A202C ; #1A202C ; #000000 ; #1A202C | #FFFFFF ; #1A202C ; #FFFFFF ; #000000 | #1A202C | #1A202C
toast.action.color #5DADE2 ; #7EC8E3 | #0A5042 ; #26A69A | #4FD1C5 | #34C759 ; #30D158
toast.error-action-label.color #000000 ; #1A202C ; #000000 ; #000000 | #000000 | #000000 | #1A202C ; #1A202C ; #000000 ; #000000
toast.error-action.color #E74C3C ; #F45949 ; #FE614F ; #FD6150 | #E53935 ; #E53935 ; #FF5F55 ; #FF5F55 | #E53E3E ; #E53E3E ; #FF5F59 ; #FF5F59 | #FF3B30 ; #FF453A ; #FF5F4F ; #FF5F51
toast.error.color #E74C3C ; #F45949 | #E53935 ; #EA3E39 | #E53E3E ; #E84140 | #FF3B30 ; #FF453A
toast.info.color #4292C6 ; #7EC8E3 | #0A5042 ; #26A69A | #009B92 ; #4FD1C5 | #009C3B ; #30D158
toast.success.color #00A052 ; #3BD97E | #39963E ; #43A047 ; #409D45 ; #43A047 | #219D5C ; #48BB78 | #009C3B ; #30D158
toast.text.color #2C3E50 ; #F5F5F5 | #212121 ; #F5F5F5 | #000000 ; #FFFFFF | #000000 ; #FFFFFF
trend.down.color #E51514 ; #FF4D41 ; #B10005 ; #FF9688 | #E51514 ; #FF7263 ; #B00005 ; #FFB3A8 | #E31011 ; #FF7364 ; #AD0004 ; #FFB3A8 | #DF0309 ; #FF453A ; #A80004 ; #FF8173
trend.flat.color #5B6677 ; #BCC1C7 ; #4A5465 ; #BCC1C7 | #686868 ; #B0BEC5 ; #515151 ; #D0E0E7 | #6A6A6F ; #A0AEC0 ; #555459 ; #B9C8DA | #69696F ; #929298 ; #515157 ; #B8B8BE
trend.up.color #008631 ; #30D158 ; #006423 ; #30D158 | #008631 ; #30D158 ; #006423 ; #46E167 | #008430 ; #30D158 ; #006222 ; #48E268 | #00812F ; #30D158 ; #005F20 ; #30D158
week-strip.planned.color #9B59B6 ; #A866C3 | #009D88 ; #00BFA5 | #00A096 ; #4FD1C5 | #00A23D ; #30D158
week-strip.rest.color #F9F5F2 ; #202038 | #E6F4F0 ; #2D4E49 ; #E6F4F0 ; #1F3A36 | #F7F7F7 ; #1A202C | #F2F2F7 ; #2C2C2E
week-strip.selected.color #4496C8 ; #7EC8E3 | #0A5042 ; #26A69A | #00A096 ; #4FD1C5 | #00A23D ; #30D158
week-strip.session.color #4496C8 ; #7EC8E3 | #0A5042 ; #26A69A | #00A096 ; #4FD1C5 | #00A23D ; #30D158
week-strip.today.color #6B717C ; #888F9A ; #4E545E ; #ABB3BE | #6E6E70 ; #A8B5B6 ; #515153 ; #D2E0E1 | #717173 ; #9A9FAB ; #545456 ; #C1C6D2 | #6E6E74 ; #939396 ; #515157 ; #B8B8BB
"""##,
    ])

    static let origins: [Int] = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 1, 35, 36, 37, 38, 37, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 43, 52, 53, 36, 55, 43, 57, 58, 59, 60, 48, 62, 63,
        64, 65, 66, 67, 21, 69, 70, 71, 72, 33, 31, 75, 76, 77, 78, 79,
        80, 81, 82, 83, 84, 85, 86, 87, 86, 89, 85, 91, 92, 93, 94, 95,
        96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
        112, 113, 114, 115, 116, 117, 118, 119, 120, 1, 122, 123, 124, 125, 126, 37,
        128, 117, 33, 1, 123, 125, 115, 135, 113, 137, 138, 139, 140, 141, 142, 143,
        103, 145, 146, 147, 148, 149, 150, 146, 152, 153, 30, 155, 156, 157, 158, 159,
        160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
        176, 72, 178, 179, 180, 117, 182, 119, 184, 185, 186, 187, 1, 35, 123, 125,
        192, 37, 14, 40, 41, 197, 20, 199, 200, 201, 202, 203, 204, 205, 206, 207,
        208, 209, 210, 211, 212, 22, 23, 28, 29, 24, 25, 26, 27, 31, 222, 223,
        224, 225, 226, 59, 72, 178, 148, 86, 232, 233, 234, 235, 148, 237, 238, 239,
        240, 241, 152, 41, 148, 72, 246, 247, 40, 249, 250, 91, 147, 87, 63, 64,
        148, 175, 14, 3, 40, 2, 43, 30, 31, 31, 41,
    ]
}
