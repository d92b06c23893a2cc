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

    /// Size of a day's circle.
    ///
    /// Token `calendar.day.size`.
    public static let calendarDay = SizeRole("calendar.day.size", index: 4)

    /// Today's larger circle.
    ///
    /// Token `calendar.today.size`.
    public static let calendarToday = SizeRole("calendar.today.size", index: 5)

    /// Width of the ring round today.
    ///
    /// Token `calendar.today.width`.
    public static let calendarTodayWidth = SizeRole("calendar.today.width", index: 6)

    /// Width of the outline of a card.
    ///
    /// Token `card.border.width`.
    public static let cardBorderWidth = SizeRole("card.border.width", index: 7)

    /// Width of the outline of an elevated card.
    ///
    /// Token `card.elevated-outline.width`.
    public static let cardElevatedOutlineWidth = SizeRole("card.elevated-outline.width", index: 8)

    /// How far confetti flies.
    ///
    /// Token `celebration.confetti.radius`.
    public static let celebrationConfettiRadius = SizeRole("celebration.confetti.radius", index: 9)

    /// Corners of a celebration's card.
    ///
    /// Token `celebration.radius`.
    public static let celebrationRadius = SizeRole("celebration.radius", index: 10)

    /// Size of a celebration's trophy.
    ///
    /// Token `celebration.symbol.size`.
    public static let celebrationSymbol = SizeRole("celebration.symbol.size", index: 11)

    /// Corners of a bar.
    ///
    /// Token `chart.bar.radius`.
    public static let chartBarRadius = SizeRole("chart.bar.radius", index: 12)

    /// Length of the dashes of the goal's rule.
    ///
    /// Token `chart.goal.dash`.
    public static let chartGoalDash = SizeRole("chart.goal.dash", index: 13)

    /// Length of the gaps between the dashes of the goal's rule.
    ///
    /// Token `chart.goal.gap`.
    public static let chartGoalGap = SizeRole("chart.goal.gap", index: 14)

    /// Width of grid lines.
    ///
    /// Token `chart.grid.width`.
    public static let chartGridWidth = SizeRole("chart.grid.width", index: 15)

    /// Height of a habit's chart.
    ///
    /// Token `chart.habit.height`.
    public static let chartHabitHeight = SizeRole("chart.habit.height", index: 16)

    /// Height of the weight chart.
    ///
    /// Token `chart.height`.
    public static let chartHeight = SizeRole("chart.height", index: 17)

    /// Width of a rule across a chart, such as the goal's.
    ///
    /// Token `chart.rule.width`.
    public static let chartRuleWidth = SizeRole("chart.rule.width", index: 18)

    /// Width of the trend line.
    ///
    /// Token `chart.trend.width`.
    public static let chartTrendWidth = SizeRole("chart.trend.width", index: 19)

    /// Size of the ring of a finished routine.
    ///
    /// Token `completion.ring.size`.
    public static let completionRing = SizeRole("completion.ring.size", index: 20)

    /// Size of the symbol inside the ring of a finished routine.
    ///
    /// Token `completion.symbol.size`.
    public static let completionSymbol = SizeRole("completion.symbol.size", index: 21)

    /// Width of the outline of a streak at risk.
    ///
    /// Token `counter.outline.width`.
    public static let counterOutlineWidth = SizeRole("counter.outline.width", index: 22)

    /// Width of the same outline when contrast is increased.
    ///
    /// Token `counter.outline.width-increased`.
    public static let counterOutlineWidthIncreased = SizeRole("counter.outline.width-increased", index: 23)

    /// Height of the bar in the first routine's colour.
    ///
    /// Token `coverage.bar.height`.
    public static let coverageBarHeight = SizeRole("coverage.bar.height", index: 24)

    /// Width of the bar in the first routine's colour.
    ///
    /// Token `coverage.bar.width`.
    public static let coverageBarWidth = SizeRole("coverage.bar.width", index: 25)

    /// Height of a coverage cell.
    ///
    /// Token `coverage.cell.height`.
    public static let coverageCellHeight = SizeRole("coverage.cell.height", index: 26)

    /// Corners of a coverage cell.
    ///
    /// Token `coverage.cell.radius`.
    public static let coverageCellRadius = SizeRole("coverage.cell.radius", index: 27)

    /// Width of a coverage cell.
    ///
    /// Token `coverage.cell.width`.
    public static let coverageCellWidth = SizeRole("coverage.cell.width", index: 28)

    /// Width of the outline of a cell under the pointer.
    ///
    /// Token `coverage.hover.width`.
    public static let coverageHoverWidth = SizeRole("coverage.hover.width", index: 29)

    /// Width of the column with the rows' names.
    ///
    /// Token `coverage.label.width`.
    public static let coverageLabelWidth = SizeRole("coverage.label.width", index: 30)

    /// Size of the small mark beside an empty state's picture.
    ///
    /// Token `empty-state.badge.size`.
    public static let emptyStateBadge = SizeRole("empty-state.badge.size", index: 31)

    /// Size of the circle behind an empty state's picture.
    ///
    /// Token `empty-state.circle.size`.
    public static let emptyStateCircle = SizeRole("empty-state.circle.size", index: 32)

    /// Size of the single symbol of an empty list.
    ///
    /// Token `empty-state.plain.size`.
    public static let emptyStatePlain = SizeRole("empty-state.plain.size", index: 33)

    /// Size of the picture of an empty state.
    ///
    /// Token `empty-state.symbol.size`.
    public static let emptyStateSymbol = SizeRole("empty-state.symbol.size", index: 34)

    /// Size of the flame of a new streak; grows with large titles.
    ///
    /// Token `flame.size.base`.
    public static let flameSizeBase = SizeRole("flame.size.base", index: 35)

    /// The flame never grows past this.
    ///
    /// Token `flame.size.cap`.
    public static let flameSizeCap = SizeRole("flame.size.cap", index: 36)

    /// What each full week adds to the flame.
    ///
    /// Token `flame.size.step`.
    public static let flameSizeStep = SizeRole("flame.size.step", index: 37)

    /// Width of the line round a chosen symbol.
    ///
    /// Token `habit.chosen-symbol.width`.
    public static let habitChosenSymbolWidth = SizeRole("habit.chosen-symbol.width", index: 38)

    /// Size of the large symbol over a habit's details.
    ///
    /// Token `habit.header.size`.
    public static let habitHeader = SizeRole("habit.header.size", index: 39)

    /// Width of the ring round a chosen colour.
    ///
    /// Token `habit.selection.width`.
    public static let habitSelectionWidth = SizeRole("habit.selection.width", index: 40)

    /// Width of the column of a habit's symbol in a list.
    ///
    /// Token `habit.symbol.width`.
    public static let habitSymbolWidth = SizeRole("habit.symbol.width", index: 41)

    /// Side of a heat map cell where there is space.
    ///
    /// Token `heat-map.cell.max-size`.
    public static let heatMapCellMaxSize = SizeRole("heat-map.cell.max-size", index: 42)

    /// Side of a heat map cell where space is short.
    ///
    /// Token `heat-map.cell.min-size`.
    public static let heatMapCellMinSize = SizeRole("heat-map.cell.min-size", index: 43)

    /// Width of that line.
    ///
    /// Token `heat-map.outline.width`.
    public static let heatMapOutlineWidth = SizeRole("heat-map.outline.width", index: 44)

    /// Corners of the hero card.
    ///
    /// Token `hero.radius`.
    public static let heroRadius = SizeRole("hero.radius", index: 45)

    /// Width of the outline of a text field.
    ///
    /// Token `input.border.width`.
    public static let inputBorderWidth = SizeRole("input.border.width", index: 46)

    /// Height of a text field.
    ///
    /// Token `input.height`.
    public static let inputHeight = SizeRole("input.height", index: 47)

    /// Width of the bar on the lock screen.
    ///
    /// Token `live-activity.bar.width`.
    public static let liveActivityBarWidth = SizeRole("live-activity.bar.width", index: 48)

    /// Width of the bar in the Dynamic Island.
    ///
    /// Token `live-activity.island-bar.width`.
    public static let liveActivityIslandBarWidth = SizeRole("live-activity.island-bar.width", index: 49)

    /// Size of the circle behind the timer's symbol.
    ///
    /// Token `live-activity.symbol.size`.
    public static let liveActivitySymbol = SizeRole("live-activity.symbol.size", index: 50)

    /// Width of the column of the day.
    ///
    /// Token `logbook.date.width`.
    public static let logbookDateWidth = SizeRole("logbook.date.width", index: 51)

    /// Width of the column of the weekly rate.
    ///
    /// Token `logbook.note.width`.
    public static let logbookNoteWidth = SizeRole("logbook.note.width", index: 52)

    /// Least height of a row.
    ///
    /// Token `logbook.row.min-height`.
    public static let logbookRowMinHeight = SizeRole("logbook.row.min-height", index: 53)

    /// Height of the compact bar; grows with body text.
    ///
    /// Token `progress.bar-compact.height`.
    public static let progressBarCompactHeight = SizeRole("progress.bar-compact.height", index: 54)

    /// Height of the full milestone bar; grows with body text.
    ///
    /// Token `progress.bar.height`.
    public static let progressBarHeight = SizeRole("progress.bar.height", index: 55)

    /// Height of Growth's linear bar.
    ///
    /// Token `progress.linear.height`.
    public static let progressLinearHeight = SizeRole("progress.linear.height", index: 56)

    /// Width of a line round the track, for increased contrast.
    ///
    /// Token `progress.outline.width`.
    public static let progressOutlineWidth = SizeRole("progress.outline.width", index: 57)

    /// Width of a small progress ring's stroke.
    ///
    /// Token `progress.ring.stroke`.
    public static let progressRingStroke = SizeRole("progress.ring.stroke", index: 58)

    /// Height of the bar over a running routine.
    ///
    /// Token `progress.routine-bar.height`.
    public static let progressRoutineBarHeight = SizeRole("progress.routine-bar.height", index: 59)

    /// Height of a widget's bar.
    ///
    /// Token `progress.widget-bar.height`.
    public static let progressWidgetBarHeight = SizeRole("progress.widget-bar.height", index: 60)

    /// Size of a circle in the list of colours.
    ///
    /// Token `routine.color.size`.
    public static let routineColor = SizeRole("routine.color.size", index: 61)

    /// Width of the line round a chosen day, time or place.
    ///
    /// Token `routine.filter.width`.
    public static let routineFilterWidth = SizeRole("routine.filter.width", index: 62)

    /// Least width of a card in the grid of habits.
    ///
    /// Token `routine.grid.min-width`.
    public static let routineGridMinWidth = SizeRole("routine.grid.min-width", index: 63)

    /// Width of the line round the option that holds.
    ///
    /// Token `segment.outline.width`.
    public static let segmentOutlineWidth = SizeRole("segment.outline.width", index: 64)

    /// Size of a swatch of the accents.
    ///
    /// Token `settings.swatch.size`.
    public static let settingsSwatch = SizeRole("settings.swatch.size", index: 65)

    /// Width of the ring round the chosen accent.
    ///
    /// Token `settings.swatch.width`.
    public static let settingsSwatchWidth = SizeRole("settings.swatch.width", index: 66)

    /// Size of a settings card's symbol.
    ///
    /// Token `settings.symbol.size`.
    public static let settingsSymbol = SizeRole("settings.symbol.size", index: 67)

    /// Height of a share image.
    ///
    /// Token `sharing.height`.
    public static let sharingHeight = SizeRole("sharing.height", index: 68)

    /// Size of the trophy of a share image.
    ///
    /// Token `sharing.trophy.size`.
    public static let sharingTrophy = SizeRole("sharing.trophy.size", index: 69)

    /// Width of a share image.
    ///
    /// Token `sharing.width`.
    public static let sharingWidth = SizeRole("sharing.width", index: 70)

    /// Height of a stat card.
    ///
    /// Token `stat-card.height`.
    public static let statCardHeight = SizeRole("stat-card.height", index: 71)

    /// Width of the line round today.
    ///
    /// Token `streak-list.today.width`.
    public static let streakListTodayWidth = SizeRole("streak-list.today.width", index: 72)

    /// Height of the line under the page that is shown, for readers who tell nothing by colour.
    ///
    /// Token `tab.mark.height`.
    public static let tabMarkHeight = SizeRole("tab.mark.height", index: 73)

    /// Size of a tab bar's symbol.
    ///
    /// Token `tab.symbol.size`.
    public static let tabSymbol = SizeRole("tab.symbol.size", index: 74)

    /// Height of the practice timeline.
    ///
    /// Token `timeline.height`.
    public static let timelineHeight = SizeRole("timeline.height", index: 75)

    /// Corners of a toast.
    ///
    /// Token `toast.radius`.
    public static let toastRadius = SizeRole("toast.radius", index: 76)

    /// How far a toast is swiped to dismiss it.
    ///
    /// Token `toast.swipe.distance`.
    public static let toastSwipeDistance = SizeRole("toast.swipe.distance", index: 77)

    /// The smallest side of anything that can be touched.
    ///
    /// Token `touch.target`.
    public static let touchTarget = SizeRole("touch.target", index: 78)

    /// Height of a weekly activity bar that is full.
    ///
    /// Token `week-bar.height`.
    public static let weekBarHeight = SizeRole("week-bar.height", index: 79)

    /// Least height of a weekly activity bar, even for no minutes.
    ///
    /// Token `week-bar.min-height`.
    public static let weekBarMinHeight = SizeRole("week-bar.min-height", index: 80)

    /// Width of the outline of the chosen day.
    ///
    /// Token `week-strip.selected.width`.
    public static let weekStripSelectedWidth = SizeRole("week-strip.selected.width", index: 81)

    static let tokenPaths: [String] = [
        "achievement.size",
        "badge.outline.width",
        "banner.radius",
        "button.height",
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
        "progress.bar-compact.height",
        "progress.bar.height",
        "progress.linear.height",
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
        "sharing.trophy.size",
        "sharing.width",
        "stat-card.height",
        "streak-list.today.width",
        "tab.mark.height",
        "tab.symbol.size",
        "timeline.height",
        "toast.radius",
        "toast.swipe.distance",
        "touch.target",
        "week-bar.height",
        "week-bar.min-height",
        "week-strip.selected.width",
    ]
}
