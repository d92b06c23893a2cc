// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension SizeRole {
    /// Size of the circle of an achievement, and the small progress ring. Token `achievement.size`.
    public static let achievement = SizeRole(at: 0)

    /// Width of the capsule's outline when contrast is increased. Token `badge.outline.width`.
    public static let badgeOutlineWidth = SizeRole(at: 1)

    /// Corners of the banner. Token `banner.radius`.
    public static let bannerRadius = SizeRole(at: 2)

    /// Height of a primary or secondary button. Token `button.height`.
    public static let buttonHeight = SizeRole(at: 3)

    /// Size of a day's circle. Token `calendar.day.size`.
    public static let calendarDay = SizeRole(at: 4)

    /// Today's larger circle. Token `calendar.today.size`.
    public static let calendarToday = SizeRole(at: 5)

    /// Width of the ring round today. Token `calendar.today.width`.
    public static let calendarTodayWidth = SizeRole(at: 6)

    /// Width of the outline of a card. Token `card.border.width`.
    public static let cardBorderWidth = SizeRole(at: 7)

    /// Width of the outline of an elevated card. Token `card.elevated-outline.width`.
    public static let cardElevatedOutlineWidth = SizeRole(at: 8)

    /// How far confetti flies. Token `celebration.confetti.radius`.
    public static let celebrationConfettiRadius = SizeRole(at: 9)

    /// Corners of a celebration's card. Token `celebration.radius`.
    public static let celebrationRadius = SizeRole(at: 10)

    /// Size of a celebration's trophy. Token `celebration.symbol.size`.
    public static let celebrationSymbol = SizeRole(at: 11)

    /// Corners of a bar. Token `chart.bar.radius`.
    public static let chartBarRadius = SizeRole(at: 12)

    /// Length of the dashes of the goal's rule. Token `chart.goal.dash`.
    public static let chartGoalDash = SizeRole(at: 13)

    /// Length of the gaps between the dashes of the goal's rule. Token `chart.goal.gap`.
    public static let chartGoalGap = SizeRole(at: 14)

    /// Width of grid lines. Token `chart.grid.width`.
    public static let chartGridWidth = SizeRole(at: 15)

    /// Height of a habit's chart. Token `chart.habit.height`.
    public static let chartHabitHeight = SizeRole(at: 16)

    /// Height of the weight chart. Token `chart.height`.
    public static let chartHeight = SizeRole(at: 17)

    /// Width of a rule across a chart, such as the goal's. Token `chart.rule.width`.
    public static let chartRuleWidth = SizeRole(at: 18)

    /// Width of the trend line. Token `chart.trend.width`.
    public static let chartTrendWidth = SizeRole(at: 19)

    /// Size of the ring of a finished routine. Token `completion.ring.size`.
    public static let completionRing = SizeRole(at: 20)

    /// Size of the symbol inside the ring of a finished routine. Token `completion.symbol.size`.
    public static let completionSymbol = SizeRole(at: 21)

    /// Width of the outline of a streak at risk. Token `counter.outline.width`.
    public static let counterOutlineWidth = SizeRole(at: 22)

    /// Width of the same outline when contrast is increased. Token
    /// `counter.outline.width-increased`.
    public static let counterOutlineWidthIncreased = SizeRole(at: 23)

    /// Height of a coverage cell. Token `coverage.cell.height`.
    public static let coverageCellHeight = SizeRole(at: 24)

    /// Corners of a coverage cell. Token `coverage.cell.radius`.
    public static let coverageCellRadius = SizeRole(at: 25)

    /// Width of a coverage cell. Token `coverage.cell.width`.
    public static let coverageCellWidth = SizeRole(at: 26)

    /// Size of the dot in the first routine's colour. Token `coverage.dot.size`.
    public static let coverageDot = SizeRole(at: 27)

    /// Width of the line round that dot. Token `coverage.dot.width`.
    public static let coverageDotWidth = SizeRole(at: 28)

    /// Width of the outline of a cell under the pointer. Token `coverage.hover.width`.
    public static let coverageHoverWidth = SizeRole(at: 29)

    /// Width of the column with the rows' names. Token `coverage.label.width`.
    public static let coverageLabelWidth = SizeRole(at: 30)

    /// Size of the small mark beside an empty state's picture. Token `empty-state.badge.size`.
    public static let emptyStateBadge = SizeRole(at: 31)

    /// Size of the circle behind an empty state's picture. Token `empty-state.circle.size`.
    public static let emptyStateCircle = SizeRole(at: 32)

    /// Size of the single symbol of an empty list. Token `empty-state.plain.size`.
    public static let emptyStatePlain = SizeRole(at: 33)

    /// Size of the picture of an empty state. Token `empty-state.symbol.size`.
    public static let emptyStateSymbol = SizeRole(at: 34)

    /// Size of the flame of a new streak; grows with large titles. Token `flame.size.base`.
    public static let flameSizeBase = SizeRole(at: 35)

    /// The flame never grows past this. Token `flame.size.cap`.
    public static let flameSizeCap = SizeRole(at: 36)

    /// What each full week adds to the flame. Token `flame.size.step`.
    public static let flameSizeStep = SizeRole(at: 37)

    /// Width of the line round a chosen symbol. Token `habit.chosen-symbol.width`.
    public static let habitChosenSymbolWidth = SizeRole(at: 38)

    /// Size of the large symbol over a habit's details. Token `habit.header.size`.
    public static let habitHeader = SizeRole(at: 39)

    /// Width of the ring round a chosen colour. Token `habit.selection.width`.
    public static let habitSelectionWidth = SizeRole(at: 40)

    /// Width of the column of a habit's symbol in a list. Token `habit.symbol.width`.
    public static let habitSymbolWidth = SizeRole(at: 41)

    /// Least height of a heat map cell, for its name, minutes and dots. Token
    /// `heat-map.cell.height`.
    public static let heatMapCellHeight = SizeRole(at: 42)

    /// Side of a heat map cell where there is space. Token `heat-map.cell.max-size`.
    public static let heatMapCellMaxSize = SizeRole(at: 43)

    /// Side of a heat map cell where space is short. Token `heat-map.cell.min-size`.
    public static let heatMapCellMinSize = SizeRole(at: 44)

    /// Width of that line. Token `heat-map.outline.width`.
    public static let heatMapOutlineWidth = SizeRole(at: 45)

    /// Corners of the hero card. Token `hero.radius`.
    public static let heroRadius = SizeRole(at: 46)

    /// Width of the outline of a text field. Token `input.border.width`.
    public static let inputBorderWidth = SizeRole(at: 47)

    /// Height of a text field. Token `input.height`.
    public static let inputHeight = SizeRole(at: 48)

    /// Size of the circle behind the timer's symbol. Token `live-activity.symbol.size`.
    public static let liveActivitySymbol = SizeRole(at: 49)

    /// Width of the column of the day. Token `logbook.date.width`.
    public static let logbookDateWidth = SizeRole(at: 50)

    /// Width of the column of the weekly rate. Token `logbook.note.width`.
    public static let logbookNoteWidth = SizeRole(at: 51)

    /// Least height of a row. Token `logbook.row.min-height`.
    public static let logbookRowMinHeight = SizeRole(at: 52)

    /// The most a column of cards is wide, so that lines stay readable on large screens. Token
    /// `page.width`.
    public static let pageWidth = SizeRole(at: 53)

    /// Height of the compact bar; grows with body text. Token `progress.bar-compact.height`.
    public static let progressBarCompactHeight = SizeRole(at: 54)

    /// Height of the full milestone bar; grows with body text. Token `progress.bar.height`.
    public static let progressBarHeight = SizeRole(at: 55)

    /// Height of Growth's linear bar. Token `progress.linear.height`.
    public static let progressLinearHeight = SizeRole(at: 56)

    /// Width of a line round the track, for increased contrast. Token `progress.outline.width`.
    public static let progressOutlineWidth = SizeRole(at: 57)

    /// Width of a small progress ring's stroke. Token `progress.ring.stroke`.
    public static let progressRingStroke = SizeRole(at: 58)

    /// Height of the bar over a running routine. Token `progress.routine-bar.height`.
    public static let progressRoutineBarHeight = SizeRole(at: 59)

    /// Height of a widget's bar. Token `progress.widget-bar.height`.
    public static let progressWidgetBarHeight = SizeRole(at: 60)

    /// Size of a circle in the list of colours. Token `routine.color.size`.
    public static let routineColor = SizeRole(at: 61)

    /// Least width of a card in the grid of habits. Token `routine.grid.min-width`.
    public static let routineGridMinWidth = SizeRole(at: 62)

    /// Width of the line round the option that holds. Token `segment.outline.width`.
    public static let segmentOutlineWidth = SizeRole(at: 63)

    /// Size of the tinted circle behind a settings row's symbol. Token `settings.disc.size`.
    public static let settingsDisc = SizeRole(at: 64)

    /// Size of a swatch of the accents. Token `settings.swatch.size`.
    public static let settingsSwatch = SizeRole(at: 65)

    /// Width of the ring round the chosen accent. Token `settings.swatch.width`.
    public static let settingsSwatchWidth = SizeRole(at: 66)

    /// Size of a settings row's symbol, inside its circle. Token `settings.symbol.size`.
    public static let settingsSymbol = SizeRole(at: 67)

    /// Height of a share image. Token `sharing.height`.
    public static let sharingHeight = SizeRole(at: 68)

    /// Size of the trophy of a share image. Token `sharing.trophy.size`.
    public static let sharingTrophy = SizeRole(at: 69)

    /// Width of a share image. Token `sharing.width`.
    public static let sharingWidth = SizeRole(at: 70)

    /// Height of a stat card. Token `stat-card.height`.
    public static let statCardHeight = SizeRole(at: 71)

    /// Width of the line round today. Token `streak-list.today.width`.
    public static let streakListTodayWidth = SizeRole(at: 72)

    /// Width of a swatch with its name, which are in columns of equal widths. Token
    /// `swatch.column.width`.
    public static let swatchColumnWidth = SizeRole(at: 73)

    /// Height of the line under the page that is shown, for readers who tell nothing by colour.
    /// Token `tab.mark.height`.
    public static let tabMarkHeight = SizeRole(at: 74)

    /// Size of a tab bar's symbol. Token `tab.symbol.size`.
    public static let tabSymbol = SizeRole(at: 75)

    /// Height of the practice timeline. Token `timeline.height`.
    public static let timelineHeight = SizeRole(at: 76)

    /// Corners of a toast. Token `toast.radius`.
    public static let toastRadius = SizeRole(at: 77)

    /// How far a toast is swiped to dismiss it. Token `toast.swipe.distance`.
    public static let toastSwipeDistance = SizeRole(at: 78)

    /// The smallest side of anything that can be touched. Token `touch.target`.
    public static let touchTarget = SizeRole(at: 79)

    /// Height of a weekly activity bar that is full. Token `week-bar.height`.
    public static let weekBarHeight = SizeRole(at: 80)

    /// Least height of a weekly activity bar of a day with practice. Token `week-bar.min-height`.
    public static let weekBarMinHeight = SizeRole(at: 81)

    /// Width of the outline of the chosen day. Token `week-strip.selected.width`.
    public static let weekStripSelectedWidth = SizeRole(at: 82)

    private init(at index: Int) { self.init(Self.tokenPaths[index], index: index) }

    static let tokenPaths = RoleRows.paths(rows)

    /// A line for each role, as `RoleRows` reads them.
    static let rows: [String] = [
#"""
achievement.size 50
badge.outline.width 1
banner.radius 12
button.height 52
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
    ]
}
