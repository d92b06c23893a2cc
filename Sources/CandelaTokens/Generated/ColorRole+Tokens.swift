// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension ColorRole {
    /// An achievement still ahead.
    ///
    /// Token `achievement.locked.color`.
    public static let achievementLocked = ColorRole("achievement.locked.color", index: 0)

    /// An achievement that was reached.
    ///
    /// Token `achievement.reached.color`.
    public static let achievementReached = ColorRole("achievement.reached.color", index: 1)

    /// Adherence from 80 percent.
    ///
    /// Token `adherence.high.color`.
    public static let adherenceHigh = ColorRole("adherence.high.color", index: 2)

    /// Adherence above 0 percent.
    ///
    /// Token `adherence.low.color`.
    public static let adherenceLow = ColorRole("adherence.low.color", index: 3)

    /// Adherence from 60 percent.
    ///
    /// Token `adherence.medium.color`.
    public static let adherenceMedium = ColorRole("adherence.medium.color", index: 4)

    /// The capsule of a badge from 1 to 6 days as one opaque colour over a card.
    ///
    /// Token `badge.active.capsule-opaque.color`.
    public static let badgeActiveCapsuleOpaque = ColorRole("badge.active.capsule-opaque.color", index: 5)

    /// The capsule behind a badge from 1 to 6 days. Increased contrast drops it.
    ///
    /// Token `badge.active.capsule.color`.
    public static let badgeActiveCapsule = ColorRole("badge.active.capsule.color", index: 6)

    /// The flame of a badge from 1 to 6 days where it must reach 3:1, and the capsule's outline
    /// when contrast is increased.
    ///
    /// Token `badge.active.symbol-graphic.color`.
    public static let badgeActiveSymbolGraphic = ColorRole("badge.active.symbol-graphic.color", index: 7)

    /// The flame of a badge from 1 to 6 days.
    ///
    /// Token `badge.active.symbol.color`.
    public static let badgeActiveSymbol = ColorRole("badge.active.symbol.color", index: 8)

    /// The label under a badge's number.
    ///
    /// Token `badge.label.color`.
    public static let badgeLabel = ColorRole("badge.label.color", index: 9)

    /// The capsule of a badge from 7 days on as one opaque colour over a card.
    ///
    /// Token `badge.milestone.capsule-opaque.color`.
    public static let badgeMilestoneCapsuleOpaque = ColorRole("badge.milestone.capsule-opaque.color", index: 10)

    /// The capsule behind a badge from 7 days on. Increased contrast drops it.
    ///
    /// Token `badge.milestone.capsule.color`.
    public static let badgeMilestoneCapsule = ColorRole("badge.milestone.capsule.color", index: 11)

    /// The flame of a badge from 7 days on where it must reach 3:1, and the capsule's outline when
    /// contrast is increased.
    ///
    /// Token `badge.milestone.symbol-graphic.color`.
    public static let badgeMilestoneSymbolGraphic = ColorRole("badge.milestone.symbol-graphic.color", index: 12)

    /// The flame of a badge from 7 days on.
    ///
    /// Token `badge.milestone.symbol.color`.
    public static let badgeMilestoneSymbol = ColorRole("badge.milestone.symbol.color", index: 13)

    /// The number of an active or milestone badge: normal text, since orange and yellow fail.
    ///
    /// Token `badge.number.color`.
    public static let badgeNumber = ColorRole("badge.number.color", index: 14)

    /// The capsule of a badge without a streak as one opaque colour over a card.
    ///
    /// Token `badge.zero.capsule-opaque.color`.
    public static let badgeZeroCapsuleOpaque = ColorRole("badge.zero.capsule-opaque.color", index: 15)

    /// The capsule behind a badge without a streak. Increased contrast drops it.
    ///
    /// Token `badge.zero.capsule.color`.
    public static let badgeZeroCapsule = ColorRole("badge.zero.capsule.color", index: 16)

    /// The grey zero, dark enough to read.
    ///
    /// Token `badge.zero.number.color`.
    public static let badgeZeroNumber = ColorRole("badge.zero.number.color", index: 17)

    /// The flame of a badge without a streak where it must reach 3:1, and the capsule's outline
    /// when contrast is increased.
    ///
    /// Token `badge.zero.symbol-graphic.color`.
    public static let badgeZeroSymbolGraphic = ColorRole("badge.zero.symbol-graphic.color", index: 18)

    /// The flame of a badge without a streak.
    ///
    /// Token `badge.zero.symbol.color`.
    public static let badgeZeroSymbol = ColorRole("badge.zero.symbol.color", index: 19)

    /// Behind the goal-reached banner.
    ///
    /// Token `banner.background.color`.
    public static let bannerBackground = ColorRole("banner.background.color", index: 20)

    /// The banner's symbol.
    ///
    /// Token `banner.symbol.color`.
    public static let bannerSymbol = ColorRole("banner.symbol.color", index: 21)

    /// The number written on a day of 30 minutes and more.
    ///
    /// Token `calendar.day.high-digit.color`.
    public static let calendarDayHighDigit = ColorRole("calendar.day.high-digit.color", index: 22)

    /// The opaque fill of a day of 30 minutes and more, at least 1.3 : 1 from its neighbours.
    ///
    /// Token `calendar.day.high-opaque.color`.
    public static let calendarDayHighOpaque = ColorRole("calendar.day.high-opaque.color", index: 23)

    /// The number written on a day of 1 to 9 minutes.
    ///
    /// Token `calendar.day.low-digit.color`.
    public static let calendarDayLowDigit = ColorRole("calendar.day.low-digit.color", index: 24)

    /// The opaque fill, over a card, of a day of 1 to 9 minutes, at least 1.3 : 1 from its
    /// neighbours.
    ///
    /// Token `calendar.day.low-opaque.color`.
    public static let calendarDayLowOpaque = ColorRole("calendar.day.low-opaque.color", index: 25)

    /// The number written on a day of 10 to 29 minutes.
    ///
    /// Token `calendar.day.medium-digit.color`.
    public static let calendarDayMediumDigit = ColorRole("calendar.day.medium-digit.color", index: 26)

    /// The opaque fill, over a card, of a day of 10 to 29 minutes, at least 1.3 : 1 from its
    /// neighbours.
    ///
    /// Token `calendar.day.medium-opaque.color`.
    public static let calendarDayMediumOpaque = ColorRole("calendar.day.medium-opaque.color", index: 27)

    /// The number written on a day without practice.
    ///
    /// Token `calendar.day.none-digit.color`.
    public static let calendarDayNoneDigit = ColorRole("calendar.day.none-digit.color", index: 28)

    /// The opaque fill, over a card, of a day without practice; moved only where increased contrast
    /// asks for it.
    ///
    /// Token `calendar.day.none-opaque.color`.
    public static let calendarDayNoneOpaque = ColorRole("calendar.day.none-opaque.color", index: 29)

    /// A rest day: neutral.
    ///
    /// Token `calendar.rest.color`.
    public static let calendarRest = ColorRole("calendar.rest.color", index: 30)

    /// The ring round today, once it has pulsed.
    ///
    /// Token `calendar.today.color`.
    public static let calendarToday = ColorRole("calendar.today.color", index: 31)

    /// The outline of a card; reaches 3:1 when contrast is increased.
    ///
    /// Token `card.border.color`.
    public static let cardBorder = ColorRole("card.border.color", index: 32)

    /// One of five confetti colours.
    ///
    /// Token `celebration.confetti-green.color`.
    public static let celebrationConfettiGreen = ColorRole("celebration.confetti-green.color", index: 33)

    /// One of five confetti colours.
    ///
    /// Token `celebration.confetti-orange.color`.
    public static let celebrationConfettiOrange = ColorRole("celebration.confetti-orange.color", index: 34)

    /// One of five confetti colours.
    ///
    /// Token `celebration.confetti-pink.color`.
    public static let celebrationConfettiPink = ColorRole("celebration.confetti-pink.color", index: 35)

    /// One of five confetti colours.
    ///
    /// Token `celebration.confetti-teal.color`.
    public static let celebrationConfettiTeal = ColorRole("celebration.confetti-teal.color", index: 36)

    /// One of five confetti colours.
    ///
    /// Token `celebration.confetti-yellow.color`.
    public static let celebrationConfettiYellow = ColorRole("celebration.confetti-yellow.color", index: 37)

    /// The trophy where it must reach 3:1.
    ///
    /// Token `celebration.trophy-graphic.color`.
    public static let celebrationTrophyGraphic = ColorRole("celebration.trophy-graphic.color", index: 38)

    /// The trophy of a celebration; decoration.
    ///
    /// Token `celebration.trophy.color`.
    public static let celebrationTrophy = ColorRole("celebration.trophy.color", index: 39)

    /// Labels along a chart.
    ///
    /// Token `chart.axis.color`.
    public static let chartAxis = ColorRole("chart.axis.color", index: 40)

    /// The frame of a missed day's bar, where it must reach 3:1.
    ///
    /// Token `chart.bar-missed-graphic.color`.
    public static let chartBarMissedGraphic = ColorRole("chart.bar-missed-graphic.color", index: 41)

    /// The bar of a missed day.
    ///
    /// Token `chart.bar-missed.color`.
    public static let chartBarMissed = ColorRole("chart.bar-missed.color", index: 42)

    /// A bar of completions.
    ///
    /// Token `chart.bar.color`.
    public static let chartBar = ColorRole("chart.bar.color", index: 43)

    /// Logged points, where they must reach 3:1 on a card.
    ///
    /// Token `chart.entry-graphic.color`.
    public static let chartEntryGraphic = ColorRole("chart.entry-graphic.color", index: 44)

    /// Logged points.
    ///
    /// Token `chart.entry.color`.
    public static let chartEntry = ColorRole("chart.entry.color", index: 45)

    /// The goal's rule, where it must reach 3:1 on a card.
    ///
    /// Token `chart.goal-graphic.color`.
    public static let chartGoalGraphic = ColorRole("chart.goal-graphic.color", index: 46)

    /// The goal's rule.
    ///
    /// Token `chart.goal.color`.
    public static let chartGoal = ColorRole("chart.goal.color", index: 47)

    /// Grid lines.
    ///
    /// Token `chart.grid.color`.
    public static let chartGrid = ColorRole("chart.grid.color", index: 48)

    /// The line into the future, where it must reach 3:1 on a card.
    ///
    /// Token `chart.predicted-graphic.color`.
    public static let chartPredictedGraphic = ColorRole("chart.predicted-graphic.color", index: 49)

    /// The line into the future.
    ///
    /// Token `chart.predicted.color`.
    public static let chartPredicted = ColorRole("chart.predicted.color", index: 50)

    /// The rule and point of a selection.
    ///
    /// Token `chart.selection.color`.
    public static let chartSelection = ColorRole("chart.selection.color", index: 51)

    /// The smoothed line, where it must reach 3:1 on a card.
    ///
    /// Token `chart.trend-graphic.color`.
    public static let chartTrendGraphic = ColorRole("chart.trend-graphic.color", index: 52)

    /// The smoothed line.
    ///
    /// Token `chart.trend.color`.
    public static let chartTrend = ColorRole("chart.trend.color", index: 53)

    /// The one colour a person may replace: selection, celebrations, their own habit. Not for text.
    ///
    /// Token `color.accent`.
    public static let accent = ColorRole("color.accent", index: 54)

    /// A filled control of the accent colour that carries a label; deeper only where increased
    /// contrast asks for it.
    ///
    /// Token `color.accent-fill`.
    public static let accentFill = ColorRole("color.accent-fill", index: 55)

    /// Lines and symbols in the accent that must be seen.
    ///
    /// Token `color.accent-graphic`.
    public static let accentGraphic = ColorRole("color.accent-graphic", index: 56)

    /// Words in the accent.
    ///
    /// Token `color.accent-text`.
    public static let accentText = ColorRole("color.accent-text", index: 57)

    /// The pulsing outline and warning symbol of a streak that ends tonight.
    ///
    /// Token `color.at-risk`.
    public static let atRisk = ColorRole("color.at-risk", index: 58)

    /// The at-risk sentence and its countdown.
    ///
    /// Token `color.at-risk-text`.
    public static let atRiskText = ColorRole("color.at-risk-text", index: 59)

    /// The page behind everything.
    ///
    /// Token `color.background`.
    public static let background = ColorRole("color.background", index: 60)

    /// Hairlines, separators and outlines. Reaches 3:1 when contrast is increased.
    ///
    /// Token `color.border`.
    public static let border = ColorRole("color.border", index: 61)

    /// Something failed. Fills and large marks; not for text.
    ///
    /// Token `color.error`.
    public static let error = ColorRole("color.error", index: 62)

    /// A filled area of the error colour that carries a label.
    ///
    /// Token `color.error-fill`.
    public static let errorFill = ColorRole("color.error-fill", index: 63)

    /// Symbols about error that must be seen.
    ///
    /// Token `color.error-graphic`.
    public static let errorGraphic = ColorRole("color.error-graphic", index: 64)

    /// Words about error on a page or a card.
    ///
    /// Token `color.error-text`.
    public static let errorText = ColorRole("color.error-text", index: 65)

    /// Neutral fill of chips and unselected controls; never for text.
    ///
    /// Token `color.fill`.
    public static let fill = ColorRole("color.fill", index: 66)

    /// Sections of a form.
    ///
    /// Token `color.form-section`.
    public static let formSection = ColorRole("color.form-section", index: 67)

    /// The goal-reached banner's green: system green, not the success role.
    ///
    /// Token `color.goal-reached`.
    public static let goalReached = ColorRole("color.goal-reached", index: 68)

    /// The banner's symbol where it must reach 3:1.
    ///
    /// Token `color.goal-reached-graphic`.
    public static let goalReachedGraphic = ColorRole("color.goal-reached-graphic", index: 69)

    /// Words in the goal-reached green.
    ///
    /// Token `color.goal-reached-text`.
    public static let goalReachedText = ColorRole("color.goal-reached-text", index: 70)

    /// The Dynamic Island, which is black whatever the appearance.
    ///
    /// Token `color.ground.island`.
    public static let groundIsland = ColorRole("color.ground.island", index: 71)

    /// Behind the pages of an app, at the edge of the screen.
    ///
    /// Token `color.ground.tab-bar`.
    public static let groundTabBar = ColorRole("color.ground.tab-bar", index: 72)

    /// The green of practice: calendar, timeline and heat map.
    ///
    /// Token `color.growth`.
    public static let growth = ColorRole("color.growth", index: 73)

    /// The same green where single marks must reach 3:1.
    ///
    /// Token `color.growth-graphic`.
    public static let growthGraphic = ColorRole("color.growth-graphic", index: 74)

    /// Small bright highlights; decoration only.
    ///
    /// Token `color.highlight`.
    public static let highlight = ColorRole("color.highlight", index: 75)

    /// Behind text the user types.
    ///
    /// Token `color.input.background`.
    public static let inputBackground = ColorRole("color.input.background", index: 76)

    /// Outline of a text field.
    ///
    /// Token `color.input.border`.
    public static let inputBorder = ColorRole("color.input.border", index: 77)

    /// The system label colour, where a seed says primary text.
    ///
    /// Token `color.label.primary`.
    public static let labelPrimary = ColorRole("color.label.primary", index: 78)

    /// The system's translucent secondary label, where a seed says secondary text. It fails as
    /// small text: set words in its text sibling.
    ///
    /// Token `color.label.secondary`.
    public static let labelSecondary = ColorRole("color.label.secondary", index: 79)

    /// Opaque secondary label that passes as text.
    ///
    /// Token `color.label.secondary-text`.
    public static let labelSecondaryText = ColorRole("color.label.secondary-text", index: 80)

    /// The system's translucent tertiary label, for placeholders that carry no meaning.
    ///
    /// Token `color.label.tertiary`.
    public static let labelTertiary = ColorRole("color.label.tertiary", index: 81)

    /// Opaque tertiary label that passes as text.
    ///
    /// Token `color.label.tertiary-text`.
    public static let labelTertiaryText = ColorRole("color.label.tertiary-text", index: 82)

    /// Inactive icons and muted marks; never for text.
    ///
    /// Token `color.neutral`.
    public static let neutral = ColorRole("color.neutral", index: 83)

    /// Labels and symbols on a fill of the accent.
    ///
    /// Token `color.on-accent`.
    public static let onAccent = ColorRole("color.on-accent", index: 84)

    /// Ticks and symbols on a person's own colour, where that is bright.
    ///
    /// Token `color.on-bright`.
    public static let onBright = ColorRole("color.on-bright", index: 85)

    /// Ticks and symbols on a person's own colour, where that is deep.
    ///
    /// Token `color.on-deep`.
    public static let onDeep = ColorRole("color.on-deep", index: 86)

    /// Labels on a fill of the error colour.
    ///
    /// Token `color.on-error`.
    public static let onError = ColorRole("color.on-error", index: 87)

    /// Words in the Dynamic Island.
    ///
    /// Token `color.on-island`.
    public static let onIsland = ColorRole("color.on-island", index: 88)

    /// Supporting words in the Dynamic Island.
    ///
    /// Token `color.on-island-secondary`.
    public static let onIslandSecondary = ColorRole("color.on-island-secondary", index: 89)

    /// The mark on a colour to choose, which is light or of middling lightness.
    ///
    /// Token `color.on-preset`.
    public static let onPreset = ColorRole("color.on-preset", index: 90)

    /// Labels and symbols on a fill of the main colour.
    ///
    /// Token `color.on-primary`.
    public static let onPrimary = ColorRole("color.on-primary", index: 91)

    /// Labels and symbols on a fill of the secondary colour.
    ///
    /// Token `color.on-secondary`.
    public static let onSecondary = ColorRole("color.on-secondary", index: 92)

    /// Labels on a fill of the success colour.
    ///
    /// Token `color.on-success`.
    public static let onSuccess = ColorRole("color.on-success", index: 93)

    /// Labels on a fill of the warning colour.
    ///
    /// Token `color.on-warning`.
    public static let onWarning = ColorRole("color.on-warning", index: 94)

    /// Accent to choose: Amber.
    ///
    /// Token `color.preset.accent.amber`.
    public static let presetAccentAmber = ColorRole("color.preset.accent.amber", index: 95)

    /// Accent to choose: Coral, the seed's Warm Orange under its later name.
    ///
    /// Token `color.preset.accent.coral`.
    public static let presetAccentCoral = ColorRole("color.preset.accent.coral", index: 96)

    /// Accent to choose: the later, darker teal.
    ///
    /// Token `color.preset.accent.deep-teal`.
    public static let presetAccentDeepTeal = ColorRole("color.preset.accent.deep-teal", index: 97)

    /// Accent to choose: Gentle Green.
    ///
    /// Token `color.preset.accent.green`.
    public static let presetAccentGreen = ColorRole("color.preset.accent.green", index: 98)

    /// Accent to choose: Soothing Lavender.
    ///
    /// Token `color.preset.accent.lavender`.
    public static let presetAccentLavender = ColorRole("color.preset.accent.lavender", index: 99)

    /// Accent to choose: Mint.
    ///
    /// Token `color.preset.accent.mint`.
    public static let presetAccentMint = ColorRole("color.preset.accent.mint", index: 100)

    /// Accent to choose: Ocean.
    ///
    /// Token `color.preset.accent.ocean`.
    public static let presetAccentOcean = ColorRole("color.preset.accent.ocean", index: 101)

    /// Accent to choose: Warm Orange.
    ///
    /// Token `color.preset.accent.orange`.
    public static let presetAccentOrange = ColorRole("color.preset.accent.orange", index: 102)

    /// Accent to choose: Energetic Teal, the first choice.
    ///
    /// Token `color.preset.accent.teal`.
    public static let presetAccentTeal = ColorRole("color.preset.accent.teal", index: 103)

    /// What an external action starts with.
    ///
    /// Token `color.preset.habit-type.action`.
    public static let presetHabitTypeAction = ColorRole("color.preset.habit-type.action", index: 104)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit-type.action-graphic`.
    public static let presetHabitTypeActionGraphic = ColorRole("color.preset.habit-type.action-graphic", index: 105)

    /// What a counter starts with.
    ///
    /// Token `color.preset.habit-type.counter`.
    public static let presetHabitTypeCounter = ColorRole("color.preset.habit-type.counter", index: 106)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit-type.counter-graphic`.
    public static let presetHabitTypeCounterGraphic = ColorRole("color.preset.habit-type.counter-graphic", index: 107)

    /// What a guided sequence starts with.
    ///
    /// Token `color.preset.habit-type.guided-sequence`.
    public static let presetHabitTypeGuidedSequence = ColorRole("color.preset.habit-type.guided-sequence", index: 108)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit-type.guided-sequence-graphic`.
    public static let presetHabitTypeGuidedSequenceGraphic = ColorRole("color.preset.habit-type.guided-sequence-graphic", index: 109)

    /// What a measurement starts with.
    ///
    /// Token `color.preset.habit-type.measurement`.
    public static let presetHabitTypeMeasurement = ColorRole("color.preset.habit-type.measurement", index: 110)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit-type.measurement-graphic`.
    public static let presetHabitTypeMeasurementGraphic = ColorRole("color.preset.habit-type.measurement-graphic", index: 111)

    /// What a question starts with.
    ///
    /// Token `color.preset.habit-type.question`.
    public static let presetHabitTypeQuestion = ColorRole("color.preset.habit-type.question", index: 112)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit-type.question-graphic`.
    public static let presetHabitTypeQuestionGraphic = ColorRole("color.preset.habit-type.question-graphic", index: 113)

    /// What a task starts with.
    ///
    /// Token `color.preset.habit-type.task`.
    public static let presetHabitTypeTask = ColorRole("color.preset.habit-type.task", index: 114)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit-type.task-graphic`.
    public static let presetHabitTypeTaskGraphic = ColorRole("color.preset.habit-type.task-graphic", index: 115)

    /// What a timer starts with.
    ///
    /// Token `color.preset.habit-type.timer`.
    public static let presetHabitTypeTimer = ColorRole("color.preset.habit-type.timer", index: 116)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit-type.timer-graphic`.
    public static let presetHabitTypeTimerGraphic = ColorRole("color.preset.habit-type.timer-graphic", index: 117)

    /// Habit colour to choose: blue.
    ///
    /// Token `color.preset.habit.blue`.
    public static let presetHabitBlue = ColorRole("color.preset.habit.blue", index: 118)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit.blue-graphic`.
    public static let presetHabitBlueGraphic = ColorRole("color.preset.habit.blue-graphic", index: 119)

    /// Habit colour to choose: green. Unknown names fall back to it.
    ///
    /// Token `color.preset.habit.green`.
    public static let presetHabitGreen = ColorRole("color.preset.habit.green", index: 120)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit.green-graphic`.
    public static let presetHabitGreenGraphic = ColorRole("color.preset.habit.green-graphic", index: 121)

    /// Habit colour to choose: orange.
    ///
    /// Token `color.preset.habit.orange`.
    public static let presetHabitOrange = ColorRole("color.preset.habit.orange", index: 122)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit.orange-graphic`.
    public static let presetHabitOrangeGraphic = ColorRole("color.preset.habit.orange-graphic", index: 123)

    /// Habit colour to choose: purple.
    ///
    /// Token `color.preset.habit.purple`.
    public static let presetHabitPurple = ColorRole("color.preset.habit.purple", index: 124)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit.purple-graphic`.
    public static let presetHabitPurpleGraphic = ColorRole("color.preset.habit.purple-graphic", index: 125)

    /// Habit colour to choose: red.
    ///
    /// Token `color.preset.habit.red`.
    public static let presetHabitRed = ColorRole("color.preset.habit.red", index: 126)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit.red-graphic`.
    public static let presetHabitRedGraphic = ColorRole("color.preset.habit.red-graphic", index: 127)

    /// Habit colour to choose: yellow.
    ///
    /// Token `color.preset.habit.yellow`.
    public static let presetHabitYellow = ColorRole("color.preset.habit.yellow", index: 128)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.habit.yellow-graphic`.
    public static let presetHabitYellowGraphic = ColorRole("color.preset.habit.yellow-graphic", index: 129)

    /// Growth accent to choose: blue.
    ///
    /// Token `color.preset.practice.blue`.
    public static let presetPracticeBlue = ColorRole("color.preset.practice.blue", index: 130)

    /// Growth accent to choose: its own green.
    ///
    /// Token `color.preset.practice.green`.
    public static let presetPracticeGreen = ColorRole("color.preset.practice.green", index: 131)

    /// Growth accent to choose: orange.
    ///
    /// Token `color.preset.practice.orange`.
    public static let presetPracticeOrange = ColorRole("color.preset.practice.orange", index: 132)

    /// Growth accent to choose: purple.
    ///
    /// Token `color.preset.practice.purple`.
    public static let presetPracticePurple = ColorRole("color.preset.practice.purple", index: 133)

    /// Growth accent to choose: red.
    ///
    /// Token `color.preset.practice.red`.
    public static let presetPracticeRed = ColorRole("color.preset.practice.red", index: 134)

    /// Routine colour to choose: blue.
    ///
    /// Token `color.preset.routine.blue`.
    public static let presetRoutineBlue = ColorRole("color.preset.routine.blue", index: 135)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.routine.blue-graphic`.
    public static let presetRoutineBlueGraphic = ColorRole("color.preset.routine.blue-graphic", index: 136)

    /// Routine colour to choose: green. A new routine starts with it.
    ///
    /// Token `color.preset.routine.green`.
    public static let presetRoutineGreen = ColorRole("color.preset.routine.green", index: 137)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.routine.green-graphic`.
    public static let presetRoutineGreenGraphic = ColorRole("color.preset.routine.green-graphic", index: 138)

    /// Routine colour to choose: light blue.
    ///
    /// Token `color.preset.routine.light-blue`.
    public static let presetRoutineLightBlue = ColorRole("color.preset.routine.light-blue", index: 139)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.routine.light-blue-graphic`.
    public static let presetRoutineLightBlueGraphic = ColorRole("color.preset.routine.light-blue-graphic", index: 140)

    /// Routine colour to choose: orange.
    ///
    /// Token `color.preset.routine.orange`.
    public static let presetRoutineOrange = ColorRole("color.preset.routine.orange", index: 141)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.routine.orange-graphic`.
    public static let presetRoutineOrangeGraphic = ColorRole("color.preset.routine.orange-graphic", index: 142)

    /// Routine colour to choose: purple.
    ///
    /// Token `color.preset.routine.purple`.
    public static let presetRoutinePurple = ColorRole("color.preset.routine.purple", index: 143)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.routine.purple-graphic`.
    public static let presetRoutinePurpleGraphic = ColorRole("color.preset.routine.purple-graphic", index: 144)

    /// Routine colour to choose: red.
    ///
    /// Token `color.preset.routine.red`.
    public static let presetRoutineRed = ColorRole("color.preset.routine.red", index: 145)

    /// The same colour where it must reach 3:1 as a symbol, a bar or a dot.
    ///
    /// Token `color.preset.routine.red-graphic`.
    public static let presetRoutineRedGraphic = ColorRole("color.preset.routine.red-graphic", index: 146)

    /// The product's main colour: filled buttons, the compact bar, selected items. Not for text.
    ///
    /// Token `color.primary`.
    public static let primary = ColorRole("color.primary", index: 147)

    /// A filled control of the main colour that carries a label; deeper only where increased
    /// contrast asks for it.
    ///
    /// Token `color.primary-fill`.
    public static let primaryFill = ColorRole("color.primary-fill", index: 148)

    /// Lines and symbols in the main colour that must be seen to understand the screen.
    ///
    /// Token `color.primary-graphic`.
    public static let primaryGraphic = ColorRole("color.primary-graphic", index: 149)

    /// A filled button while it is pressed or focused.
    ///
    /// Token `color.primary-pressed`.
    public static let primaryPressed = ColorRole("color.primary-pressed", index: 150)

    /// Words and numbers in the main colour on a card, such as the next milestone's value.
    ///
    /// Token `color.primary-text`.
    public static let primaryText = ColorRole("color.primary-text", index: 151)

    /// The filled part of the compact bar.
    ///
    /// Token `color.progress.fill`.
    public static let progressFill = ColorRole("color.progress.fill", index: 152)

    /// A line round the track, for increased contrast.
    ///
    /// Token `color.progress.outline`.
    public static let progressOutline = ColorRole("color.progress.outline", index: 153)

    /// The empty part of a progress bar.
    ///
    /// Token `color.progress.track`.
    public static let progressTrack = ColorRole("color.progress.track", index: 154)

    /// A planned day off, and the background of a selected item in Growth: neutral, not a gap.
    ///
    /// Token `color.rest-day`.
    public static let restDay = ColorRole("color.rest-day", index: 155)

    /// Dims the screen behind a badge or streak celebration.
    ///
    /// Token `color.scrim.badge`.
    public static let scrimBadge = ColorRole("color.scrim.badge", index: 156)

    /// Dims the screen behind a milestone celebration.
    ///
    /// Token `color.scrim.milestone`.
    public static let scrimMilestone = ColorRole("color.scrim.milestone", index: 157)

    /// Secondary actions and neutral trends. Not for text.
    ///
    /// Token `color.secondary`.
    public static let secondary = ColorRole("color.secondary", index: 158)

    /// A filled control of the secondary colour that carries a label; deeper only where increased
    /// contrast asks for it.
    ///
    /// Token `color.secondary-fill`.
    public static let secondaryFill = ColorRole("color.secondary-fill", index: 159)

    /// A secondary button while it is pressed.
    ///
    /// Token `color.secondary-pressed`.
    public static let secondaryPressed = ColorRole("color.secondary-pressed", index: 160)

    /// Words in the secondary colour.
    ///
    /// Token `color.secondary-text`.
    public static let secondaryText = ColorRole("color.secondary-text", index: 161)

    /// The flame for a streak of 30 days and more.
    ///
    /// Token `color.streak.high`.
    public static let streakHigh = ColorRole("color.streak.high", index: 162)

    /// The flame for a streak of 30 days and more where it must reach 3:1.
    ///
    /// Token `color.streak.high-graphic`.
    public static let streakHighGraphic = ColorRole("color.streak.high-graphic", index: 163)

    /// The counter's digits and captions for a streak of 30 days and more.
    ///
    /// Token `color.streak.high-text`.
    public static let streakHighText = ColorRole("color.streak.high-text", index: 164)

    /// The flame for a streak of 1 to 6 days.
    ///
    /// Token `color.streak.low`.
    public static let streakLow = ColorRole("color.streak.low", index: 165)

    /// The flame for a streak of 1 to 6 days where it must reach 3:1.
    ///
    /// Token `color.streak.low-graphic`.
    public static let streakLowGraphic = ColorRole("color.streak.low-graphic", index: 166)

    /// The counter's digits and captions for a streak of 1 to 6 days.
    ///
    /// Token `color.streak.low-text`.
    public static let streakLowText = ColorRole("color.streak.low-text", index: 167)

    /// The flame for a streak of 7 to 29 days.
    ///
    /// Token `color.streak.mid`.
    public static let streakMid = ColorRole("color.streak.mid", index: 168)

    /// The flame for a streak of 7 to 29 days where it must reach 3:1.
    ///
    /// Token `color.streak.mid-graphic`.
    public static let streakMidGraphic = ColorRole("color.streak.mid-graphic", index: 169)

    /// The counter's digits and captions for a streak of 7 to 29 days.
    ///
    /// Token `color.streak.mid-text`.
    public static let streakMidText = ColorRole("color.streak.mid-text", index: 170)

    /// The flame for no streak yet.
    ///
    /// Token `color.streak.none`.
    public static let streakNone = ColorRole("color.streak.none", index: 171)

    /// The flame for no streak yet where it must reach 3:1.
    ///
    /// Token `color.streak.none-graphic`.
    public static let streakNoneGraphic = ColorRole("color.streak.none-graphic", index: 172)

    /// The counter's digits and captions for no streak yet.
    ///
    /// Token `color.streak.none-text`.
    public static let streakNoneText = ColorRole("color.streak.none-text", index: 173)

    /// Done, goal met, losing weight as planned. Fills and large marks; not for text.
    ///
    /// Token `color.success`.
    public static let success = ColorRole("color.success", index: 174)

    /// A filled area of the success colour that carries a label.
    ///
    /// Token `color.success-fill`.
    public static let successFill = ColorRole("color.success-fill", index: 175)

    /// Symbols about success that must be seen.
    ///
    /// Token `color.success-graphic`.
    public static let successGraphic = ColorRole("color.success-graphic", index: 176)

    /// Words about success on a page or a card.
    ///
    /// Token `color.success-text`.
    public static let successText = ColorRole("color.success-text", index: 177)

    /// Cards, sheets and list rows lying on the background.
    ///
    /// Token `color.surface`.
    public static let surface = ColorRole("color.surface", index: 178)

    /// Quiet areas inside a card: tracks, disabled buttons, grouped rows.
    ///
    /// Token `color.surface-secondary`.
    public static let surfaceSecondary = ColorRole("color.surface-secondary", index: 179)

    /// Content nested inside a grouped area.
    ///
    /// Token `color.surface-tertiary`.
    public static let surfaceTertiary = ColorRole("color.surface-tertiary", index: 180)

    /// The system's plain page.
    ///
    /// Token `color.system.background`.
    public static let systemBackground = ColorRole("color.system.background", index: 181)

    /// The system's blue. Sync in progress; a habit colour.
    ///
    /// Token `color.system.blue`.
    public static let systemBlue = ColorRole("color.system.blue", index: 182)

    /// The system's grey. Nothing yet, empty days, missed days.
    ///
    /// Token `color.system.gray`.
    public static let systemGray = ColorRole("color.system.gray", index: 183)

    /// The system's green. The goal-reached banner.
    ///
    /// Token `color.system.green`.
    public static let systemGreen = ColorRole("color.system.green", index: 184)

    /// The system's page behind grouped cells.
    ///
    /// Token `color.system.grouped-background`.
    public static let systemGroupedBackground = ColorRole("color.system.grouped-background", index: 185)

    /// The system's cell in a grouped page.
    ///
    /// Token `color.system.grouped-cell`.
    public static let systemGroupedCell = ColorRole("color.system.grouped-cell", index: 186)

    /// What the system nests inside a grouped cell.
    ///
    /// Token `color.system.grouped-tertiary`.
    public static let systemGroupedTertiary = ColorRole("color.system.grouped-tertiary", index: 187)

    /// The system's indigo. A routine question.
    ///
    /// Token `color.system.indigo`.
    public static let systemIndigo = ColorRole("color.system.indigo", index: 188)

    /// The system's orange. The flame of the first week, and the active badge.
    ///
    /// Token `color.system.orange`.
    public static let systemOrange = ColorRole("color.system.orange", index: 189)

    /// The system's pink. Confetti.
    ///
    /// Token `color.system.pink`.
    public static let systemPink = ColorRole("color.system.pink", index: 190)

    /// The system's purple. The flame from 30 days on.
    ///
    /// Token `color.system.purple`.
    public static let systemPurple = ColorRole("color.system.purple", index: 191)

    /// The system's red. Seed 002's flame from 7 days on and its at-risk outline.
    ///
    /// Token `color.system.red`.
    public static let systemRed = ColorRole("color.system.red", index: 192)

    /// The system's hairline.
    ///
    /// Token `color.system.separator`.
    public static let systemSeparator = ColorRole("color.system.separator", index: 193)

    /// The system's yellow. The milestone badge, and trophies.
    ///
    /// Token `color.system.yellow`.
    public static let systemYellow = ColorRole("color.system.yellow", index: 194)

    /// Titles, values and body text.
    ///
    /// Token `color.text.primary`.
    public static let textPrimary = ColorRole("color.text.primary", index: 195)

    /// Captions, side labels and supporting lines.
    ///
    /// Token `color.text.secondary`.
    public static let textSecondary = ColorRole("color.text.secondary", index: 196)

    /// Hints and timestamps: quieter than secondary, still readable.
    ///
    /// Token `color.text.tertiary`.
    public static let textTertiary = ColorRole("color.text.tertiary", index: 197)

    /// A breath of the goal-reached green, behind the banner. Increased contrast drops it for the
    /// bare background.
    ///
    /// Token `color.tint.goal-reached`.
    public static let tintGoalReached = ColorRole("color.tint.goal-reached", index: 198)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.goal-reached-opaque`.
    public static let tintGoalReachedOpaque = ColorRole("color.tint.goal-reached-opaque", index: 199)

    /// A breath of the main colour, behind the prediction card on track. Increased contrast drops
    /// it for the bare background.
    ///
    /// Token `color.tint.primary`.
    public static let tintPrimary = ColorRole("color.tint.primary", index: 200)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.primary-opaque`.
    public static let tintPrimaryOpaque = ColorRole("color.tint.primary-opaque", index: 201)

    /// A breath of the secondary surface at half strength, behind cards without data. Increased
    /// contrast drops it for the bare background.
    ///
    /// Token `color.tint.quiet`.
    public static let tintQuiet = ColorRole("color.tint.quiet", index: 202)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.quiet-opaque`.
    public static let tintQuietOpaque = ColorRole("color.tint.quiet-opaque", index: 203)

    /// A breath of success, behind positive cards. Increased contrast drops it for the bare
    /// background.
    ///
    /// Token `color.tint.success`.
    public static let tintSuccess = ColorRole("color.tint.success", index: 204)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.success-opaque`.
    public static let tintSuccessOpaque = ColorRole("color.tint.success-opaque", index: 205)

    /// Words and symbols about success on the tint of success or of the main colour.
    ///
    /// Token `color.tint.success-text`.
    public static let tintSuccessText = ColorRole("color.tint.success-text", index: 206)

    /// A breath of warning, behind cautious cards. Increased contrast drops it for the bare
    /// background.
    ///
    /// Token `color.tint.warning`.
    public static let tintWarning = ColorRole("color.tint.warning", index: 207)

    /// The same tint as one opaque colour over the background, for renderers without blending and
    /// for measuring.
    ///
    /// Token `color.tint.warning-opaque`.
    public static let tintWarningOpaque = ColorRole("color.tint.warning-opaque", index: 208)

    /// Words and symbols about a warning on its tint.
    ///
    /// Token `color.tint.warning-text`.
    public static let tintWarningText = ColorRole("color.tint.warning-text", index: 209)

    /// Attention: a trend the wrong way, a risk. Fills and large marks; not for text.
    ///
    /// Token `color.warning`.
    public static let warning = ColorRole("color.warning", index: 210)

    /// A filled area of the warning colour that carries a label.
    ///
    /// Token `color.warning-fill`.
    public static let warningFill = ColorRole("color.warning-fill", index: 211)

    /// Symbols about warning that must be seen.
    ///
    /// Token `color.warning-graphic`.
    public static let warningGraphic = ColorRole("color.warning-graphic", index: 212)

    /// Words about warning on a page or a card.
    ///
    /// Token `color.warning-text`.
    public static let warningText = ColorRole("color.warning-text", index: 213)

    /// The number where four routines and more fit here.
    ///
    /// Token `coverage.many-digit.color`.
    public static let coverageManyDigit = ColorRole("coverage.many-digit.color", index: 214)

    /// The opaque fill, over a card, where four routines and more fit here; moved only where
    /// increased contrast asks for it.
    ///
    /// Token `coverage.many-opaque.color`.
    public static let coverageManyOpaque = ColorRole("coverage.many-opaque.color", index: 215)

    /// Four routines and more fit here.
    ///
    /// Token `coverage.many.color`.
    public static let coverageMany = ColorRole("coverage.many.color", index: 216)

    /// The number where no routine fits here.
    ///
    /// Token `coverage.none-digit.color`.
    public static let coverageNoneDigit = ColorRole("coverage.none-digit.color", index: 217)

    /// The opaque fill, over a card, where no routine fits here; moved only where increased
    /// contrast asks for it.
    ///
    /// Token `coverage.none-opaque.color`.
    public static let coverageNoneOpaque = ColorRole("coverage.none-opaque.color", index: 218)

    /// No routine fits here.
    ///
    /// Token `coverage.none.color`.
    public static let coverageNone = ColorRole("coverage.none.color", index: 219)

    /// The number where one routine fits here.
    ///
    /// Token `coverage.one-digit.color`.
    public static let coverageOneDigit = ColorRole("coverage.one-digit.color", index: 220)

    /// The opaque fill, over a card, where one routine fits here; moved only where increased
    /// contrast asks for it.
    ///
    /// Token `coverage.one-opaque.color`.
    public static let coverageOneOpaque = ColorRole("coverage.one-opaque.color", index: 221)

    /// One routine fits here.
    ///
    /// Token `coverage.one.color`.
    public static let coverageOne = ColorRole("coverage.one.color", index: 222)

    /// The number where two or three routines fit here.
    ///
    /// Token `coverage.some-digit.color`.
    public static let coverageSomeDigit = ColorRole("coverage.some-digit.color", index: 223)

    /// The opaque fill, over a card, where two or three routines fit here; moved only where
    /// increased contrast asks for it.
    ///
    /// Token `coverage.some-opaque.color`.
    public static let coverageSomeOpaque = ColorRole("coverage.some-opaque.color", index: 224)

    /// Two or three routines fit here.
    ///
    /// Token `coverage.some.color`.
    public static let coverageSome = ColorRole("coverage.some.color", index: 225)

    /// Round any recorded day, so that it does not depend on its shade.
    ///
    /// Token `heat-map.outline.color`.
    public static let heatMapOutline = ColorRole("heat-map.outline.color", index: 226)

    /// Behind the change on the hero card.
    ///
    /// Token `hero.capsule.color`.
    public static let heroCapsule = ColorRole("hero.capsule.color", index: 227)

    /// The plain stand-in for the hero card's gradient while weight holds.
    ///
    /// Token `hero.neutral.color`.
    public static let heroNeutral = ColorRole("hero.neutral.color", index: 228)

    /// Every word on the hero card. The app's white fails on all three gradients.
    ///
    /// Token `hero.text.color`.
    public static let heroText = ColorRole("hero.text.color", index: 229)

    /// The time in the Dynamic Island with 30 seconds left and less.
    ///
    /// Token `live-activity.island-low-time.color`.
    public static let liveActivityIslandLowTime = ColorRole("live-activity.island-low-time.color", index: 230)

    /// The time with 30 seconds left and less.
    ///
    /// Token `live-activity.low-time.color`.
    public static let liveActivityLowTime = ColorRole("live-activity.low-time.color", index: 231)

    /// Behind the option that holds.
    ///
    /// Token `segment.chosen.color`.
    public static let segmentChosen = ColorRole("segment.chosen.color", index: 232)

    /// Behind options side by side of which one holds.
    ///
    /// Token `segment.frame.color`.
    public static let segmentFrame = ColorRole("segment.frame.color", index: 233)

    /// Round the option that holds.
    ///
    /// Token `segment.outline.color`.
    public static let segmentOutline = ColorRole("segment.outline.color", index: 234)

    /// Words on a share image.
    ///
    /// Token `sharing.text.color`.
    public static let sharingText = ColorRole("sharing.text.color", index: 235)

    /// A share image in the colour of a streak of 30 days and more.
    ///
    /// Token `sharing.tier-high.color`.
    public static let sharingTierHigh = ColorRole("sharing.tier-high.color", index: 236)

    /// A share image in the colour of a streak of 1 to 6 days.
    ///
    /// Token `sharing.tier-low.color`.
    public static let sharingTierLow = ColorRole("sharing.tier-low.color", index: 237)

    /// A share image in the colour of a streak of 7 to 29 days.
    ///
    /// Token `sharing.tier-mid.color`.
    public static let sharingTierMid = ColorRole("sharing.tier-mid.color", index: 238)

    /// A share image in the colour of no streak yet.
    ///
    /// Token `sharing.tier-none.color`.
    public static let sharingTierNone = ColorRole("sharing.tier-none.color", index: 239)

    /// The signs of the buttons beside a value that goes up and down.
    ///
    /// Token `stepper.color`.
    public static let stepper = ColorRole("stepper.color", index: 240)

    /// A day still ahead.
    ///
    /// Token `streak-list.future.color`.
    public static let streakListFuture = ColorRole("streak-list.future.color", index: 241)

    /// The tick and the number on a day that counted.
    ///
    /// Token `streak-list.met-digit.color`.
    public static let streakListMetDigit = ColorRole("streak-list.met-digit.color", index: 242)

    /// A week that met its target, a day that counted.
    ///
    /// Token `streak-list.met.color`.
    public static let streakListMet = ColorRole("streak-list.met.color", index: 243)

    /// A week that missed its target.
    ///
    /// Token `streak-list.missed.color`.
    public static let streakListMissed = ColorRole("streak-list.missed.color", index: 244)

    /// A past day without a session.
    ///
    /// Token `streak-list.past.color`.
    public static let streakListPast = ColorRole("streak-list.past.color", index: 245)

    /// Round a spot of colour to choose or to tell things by, whatever its colour.
    ///
    /// Token `swatch.outline.color`.
    public static let swatchOutline = ColorRole("swatch.outline.color", index: 246)

    /// The track of a switch that is off.
    ///
    /// Token `switch.off.color`.
    public static let switchOff = ColorRole("switch.off.color", index: 247)

    /// The track of a switch that is on.
    ///
    /// Token `switch.on.color`.
    public static let switchOn = ColorRole("switch.on.color", index: 248)

    /// The thumb of a switch; where it is says whether the switch is on.
    ///
    /// Token `switch.thumb.color`.
    public static let switchThumb = ColorRole("switch.thumb.color", index: 249)

    /// The sync symbol: syncing failed.
    ///
    /// Token `sync.error.color`.
    public static let syncError = ColorRole("sync.error.color", index: 250)

    /// The sync symbol: nobody is signed in.
    ///
    /// Token `sync.no-account.color`.
    public static let syncNoAccount = ColorRole("sync.no-account.color", index: 251)

    /// The sync symbol while checking or offline.
    ///
    /// Token `sync.quiet.color`.
    public static let syncQuiet = ColorRole("sync.quiet.color", index: 252)

    /// The sync symbol: everything is in iCloud.
    ///
    /// Token `sync.synced.color`.
    public static let syncSynced = ColorRole("sync.synced.color", index: 253)

    /// The sync symbol: changes are on their way.
    ///
    /// Token `sync.syncing.color`.
    public static let syncSyncing = ColorRole("sync.syncing.color", index: 254)

    /// The label of a toast's action.
    ///
    /// Token `toast.action-label.color`.
    public static let toastActionLabel = ColorRole("toast.action-label.color", index: 255)

    /// The capsule of a toast's action.
    ///
    /// Token `toast.action.color`.
    public static let toastAction = ColorRole("toast.action.color", index: 256)

    /// The label of a failed toast's action.
    ///
    /// Token `toast.error-action-label.color`.
    public static let toastErrorActionLabel = ColorRole("toast.error-action-label.color", index: 257)

    /// The capsule of a failed toast's action.
    ///
    /// Token `toast.error-action.color`.
    public static let toastErrorAction = ColorRole("toast.error-action.color", index: 258)

    /// The symbol of a toast about a failure.
    ///
    /// Token `toast.error.color`.
    public static let toastError = ColorRole("toast.error.color", index: 259)

    /// The symbol of a neutral toast.
    ///
    /// Token `toast.info.color`.
    public static let toastInfo = ColorRole("toast.info.color", index: 260)

    /// The symbol of a toast about something done.
    ///
    /// Token `toast.success.color`.
    public static let toastSuccess = ColorRole("toast.success.color", index: 261)

    /// The words of a toast.
    ///
    /// Token `toast.text.color`.
    public static let toastText = ColorRole("toast.text.color", index: 262)

    /// A change for the worse.
    ///
    /// Token `trend.down.color`.
    public static let trendDown = ColorRole("trend.down.color", index: 263)

    /// No change.
    ///
    /// Token `trend.flat.color`.
    public static let trendFlat = ColorRole("trend.flat.color", index: 264)

    /// An upward change for the better.
    ///
    /// Token `trend.up.color`.
    public static let trendUp = ColorRole("trend.up.color", index: 265)

    /// A planned day.
    ///
    /// Token `week-strip.planned.color`.
    public static let weekStripPlanned = ColorRole("week-strip.planned.color", index: 266)

    /// A rest day.
    ///
    /// Token `week-strip.rest.color`.
    public static let weekStripRest = ColorRole("week-strip.rest.color", index: 267)

    /// The outline of the chosen day.
    ///
    /// Token `week-strip.selected.color`.
    public static let weekStripSelected = ColorRole("week-strip.selected.color", index: 268)

    /// A day with a session.
    ///
    /// Token `week-strip.session.color`.
    public static let weekStripSession = ColorRole("week-strip.session.color", index: 269)

    /// Today, before anything happened.
    ///
    /// Token `week-strip.today.color`.
    public static let weekStripToday = ColorRole("week-strip.today.color", index: 270)

    static let tokenPaths: [String] = [
        "achievement.locked.color",
        "achievement.reached.color",
        "adherence.high.color",
        "adherence.low.color",
        "adherence.medium.color",
        "badge.active.capsule-opaque.color",
        "badge.active.capsule.color",
        "badge.active.symbol-graphic.color",
        "badge.active.symbol.color",
        "badge.label.color",
        "badge.milestone.capsule-opaque.color",
        "badge.milestone.capsule.color",
        "badge.milestone.symbol-graphic.color",
        "badge.milestone.symbol.color",
        "badge.number.color",
        "badge.zero.capsule-opaque.color",
        "badge.zero.capsule.color",
        "badge.zero.number.color",
        "badge.zero.symbol-graphic.color",
        "badge.zero.symbol.color",
        "banner.background.color",
        "banner.symbol.color",
        "calendar.day.high-digit.color",
        "calendar.day.high-opaque.color",
        "calendar.day.low-digit.color",
        "calendar.day.low-opaque.color",
        "calendar.day.medium-digit.color",
        "calendar.day.medium-opaque.color",
        "calendar.day.none-digit.color",
        "calendar.day.none-opaque.color",
        "calendar.rest.color",
        "calendar.today.color",
        "card.border.color",
        "celebration.confetti-green.color",
        "celebration.confetti-orange.color",
        "celebration.confetti-pink.color",
        "celebration.confetti-teal.color",
        "celebration.confetti-yellow.color",
        "celebration.trophy-graphic.color",
        "celebration.trophy.color",
        "chart.axis.color",
        "chart.bar-missed-graphic.color",
        "chart.bar-missed.color",
        "chart.bar.color",
        "chart.entry-graphic.color",
        "chart.entry.color",
        "chart.goal-graphic.color",
        "chart.goal.color",
        "chart.grid.color",
        "chart.predicted-graphic.color",
        "chart.predicted.color",
        "chart.selection.color",
        "chart.trend-graphic.color",
        "chart.trend.color",
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
        "color.ground.island",
        "color.ground.tab-bar",
        "color.growth",
        "color.growth-graphic",
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
        "color.on-bright",
        "color.on-deep",
        "color.on-error",
        "color.on-island",
        "color.on-island-secondary",
        "color.on-preset",
        "color.on-primary",
        "color.on-secondary",
        "color.on-success",
        "color.on-warning",
        "color.preset.accent.amber",
        "color.preset.accent.coral",
        "color.preset.accent.deep-teal",
        "color.preset.accent.green",
        "color.preset.accent.lavender",
        "color.preset.accent.mint",
        "color.preset.accent.ocean",
        "color.preset.accent.orange",
        "color.preset.accent.teal",
        "color.preset.habit-type.action",
        "color.preset.habit-type.action-graphic",
        "color.preset.habit-type.counter",
        "color.preset.habit-type.counter-graphic",
        "color.preset.habit-type.guided-sequence",
        "color.preset.habit-type.guided-sequence-graphic",
        "color.preset.habit-type.measurement",
        "color.preset.habit-type.measurement-graphic",
        "color.preset.habit-type.question",
        "color.preset.habit-type.question-graphic",
        "color.preset.habit-type.task",
        "color.preset.habit-type.task-graphic",
        "color.preset.habit-type.timer",
        "color.preset.habit-type.timer-graphic",
        "color.preset.habit.blue",
        "color.preset.habit.blue-graphic",
        "color.preset.habit.green",
        "color.preset.habit.green-graphic",
        "color.preset.habit.orange",
        "color.preset.habit.orange-graphic",
        "color.preset.habit.purple",
        "color.preset.habit.purple-graphic",
        "color.preset.habit.red",
        "color.preset.habit.red-graphic",
        "color.preset.habit.yellow",
        "color.preset.habit.yellow-graphic",
        "color.preset.practice.blue",
        "color.preset.practice.green",
        "color.preset.practice.orange",
        "color.preset.practice.purple",
        "color.preset.practice.red",
        "color.preset.routine.blue",
        "color.preset.routine.blue-graphic",
        "color.preset.routine.green",
        "color.preset.routine.green-graphic",
        "color.preset.routine.light-blue",
        "color.preset.routine.light-blue-graphic",
        "color.preset.routine.orange",
        "color.preset.routine.orange-graphic",
        "color.preset.routine.purple",
        "color.preset.routine.purple-graphic",
        "color.preset.routine.red",
        "color.preset.routine.red-graphic",
        "color.primary",
        "color.primary-fill",
        "color.primary-graphic",
        "color.primary-pressed",
        "color.primary-text",
        "color.progress.fill",
        "color.progress.outline",
        "color.progress.track",
        "color.rest-day",
        "color.scrim.badge",
        "color.scrim.milestone",
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
        "color.system.background",
        "color.system.blue",
        "color.system.gray",
        "color.system.green",
        "color.system.grouped-background",
        "color.system.grouped-cell",
        "color.system.grouped-tertiary",
        "color.system.indigo",
        "color.system.orange",
        "color.system.pink",
        "color.system.purple",
        "color.system.red",
        "color.system.separator",
        "color.system.yellow",
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
        "color.tint.success-text",
        "color.tint.warning",
        "color.tint.warning-opaque",
        "color.tint.warning-text",
        "color.warning",
        "color.warning-fill",
        "color.warning-graphic",
        "color.warning-text",
        "coverage.many-digit.color",
        "coverage.many-opaque.color",
        "coverage.many.color",
        "coverage.none-digit.color",
        "coverage.none-opaque.color",
        "coverage.none.color",
        "coverage.one-digit.color",
        "coverage.one-opaque.color",
        "coverage.one.color",
        "coverage.some-digit.color",
        "coverage.some-opaque.color",
        "coverage.some.color",
        "heat-map.outline.color",
        "hero.capsule.color",
        "hero.neutral.color",
        "hero.text.color",
        "live-activity.island-low-time.color",
        "live-activity.low-time.color",
        "segment.chosen.color",
        "segment.frame.color",
        "segment.outline.color",
        "sharing.text.color",
        "sharing.tier-high.color",
        "sharing.tier-low.color",
        "sharing.tier-mid.color",
        "sharing.tier-none.color",
        "stepper.color",
        "streak-list.future.color",
        "streak-list.met-digit.color",
        "streak-list.met.color",
        "streak-list.missed.color",
        "streak-list.past.color",
        "swatch.outline.color",
        "switch.off.color",
        "switch.on.color",
        "switch.thumb.color",
        "sync.error.color",
        "sync.no-account.color",
        "sync.quiet.color",
        "sync.synced.color",
        "sync.syncing.color",
        "toast.action-label.color",
        "toast.action.color",
        "toast.error-action-label.color",
        "toast.error-action.color",
        "toast.error.color",
        "toast.info.color",
        "toast.success.color",
        "toast.text.color",
        "trend.down.color",
        "trend.flat.color",
        "trend.up.color",
        "week-strip.planned.color",
        "week-strip.rest.color",
        "week-strip.selected.color",
        "week-strip.session.color",
        "week-strip.today.color",
    ]

    static let origins: [Int] = [
        0,  // achievement.locked.color
        1,  // achievement.reached.color
        2,  // adherence.high.color
        3,  // adherence.low.color
        4,  // adherence.medium.color
        5,  // badge.active.capsule-opaque.color
        6,  // badge.active.capsule.color
        7,  // badge.active.symbol-graphic.color
        8,  // badge.active.symbol.color
        9,  // badge.label.color
        10,  // badge.milestone.capsule-opaque.color
        11,  // badge.milestone.capsule.color
        12,  // badge.milestone.symbol-graphic.color
        13,  // badge.milestone.symbol.color
        14,  // badge.number.color
        15,  // badge.zero.capsule-opaque.color
        16,  // badge.zero.capsule.color
        17,  // badge.zero.number.color
        18,  // badge.zero.symbol-graphic.color
        19,  // badge.zero.symbol.color
        20,  // banner.background.color
        21,  // banner.symbol.color
        22,  // calendar.day.high-digit.color
        23,  // calendar.day.high-opaque.color
        24,  // calendar.day.low-digit.color
        25,  // calendar.day.low-opaque.color
        26,  // calendar.day.medium-digit.color
        27,  // calendar.day.medium-opaque.color
        28,  // calendar.day.none-digit.color
        29,  // calendar.day.none-opaque.color
        30,  // calendar.rest.color
        31,  // calendar.today.color
        32,  // card.border.color
        33,  // celebration.confetti-green.color
        1,  // celebration.confetti-orange.color
        35,  // celebration.confetti-pink.color
        36,  // celebration.confetti-teal.color
        37,  // celebration.confetti-yellow.color
        38,  // celebration.trophy-graphic.color
        37,  // celebration.trophy.color
        40,  // chart.axis.color
        41,  // chart.bar-missed-graphic.color
        42,  // chart.bar-missed.color
        43,  // chart.bar.color
        44,  // chart.entry-graphic.color
        45,  // chart.entry.color
        46,  // chart.goal-graphic.color
        47,  // chart.goal.color
        48,  // chart.grid.color
        49,  // chart.predicted-graphic.color
        50,  // chart.predicted.color
        43,  // chart.selection.color
        52,  // chart.trend-graphic.color
        53,  // chart.trend.color
        36,  // color.accent
        55,  // color.accent-fill
        43,  // color.accent-graphic
        57,  // color.accent-text
        58,  // color.at-risk
        59,  // color.at-risk-text
        60,  // color.background
        48,  // color.border
        62,  // color.error
        63,  // color.error-fill
        64,  // color.error-graphic
        65,  // color.error-text
        66,  // color.fill
        67,  // color.form-section
        21,  // color.goal-reached
        69,  // color.goal-reached-graphic
        70,  // color.goal-reached-text
        71,  // color.ground.island
        72,  // color.ground.tab-bar
        33,  // color.growth
        31,  // color.growth-graphic
        75,  // color.highlight
        76,  // color.input.background
        77,  // color.input.border
        78,  // color.label.primary
        79,  // color.label.secondary
        80,  // color.label.secondary-text
        81,  // color.label.tertiary
        82,  // color.label.tertiary-text
        83,  // color.neutral
        84,  // color.on-accent
        85,  // color.on-bright
        86,  // color.on-deep
        87,  // color.on-error
        86,  // color.on-island
        89,  // color.on-island-secondary
        85,  // color.on-preset
        91,  // color.on-primary
        92,  // color.on-secondary
        93,  // color.on-success
        94,  // color.on-warning
        95,  // color.preset.accent.amber
        96,  // color.preset.accent.coral
        97,  // color.preset.accent.deep-teal
        98,  // color.preset.accent.green
        99,  // color.preset.accent.lavender
        100,  // color.preset.accent.mint
        101,  // color.preset.accent.ocean
        96,  // color.preset.accent.orange
        103,  // color.preset.accent.teal
        104,  // color.preset.habit-type.action
        105,  // color.preset.habit-type.action-graphic
        106,  // color.preset.habit-type.counter
        107,  // color.preset.habit-type.counter-graphic
        108,  // color.preset.habit-type.guided-sequence
        109,  // color.preset.habit-type.guided-sequence-graphic
        110,  // color.preset.habit-type.measurement
        111,  // color.preset.habit-type.measurement-graphic
        112,  // color.preset.habit-type.question
        113,  // color.preset.habit-type.question-graphic
        114,  // color.preset.habit-type.task
        115,  // color.preset.habit-type.task-graphic
        116,  // color.preset.habit-type.timer
        117,  // color.preset.habit-type.timer-graphic
        118,  // color.preset.habit.blue
        119,  // color.preset.habit.blue-graphic
        120,  // color.preset.habit.green
        121,  // color.preset.habit.green-graphic
        1,  // color.preset.habit.orange
        123,  // color.preset.habit.orange-graphic
        124,  // color.preset.habit.purple
        125,  // color.preset.habit.purple-graphic
        126,  // color.preset.habit.red
        127,  // color.preset.habit.red-graphic
        37,  // color.preset.habit.yellow
        129,  // color.preset.habit.yellow-graphic
        118,  // color.preset.practice.blue
        33,  // color.preset.practice.green
        1,  // color.preset.practice.orange
        124,  // color.preset.practice.purple
        126,  // color.preset.practice.red
        116,  // color.preset.routine.blue
        136,  // color.preset.routine.blue-graphic
        114,  // color.preset.routine.green
        138,  // color.preset.routine.green-graphic
        139,  // color.preset.routine.light-blue
        140,  // color.preset.routine.light-blue-graphic
        141,  // color.preset.routine.orange
        142,  // color.preset.routine.orange-graphic
        143,  // color.preset.routine.purple
        144,  // color.preset.routine.purple-graphic
        104,  // color.preset.routine.red
        146,  // color.preset.routine.red-graphic
        147,  // color.primary
        148,  // color.primary-fill
        149,  // color.primary-graphic
        150,  // color.primary-pressed
        151,  // color.primary-text
        147,  // color.progress.fill
        153,  // color.progress.outline
        154,  // color.progress.track
        30,  // color.rest-day
        156,  // color.scrim.badge
        157,  // color.scrim.milestone
        158,  // color.secondary
        159,  // color.secondary-fill
        160,  // color.secondary-pressed
        161,  // color.secondary-text
        162,  // color.streak.high
        163,  // color.streak.high-graphic
        164,  // color.streak.high-text
        165,  // color.streak.low
        166,  // color.streak.low-graphic
        167,  // color.streak.low-text
        168,  // color.streak.mid
        169,  // color.streak.mid-graphic
        170,  // color.streak.mid-text
        171,  // color.streak.none
        172,  // color.streak.none-graphic
        173,  // color.streak.none-text
        174,  // color.success
        175,  // color.success-fill
        176,  // color.success-graphic
        177,  // color.success-text
        72,  // color.surface
        179,  // color.surface-secondary
        180,  // color.surface-tertiary
        181,  // color.system.background
        118,  // color.system.blue
        183,  // color.system.gray
        120,  // color.system.green
        185,  // color.system.grouped-background
        186,  // color.system.grouped-cell
        187,  // color.system.grouped-tertiary
        188,  // color.system.indigo
        1,  // color.system.orange
        35,  // color.system.pink
        124,  // color.system.purple
        126,  // color.system.red
        193,  // color.system.separator
        37,  // color.system.yellow
        14,  // color.text.primary
        40,  // color.text.secondary
        41,  // color.text.tertiary
        198,  // color.tint.goal-reached
        20,  // color.tint.goal-reached-opaque
        200,  // color.tint.primary
        201,  // color.tint.primary-opaque
        202,  // color.tint.quiet
        203,  // color.tint.quiet-opaque
        204,  // color.tint.success
        205,  // color.tint.success-opaque
        206,  // color.tint.success-text
        207,  // color.tint.warning
        208,  // color.tint.warning-opaque
        209,  // color.tint.warning-text
        210,  // color.warning
        211,  // color.warning-fill
        212,  // color.warning-graphic
        213,  // color.warning-text
        214,  // coverage.many-digit.color
        215,  // coverage.many-opaque.color
        216,  // coverage.many.color
        217,  // coverage.none-digit.color
        218,  // coverage.none-opaque.color
        219,  // coverage.none.color
        220,  // coverage.one-digit.color
        221,  // coverage.one-opaque.color
        222,  // coverage.one.color
        223,  // coverage.some-digit.color
        224,  // coverage.some-opaque.color
        225,  // coverage.some.color
        31,  // heat-map.outline.color
        227,  // hero.capsule.color
        228,  // hero.neutral.color
        229,  // hero.text.color
        230,  // live-activity.island-low-time.color
        59,  // live-activity.low-time.color
        72,  // segment.chosen.color
        179,  // segment.frame.color
        149,  // segment.outline.color
        86,  // sharing.text.color
        236,  // sharing.tier-high.color
        237,  // sharing.tier-low.color
        238,  // sharing.tier-mid.color
        239,  // sharing.tier-none.color
        149,  // stepper.color
        241,  // streak-list.future.color
        242,  // streak-list.met-digit.color
        243,  // streak-list.met.color
        244,  // streak-list.missed.color
        245,  // streak-list.past.color
        153,  // swatch.outline.color
        41,  // switch.off.color
        149,  // switch.on.color
        72,  // switch.thumb.color
        250,  // sync.error.color
        251,  // sync.no-account.color
        40,  // sync.quiet.color
        253,  // sync.synced.color
        254,  // sync.syncing.color
        91,  // toast.action-label.color
        148,  // toast.action.color
        87,  // toast.error-action-label.color
        63,  // toast.error-action.color
        64,  // toast.error.color
        149,  // toast.info.color
        176,  // toast.success.color
        14,  // toast.text.color
        3,  // trend.down.color
        40,  // trend.flat.color
        2,  // trend.up.color
        43,  // week-strip.planned.color
        30,  // week-strip.rest.color
        31,  // week-strip.selected.color
        31,  // week-strip.session.color
        41,  // week-strip.today.color
    ]
}
