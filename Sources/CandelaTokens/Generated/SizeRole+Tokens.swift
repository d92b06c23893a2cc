// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension SizeRole {
    /// Size of the circle of an achievement, and the small progress ring.
    ///
    /// Token `achievement.size`.
    public static let achievement = SizeRole("achievement.size", index: 0)

    /// Width of the capsule's outline when contrast is increased.
    ///
    /// Token `badge.outline.width`.
    public static let badgeOutlineWidth = SizeRole("badge.outline.width", index: 1)

    /// Corners of the banner.
    ///
    /// Token `banner.radius`.
    public static let bannerRadius = SizeRole("banner.radius", index: 2)

    /// Height of a primary or secondary button.
    ///
    /// Token `button.height`.
    public static let buttonHeight = SizeRole("button.height", index: 3)

    /// Height of a text or icon button.
    ///
    /// Token `button.plain.height`.
    public static let buttonPlainHeight = SizeRole("button.plain.height", index: 4)

    /// Size of a day's circle.
    ///
    /// Token `calendar.day.size`.
    public static let calendarDay = SizeRole("calendar.day.size", index: 5)

    /// Today's larger circle.
    ///
    /// Token `calendar.today.size`.
    public static let calendarToday = SizeRole("calendar.today.size", index: 6)

    /// Width of the ring round today.
    ///
    /// Token `calendar.today.width`.
    public static let calendarTodayWidth = SizeRole("calendar.today.width", index: 7)

    /// Width of the outline of a card.
    ///
    /// Token `card.border.width`.
    public static let cardBorderWidth = SizeRole("card.border.width", index: 8)

    /// Width of the outline of an elevated card.
    ///
    /// Token `card.elevated-outline.width`.
    public static let cardElevatedOutlineWidth = SizeRole("card.elevated-outline.width", index: 9)

    /// How far confetti flies.
    ///
    /// Token `celebration.confetti.radius`.
    public static let celebrationConfettiRadius = SizeRole("celebration.confetti.radius", index: 10)

    /// Corners of a celebration's card.
    ///
    /// Token `celebration.radius`.
    public static let celebrationRadius = SizeRole("celebration.radius", index: 11)

    /// Size of a celebration's trophy.
    ///
    /// Token `celebration.symbol.size`.
    public static let celebrationSymbol = SizeRole("celebration.symbol.size", index: 12)

    /// Corners of a bar.
    ///
    /// Token `chart.bar.radius`.
    public static let chartBarRadius = SizeRole("chart.bar.radius", index: 13)

    /// Length of the dashes of the goal's rule.
    ///
    /// Token `chart.goal.dash`.
    public static let chartGoalDash = SizeRole("chart.goal.dash", index: 14)

    /// Length of the gaps between the dashes of the goal's rule.
    ///
    /// Token `chart.goal.gap`.
    public static let chartGoalGap = SizeRole("chart.goal.gap", index: 15)

    /// Width of grid lines.
    ///
    /// Token `chart.grid.width`.
    public static let chartGridWidth = SizeRole("chart.grid.width", index: 16)

    /// Height of a habit's chart.
    ///
    /// Token `chart.habit.height`.
    public static let chartHabitHeight = SizeRole("chart.habit.height", index: 17)

    /// Height of the weight chart.
    ///
    /// Token `chart.height`.
    public static let chartHeight = SizeRole("chart.height", index: 18)

    /// Width of a rule across a chart, such as the goal's.
    ///
    /// Token `chart.rule.width`.
    public static let chartRuleWidth = SizeRole("chart.rule.width", index: 19)

    /// Width of the trend line.
    ///
    /// Token `chart.trend.width`.
    public static let chartTrendWidth = SizeRole("chart.trend.width", index: 20)

    /// Size of the ring of a finished routine.
    ///
    /// Token `completion.ring.size`.
    public static let completionRing = SizeRole("completion.ring.size", index: 21)

    /// Size of the symbol inside the ring of a finished routine.
    ///
    /// Token `completion.symbol.size`.
    public static let completionSymbol = SizeRole("completion.symbol.size", index: 22)

    /// Width of the outline of a streak at risk.
    ///
    /// Token `counter.outline.width`.
    public static let counterOutlineWidth = SizeRole("counter.outline.width", index: 23)

    /// Width of the same outline when contrast is increased.
    ///
    /// Token `counter.outline.width-increased`.
    public static let counterOutlineWidthIncreased = SizeRole("counter.outline.width-increased", index: 24)

    /// Height of the bar in the first routine's colour.
    ///
    /// Token `coverage.bar.height`.
    public static let coverageBarHeight = SizeRole("coverage.bar.height", index: 25)

    /// Width of the bar in the first routine's colour.
    ///
    /// Token `coverage.bar.width`.
    public static let coverageBarWidth = SizeRole("coverage.bar.width", index: 26)

    /// Height of a coverage cell.
    ///
    /// Token `coverage.cell.height`.
    public static let coverageCellHeight = SizeRole("coverage.cell.height", index: 27)

    /// Corners of a coverage cell.
    ///
    /// Token `coverage.cell.radius`.
    public static let coverageCellRadius = SizeRole("coverage.cell.radius", index: 28)

    /// Width of a coverage cell.
    ///
    /// Token `coverage.cell.width`.
    public static let coverageCellWidth = SizeRole("coverage.cell.width", index: 29)

    /// Width of the outline of a cell under the pointer.
    ///
    /// Token `coverage.hover.width`.
    public static let coverageHoverWidth = SizeRole("coverage.hover.width", index: 30)

    /// Width of the column with the rows' names.
    ///
    /// Token `coverage.label.width`.
    public static let coverageLabelWidth = SizeRole("coverage.label.width", index: 31)

    /// Size of the small mark beside an empty state's picture.
    ///
    /// Token `empty-state.badge.size`.
    public static let emptyStateBadge = SizeRole("empty-state.badge.size", index: 32)

    /// Size of the circle behind an empty state's picture.
    ///
    /// Token `empty-state.circle.size`.
    public static let emptyStateCircle = SizeRole("empty-state.circle.size", index: 33)

    /// Size of the single symbol of an empty list.
    ///
    /// Token `empty-state.plain.size`.
    public static let emptyStatePlain = SizeRole("empty-state.plain.size", index: 34)

    /// Size of the picture of an empty state.
    ///
    /// Token `empty-state.symbol.size`.
    public static let emptyStateSymbol = SizeRole("empty-state.symbol.size", index: 35)

    /// Size of the flame of a new streak; grows with large titles.
    ///
    /// Token `flame.size.base`.
    public static let flameSizeBase = SizeRole("flame.size.base", index: 36)

    /// The flame never grows past this.
    ///
    /// Token `flame.size.cap`.
    public static let flameSizeCap = SizeRole("flame.size.cap", index: 37)

    /// What each full week adds to the flame.
    ///
    /// Token `flame.size.step`.
    public static let flameSizeStep = SizeRole("flame.size.step", index: 38)

    /// Width of the line round a chosen symbol.
    ///
    /// Token `habit.chosen-symbol.width`.
    public static let habitChosenSymbolWidth = SizeRole("habit.chosen-symbol.width", index: 39)

    /// Size of the large symbol over a habit's details.
    ///
    /// Token `habit.header.size`.
    public static let habitHeader = SizeRole("habit.header.size", index: 40)

    /// Width of the ring round a chosen colour.
    ///
    /// Token `habit.selection.width`.
    public static let habitSelectionWidth = SizeRole("habit.selection.width", index: 41)

    /// Width of the column of a habit's symbol in a list.
    ///
    /// Token `habit.symbol.width`.
    public static let habitSymbolWidth = SizeRole("habit.symbol.width", index: 42)

    /// Side of a heat map cell where there is space.
    ///
    /// Token `heat-map.cell.max-size`.
    public static let heatMapCellMaxSize = SizeRole("heat-map.cell.max-size", index: 43)

    /// Side of a heat map cell where space is short.
    ///
    /// Token `heat-map.cell.min-size`.
    public static let heatMapCellMinSize = SizeRole("heat-map.cell.min-size", index: 44)

    /// Width of that line.
    ///
    /// Token `heat-map.outline.width`.
    public static let heatMapOutlineWidth = SizeRole("heat-map.outline.width", index: 45)

    /// Corners of the hero card.
    ///
    /// Token `hero.radius`.
    public static let heroRadius = SizeRole("hero.radius", index: 46)

    /// Width of the outline of a text field.
    ///
    /// Token `input.border.width`.
    public static let inputBorderWidth = SizeRole("input.border.width", index: 47)

    /// Height of a text field.
    ///
    /// Token `input.height`.
    public static let inputHeight = SizeRole("input.height", index: 48)

    /// Width of the bar on the lock screen.
    ///
    /// Token `live-activity.bar.width`.
    public static let liveActivityBarWidth = SizeRole("live-activity.bar.width", index: 49)

    /// Width of the bar in the Dynamic Island.
    ///
    /// Token `live-activity.island-bar.width`.
    public static let liveActivityIslandBarWidth = SizeRole("live-activity.island-bar.width", index: 50)

    /// Size of the circle behind the timer's symbol.
    ///
    /// Token `live-activity.symbol.size`.
    public static let liveActivitySymbol = SizeRole("live-activity.symbol.size", index: 51)

    /// Width of the column of the day.
    ///
    /// Token `logbook.date.width`.
    public static let logbookDateWidth = SizeRole("logbook.date.width", index: 52)

    /// Width of the column of the weekly rate.
    ///
    /// Token `logbook.note.width`.
    public static let logbookNoteWidth = SizeRole("logbook.note.width", index: 53)

    /// Least height of a row.
    ///
    /// Token `logbook.row.min-height`.
    public static let logbookRowMinHeight = SizeRole("logbook.row.min-height", index: 54)

    /// Width of an activity ring's stroke.
    ///
    /// Token `progress.activity-ring.stroke`.
    public static let progressActivityRingStroke = SizeRole("progress.activity-ring.stroke", index: 55)

    /// Height of the compact bar; grows with body text.
    ///
    /// Token `progress.bar-compact.height`.
    public static let progressBarCompactHeight = SizeRole("progress.bar-compact.height", index: 56)

    /// Height of the full milestone bar; grows with body text.
    ///
    /// Token `progress.bar.height`.
    public static let progressBarHeight = SizeRole("progress.bar.height", index: 57)

    /// Height of Growth's linear bar.
    ///
    /// Token `progress.linear.height`.
    public static let progressLinearHeight = SizeRole("progress.linear.height", index: 58)

    /// Corners of Growth's linear bar.
    ///
    /// Token `progress.linear.radius`.
    public static let progressLinearRadius = SizeRole("progress.linear.radius", index: 59)

    /// Width of a line round the track, for increased contrast.
    ///
    /// Token `progress.outline.width`.
    public static let progressOutlineWidth = SizeRole("progress.outline.width", index: 60)

    /// Width of a small progress ring's stroke.
    ///
    /// Token `progress.ring.stroke`.
    public static let progressRingStroke = SizeRole("progress.ring.stroke", index: 61)

    /// Height of the bar over a running routine.
    ///
    /// Token `progress.routine-bar.height`.
    public static let progressRoutineBarHeight = SizeRole("progress.routine-bar.height", index: 62)

    /// Height of a widget's bar.
    ///
    /// Token `progress.widget-bar.height`.
    public static let progressWidgetBarHeight = SizeRole("progress.widget-bar.height", index: 63)

    /// Size of a circle in the list of colours.
    ///
    /// Token `routine.color.size`.
    public static let routineColor = SizeRole("routine.color.size", index: 64)

    /// Width of the line round a chosen day, time or place.
    ///
    /// Token `routine.filter.width`.
    public static let routineFilterWidth = SizeRole("routine.filter.width", index: 65)

    /// Least width of a card in the grid of habits.
    ///
    /// Token `routine.grid.min-width`.
    public static let routineGridMinWidth = SizeRole("routine.grid.min-width", index: 66)

    /// Width of the line round the option that holds.
    ///
    /// Token `segment.outline.width`.
    public static let segmentOutlineWidth = SizeRole("segment.outline.width", index: 67)

    /// Size of a swatch of the accents.
    ///
    /// Token `settings.swatch.size`.
    public static let settingsSwatch = SizeRole("settings.swatch.size", index: 68)

    /// Width of the ring round the chosen accent.
    ///
    /// Token `settings.swatch.width`.
    public static let settingsSwatchWidth = SizeRole("settings.swatch.width", index: 69)

    /// Size of a settings card's symbol.
    ///
    /// Token `settings.symbol.size`.
    public static let settingsSymbol = SizeRole("settings.symbol.size", index: 70)

    /// Height of a share image.
    ///
    /// Token `sharing.height`.
    public static let sharingHeight = SizeRole("sharing.height", index: 71)

    /// Size of the party popper in a corner of a share image.
    ///
    /// Token `sharing.party.size`.
    public static let sharingParty = SizeRole("sharing.party.size", index: 72)

    /// Size of the sparkle in a corner of a share image.
    ///
    /// Token `sharing.sparkle.size`.
    public static let sharingSparkle = SizeRole("sharing.sparkle.size", index: 73)

    /// Size of the trophy of a share image.
    ///
    /// Token `sharing.trophy.size`.
    public static let sharingTrophy = SizeRole("sharing.trophy.size", index: 74)

    /// Width of a share image.
    ///
    /// Token `sharing.width`.
    public static let sharingWidth = SizeRole("sharing.width", index: 75)

    /// Height of a compact stat card.
    ///
    /// Token `stat-card-compact.height`.
    public static let statCardCompactHeight = SizeRole("stat-card-compact.height", index: 76)

    /// Width of a compact stat card.
    ///
    /// Token `stat-card-compact.width`.
    public static let statCardCompactWidth = SizeRole("stat-card-compact.width", index: 77)

    /// Height of a stat card.
    ///
    /// Token `stat-card.height`.
    public static let statCardHeight = SizeRole("stat-card.height", index: 78)

    /// Width of a stat card.
    ///
    /// Token `stat-card.width`.
    public static let statCardWidth = SizeRole("stat-card.width", index: 79)

    /// Width of the line round today.
    ///
    /// Token `streak-list.today.width`.
    public static let streakListTodayWidth = SizeRole("streak-list.today.width", index: 80)

    /// Height of the line under the page that is shown, for readers who tell nothing by colour.
    ///
    /// Token `tab.mark.height`.
    public static let tabMarkHeight = SizeRole("tab.mark.height", index: 81)

    /// Size of a tab bar's symbol.
    ///
    /// Token `tab.symbol.size`.
    public static let tabSymbol = SizeRole("tab.symbol.size", index: 82)

    /// Height of the practice timeline.
    ///
    /// Token `timeline.height`.
    public static let timelineHeight = SizeRole("timeline.height", index: 83)

    /// Corners of a toast.
    ///
    /// Token `toast.radius`.
    public static let toastRadius = SizeRole("toast.radius", index: 84)

    /// How far a toast is swiped to dismiss it.
    ///
    /// Token `toast.swipe.distance`.
    public static let toastSwipeDistance = SizeRole("toast.swipe.distance", index: 85)

    /// Corners of the today button.
    ///
    /// Token `today-button.radius`.
    public static let todayButtonRadius = SizeRole("today-button.radius", index: 86)

    /// The smallest side of anything that can be touched.
    ///
    /// Token `touch.target`.
    public static let touchTarget = SizeRole("touch.target", index: 87)

    /// Height of a weekly activity bar that is full.
    ///
    /// Token `week-bar.height`.
    public static let weekBarHeight = SizeRole("week-bar.height", index: 88)

    /// Least height of a weekly activity bar, even for no minutes.
    ///
    /// Token `week-bar.min-height`.
    public static let weekBarMinHeight = SizeRole("week-bar.min-height", index: 89)

    /// Width of the outline of the chosen day.
    ///
    /// Token `week-strip.selected.width`.
    public static let weekStripSelectedWidth = SizeRole("week-strip.selected.width", index: 90)

    static let tokenPaths: [String] = [
        "achievement.size",
        "badge.outline.width",
        "banner.radius",
        "button.height",
        "button.plain.height",
        "calendar.day.size",
        "calendar.today.size",
        "calendar.today.width",
        "card.border.width",
        "card.elevated-outline.width",
        "celebration.confetti.radius",
        "celebration.radius",
        "celebration.symbol.size",
        "chart.bar.radius",
        "chart.goal.dash",
        "chart.goal.gap",
        "chart.grid.width",
        "chart.habit.height",
        "chart.height",
        "chart.rule.width",
        "chart.trend.width",
        "completion.ring.size",
        "completion.symbol.size",
        "counter.outline.width",
        "counter.outline.width-increased",
        "coverage.bar.height",
        "coverage.bar.width",
        "coverage.cell.height",
        "coverage.cell.radius",
        "coverage.cell.width",
        "coverage.hover.width",
        "coverage.label.width",
        "empty-state.badge.size",
        "empty-state.circle.size",
        "empty-state.plain.size",
        "empty-state.symbol.size",
        "flame.size.base",
        "flame.size.cap",
        "flame.size.step",
        "habit.chosen-symbol.width",
        "habit.header.size",
        "habit.selection.width",
        "habit.symbol.width",
        "heat-map.cell.max-size",
        "heat-map.cell.min-size",
        "heat-map.outline.width",
        "hero.radius",
        "input.border.width",
        "input.height",
        "live-activity.bar.width",
        "live-activity.island-bar.width",
        "live-activity.symbol.size",
        "logbook.date.width",
        "logbook.note.width",
        "logbook.row.min-height",
        "progress.activity-ring.stroke",
        "progress.bar-compact.height",
        "progress.bar.height",
        "progress.linear.height",
        "progress.linear.radius",
        "progress.outline.width",
        "progress.ring.stroke",
        "progress.routine-bar.height",
        "progress.widget-bar.height",
        "routine.color.size",
        "routine.filter.width",
        "routine.grid.min-width",
        "segment.outline.width",
        "settings.swatch.size",
        "settings.swatch.width",
        "settings.symbol.size",
        "sharing.height",
        "sharing.party.size",
        "sharing.sparkle.size",
        "sharing.trophy.size",
        "sharing.width",
        "stat-card-compact.height",
        "stat-card-compact.width",
        "stat-card.height",
        "stat-card.width",
        "streak-list.today.width",
        "tab.mark.height",
        "tab.symbol.size",
        "timeline.height",
        "toast.radius",
        "toast.swipe.distance",
        "today-button.radius",
        "touch.target",
        "week-bar.height",
        "week-bar.min-height",
        "week-strip.selected.width",
    ]
}
