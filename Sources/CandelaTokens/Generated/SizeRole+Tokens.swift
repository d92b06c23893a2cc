// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<SizeKind> {
    /// Size of the circle of an achievement, and the small progress ring. Token `achievement.size`.
    public static var achievement: Self { Self(at: 0) }

    /// Width of the capsule's outline when contrast is increased. Token `badge.outline.width`.
    public static var badgeOutlineWidth: Self { Self(at: 1) }

    /// Corners of the banner. Token `banner.radius`.
    public static var bannerRadius: Self { Self(at: 2) }

    /// Height of a primary or secondary button. Token `button.height`.
    public static var buttonHeight: Self { Self(at: 3) }

    /// Width of the line round a secondary button. Token `button.outline.width`.
    public static var buttonOutlineWidth: Self { Self(at: 4) }

    /// Size of a day's circle. Token `calendar.day.size`.
    public static var calendarDay: Self { Self(at: 5) }

    /// Today's larger circle. Token `calendar.today.size`.
    public static var calendarToday: Self { Self(at: 6) }

    /// Width of the ring round today. Token `calendar.today.width`.
    public static var calendarTodayWidth: Self { Self(at: 7) }

    /// Width of the outline of a card. Token `card.border.width`.
    public static var cardBorderWidth: Self { Self(at: 8) }

    /// Width of the outline of an elevated card. Token `card.elevated-outline.width`.
    public static var cardElevatedOutlineWidth: Self { Self(at: 9) }

    /// How far confetti flies. Token `celebration.confetti.radius`.
    public static var celebrationConfettiRadius: Self { Self(at: 10) }

    /// Corners of a celebration's card. Token `celebration.radius`.
    public static var celebrationRadius: Self { Self(at: 11) }

    /// Size of a celebration's trophy. Token `celebration.symbol.size`.
    public static var celebrationSymbol: Self { Self(at: 12) }

    /// Corners of a bar. Token `chart.bar.radius`.
    public static var chartBarRadius: Self { Self(at: 13) }

    /// Length of the dashes of the goal's rule. Token `chart.goal.dash`.
    public static var chartGoalDash: Self { Self(at: 14) }

    /// Length of the gaps between the dashes of the goal's rule. Token `chart.goal.gap`.
    public static var chartGoalGap: Self { Self(at: 15) }

    /// Width of grid lines. Token `chart.grid.width`.
    public static var chartGridWidth: Self { Self(at: 16) }

    /// Height of a habit's chart. Token `chart.habit.height`.
    public static var chartHabitHeight: Self { Self(at: 17) }

    /// Height of the weight chart. Token `chart.height`.
    public static var chartHeight: Self { Self(at: 18) }

    /// Width of a rule across a chart, such as the goal's. Token `chart.rule.width`.
    public static var chartRuleWidth: Self { Self(at: 19) }

    /// Width of the trend line. Token `chart.trend.width`.
    public static var chartTrendWidth: Self { Self(at: 20) }

    /// Size of the ring of a finished routine. Token `completion.ring.size`.
    public static var completionRing: Self { Self(at: 21) }

    /// Size of the symbol inside the ring of a finished routine. Token `completion.symbol.size`.
    public static var completionSymbol: Self { Self(at: 22) }

    /// Width of the outline of a streak at risk. Token `counter.outline.width`.
    public static var counterOutlineWidth: Self { Self(at: 23) }

    /// Width of the same outline when contrast is increased. Token
    /// `counter.outline.width-increased`.
    public static var counterOutlineWidthIncreased: Self { Self(at: 24) }

    /// Height of a coverage cell. Token `coverage.cell.height`.
    public static var coverageCellHeight: Self { Self(at: 25) }

    /// Corners of a coverage cell. Token `coverage.cell.radius`.
    public static var coverageCellRadius: Self { Self(at: 26) }

    /// Width of a coverage cell. Token `coverage.cell.width`.
    public static var coverageCellWidth: Self { Self(at: 27) }

    /// Size of the dot in the first routine's colour. Token `coverage.dot.size`.
    public static var coverageDot: Self { Self(at: 28) }

    /// Width of the line round that dot. Token `coverage.dot.width`.
    public static var coverageDotWidth: Self { Self(at: 29) }

    /// Width of the outline of a cell under the pointer. Token `coverage.hover.width`.
    public static var coverageHoverWidth: Self { Self(at: 30) }

    /// Width of the column with the rows' names. Token `coverage.label.width`.
    public static var coverageLabelWidth: Self { Self(at: 31) }

    /// Size of the small mark beside an empty state's picture. Token `empty-state.badge.size`.
    public static var emptyStateBadge: Self { Self(at: 32) }

    /// Size of the circle behind an empty state's picture. Token `empty-state.circle.size`.
    public static var emptyStateCircle: Self { Self(at: 33) }

    /// Size of the single symbol of an empty list. Token `empty-state.plain.size`.
    public static var emptyStatePlain: Self { Self(at: 34) }

    /// Size of the picture of an empty state. Token `empty-state.symbol.size`.
    public static var emptyStateSymbol: Self { Self(at: 35) }

    /// Size of the flame of a new streak; grows with large titles. Token `flame.size.base`.
    public static var flameSizeBase: Self { Self(at: 36) }

    /// The flame never grows past this. Token `flame.size.cap`.
    public static var flameSizeCap: Self { Self(at: 37) }

    /// What each full week adds to the flame. Token `flame.size.step`.
    public static var flameSizeStep: Self { Self(at: 38) }

    /// Width of the line round a chosen symbol. Token `habit.chosen-symbol.width`.
    public static var habitChosenSymbolWidth: Self { Self(at: 39) }

    /// Size of the large symbol over a habit's details. Token `habit.header.size`.
    public static var habitHeader: Self { Self(at: 40) }

    /// Width of the ring round a chosen colour. Token `habit.selection.width`.
    public static var habitSelectionWidth: Self { Self(at: 41) }

    /// Width of the column of a habit's symbol in a list. Token `habit.symbol.width`.
    public static var habitSymbolWidth: Self { Self(at: 42) }

    /// Least height of a heat map cell, for its name, minutes and dots. Token
    /// `heat-map.cell.height`.
    public static var heatMapCellHeight: Self { Self(at: 43) }

    /// Side of a heat map cell where there is space. Token `heat-map.cell.max-size`.
    public static var heatMapCellMaxSize: Self { Self(at: 44) }

    /// Side of a heat map cell where space is short. Token `heat-map.cell.min-size`.
    public static var heatMapCellMinSize: Self { Self(at: 45) }

    /// Width of that line. Token `heat-map.outline.width`.
    public static var heatMapOutlineWidth: Self { Self(at: 46) }

    /// Corners of the hero card. Token `hero.radius`.
    public static var heroRadius: Self { Self(at: 47) }

    /// Width of the outline of a text field. Token `input.border.width`.
    public static var inputBorderWidth: Self { Self(at: 48) }

    /// Height of a text field. Token `input.height`.
    public static var inputHeight: Self { Self(at: 49) }

    /// Size of the circle behind the timer's symbol. Token `live-activity.symbol.size`.
    public static var liveActivitySymbol: Self { Self(at: 50) }

    /// Width of the column of the day. Token `logbook.date.width`.
    public static var logbookDateWidth: Self { Self(at: 51) }

    /// Width of the column of the weekly rate. Token `logbook.note.width`.
    public static var logbookNoteWidth: Self { Self(at: 52) }

    /// Least height of a row. Token `logbook.row.min-height`.
    public static var logbookRowMinHeight: Self { Self(at: 53) }

    /// The most a column of cards is wide, so that lines stay readable on large screens. Token
    /// `page.width`.
    public static var pageWidth: Self { Self(at: 54) }

    /// Height of the compact bar; grows with body text. Token `progress.bar-compact.height`.
    public static var progressBarCompactHeight: Self { Self(at: 55) }

    /// Height of the full milestone bar; grows with body text. Token `progress.bar.height`.
    public static var progressBarHeight: Self { Self(at: 56) }

    /// Height of Growth's linear bar. Token `progress.linear.height`.
    public static var progressLinearHeight: Self { Self(at: 57) }

    /// Width of a line round the track, for increased contrast. Token `progress.outline.width`.
    public static var progressOutlineWidth: Self { Self(at: 58) }

    /// Width of a small progress ring's stroke. Token `progress.ring.stroke`.
    public static var progressRingStroke: Self { Self(at: 59) }

    /// Height of the bar over a running routine. Token `progress.routine-bar.height`.
    public static var progressRoutineBarHeight: Self { Self(at: 60) }

    /// Height of a widget's bar. Token `progress.widget-bar.height`.
    public static var progressWidgetBarHeight: Self { Self(at: 61) }

    /// Size of a circle in the list of colours. Token `routine.color.size`.
    public static var routineColor: Self { Self(at: 62) }

    /// Least width of a card in the grid of habits. Token `routine.grid.min-width`.
    public static var routineGridMinWidth: Self { Self(at: 63) }

    /// Width of the line round the option that holds. Token `segment.outline.width`.
    public static var segmentOutlineWidth: Self { Self(at: 64) }

    /// Size of the tinted circle behind a settings row's symbol. Token `settings.disc.size`.
    public static var settingsDisc: Self { Self(at: 65) }

    /// Size of a swatch of the accents. Token `settings.swatch.size`.
    public static var settingsSwatch: Self { Self(at: 66) }

    /// Width of the ring round the chosen accent. Token `settings.swatch.width`.
    public static var settingsSwatchWidth: Self { Self(at: 67) }

    /// Size of a settings row's symbol, inside its circle. Token `settings.symbol.size`.
    public static var settingsSymbol: Self { Self(at: 68) }

    /// Height of a share image. Token `sharing.height`.
    public static var sharingHeight: Self { Self(at: 69) }

    /// Size of the trophy of a share image. Token `sharing.trophy.size`.
    public static var sharingTrophy: Self { Self(at: 70) }

    /// Width of a share image. Token `sharing.width`.
    public static var sharingWidth: Self { Self(at: 71) }

    /// Height of a stat card. Token `stat-card.height`.
    public static var statCardHeight: Self { Self(at: 72) }

    /// Width of the line round today. Token `streak-list.today.width`.
    public static var streakListTodayWidth: Self { Self(at: 73) }

    /// Width of a swatch with its name, which are in columns of equal widths. Token
    /// `swatch.column.width`.
    public static var swatchColumnWidth: Self { Self(at: 74) }

    /// Height of the line under the page that is shown, for readers who tell nothing by colour.
    /// Token `tab.mark.height`.
    public static var tabMarkHeight: Self { Self(at: 75) }

    /// Size of a tab bar's symbol. Token `tab.symbol.size`.
    public static var tabSymbol: Self { Self(at: 76) }

    /// Height of the practice timeline. Token `timeline.height`.
    public static var timelineHeight: Self { Self(at: 77) }

    /// Corners of a toast. Token `toast.radius`.
    public static var toastRadius: Self { Self(at: 78) }

    /// How far a toast is swiped to dismiss it. Token `toast.swipe.distance`.
    public static var toastSwipeDistance: Self { Self(at: 79) }

    /// The smallest side of anything that can be touched. Token `touch.target`.
    public static var touchTarget: Self { Self(at: 80) }

    /// Height of a weekly activity bar that is full. Token `week-bar.height`.
    public static var weekBarHeight: Self { Self(at: 81) }

    /// Least height of a weekly activity bar of a day with practice. Token `week-bar.min-height`.
    public static var weekBarMinHeight: Self { Self(at: 82) }

    /// Width of the outline of the chosen day. Token `week-strip.selected.width`.
    public static var weekStripSelectedWidth: Self { Self(at: 83) }
}

extension SizeKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(10, rows: [
#"""
achievement.size 50
badge.outline.width 1
banner.radius 12
button.height 52
button.outline.width 1.5
calendar.day.size 28
calendar.today.size 36
calendar.today.width 2
card.border.width 1
card.elevated-outline.width 1.5
celebration.confetti.radius 400
celebration.radius 20
celebration.symbol.size 60
chart.bar.radius 4
chart.goal.dash 10
chart.goal.gap 5
chart.grid.width 1
chart.habit.height 200
chart.height 300
chart.rule.width 2
chart.trend.width 3
completion.ring.size 96
completion.symbol.size 40
counter.outline.width 2
counter.outline.width-increased 3
coverage.cell.height 44
coverage.cell.radius 8
coverage.cell.width 60
coverage.dot.size 10
coverage.dot.width 1.5
coverage.hover.width 2
coverage.label.width 80
empty-state.badge.size 24
empty-state.circle.size 120
empty-state.plain.size 60
empty-state.symbol.size 48
flame.size.base 28
flame.size.cap 48
flame.size.step 2
habit.chosen-symbol.width 2
habit.header.size 48
habit.selection.width 3
habit.symbol.width 40
heat-map.cell.height 52
heat-map.cell.max-size 32
heat-map.cell.min-size 28
heat-map.outline.width 1
hero.radius 20
input.border.width 1
input.height 56
live-activity.symbol.size 40
logbook.date.width 32
logbook.note.width 40
logbook.row.min-height 44
page.width 600
progress.bar-compact.height 6
progress.bar.height 12
progress.linear.height 8
progress.outline.width 1
progress.ring.stroke 4
progress.routine-bar.height 5
progress.widget-bar.height 6
routine.color.size 40
routine.grid.min-width 150
segment.outline.width 1.5
settings.disc.size 32
settings.swatch.size 48
settings.swatch.width 3
settings.symbol.size 18
sharing.height 315
sharing.trophy.size 72
sharing.width 600
stat-card.height 110
streak-list.today.width 1
swatch.column.width 72
tab.mark.height 3
tab.symbol.size 28
timeline.height 180
toast.radius 10
toast.swipe.distance 100
touch.target 44
week-bar.height 40
week-bar.min-height 4
week-strip.selected.width 2
"""#,
    ])
}
