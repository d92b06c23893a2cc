// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<TypeKind> {
    /// The label under a badge's number. Token `type.badge-label`.
    public static var badgeLabel: Self { Self(at: 0) }

    /// The number in a streak badge. Token `type.badge-number`.
    public static var badgeNumber: Self { Self(at: 1) }

    /// The larger number in a badge from 7 days on. Token `type.badge-number-milestone`.
    public static var badgeNumberMilestone: Self { Self(at: 2) }

    /// The flame in a streak badge. Token `type.badge-symbol`.
    public static var badgeSymbol: Self { Self(at: 3) }

    /// The larger flame from 7 days on. Token `type.badge-symbol-milestone`.
    public static var badgeSymbolMilestone: Self { Self(at: 4) }

    /// The goal-reached banner's symbol. Token `type.banner-symbol`.
    public static var bannerSymbol: Self { Self(at: 5) }

    /// The goal-reached banner's sentence. Token `type.banner-text`.
    public static var bannerText: Self { Self(at: 6) }

    /// The goal-reached banner's title. Token `type.banner-title`.
    public static var bannerTitle: Self { Self(at: 7) }

    /// Body text and controls. Token `type.body`.
    public static var body: Self { Self(at: 8) }

    /// Reading text that leads a page. Token `type.body-large`.
    public static var bodyLarge: Self { Self(at: 9) }

    /// Button labels. Token `type.button`.
    public static var button: Self { Self(at: 10) }

    /// The number in a calendar day. Token `type.calendar-day`.
    public static var calendarDay: Self { Self(at: 11) }

    /// Captions and axis labels. Token `type.caption`.
    public static var caption: Self { Self(at: 12) }

    /// The smallest captions, such as a badge's label. Token `type.caption-small`.
    public static var captionSmall: Self { Self(at: 13) }

    /// The milestone in a celebration. Token `type.celebration-number`.
    public static var celebrationNumber: Self { Self(at: 14) }

    /// The title of a celebration. Token `type.celebration-title`.
    public static var celebrationTitle: Self { Self(at: 15) }

    /// The unit beside a celebration's number. Token `type.celebration-unit`.
    public static var celebrationUnit: Self { Self(at: 16) }

    /// The labels along a chart. Token `type.chart-axis`.
    public static var chartAxis: Self { Self(at: 17) }

    /// The value of the chosen point. Token `type.chart-value`.
    public static var chartValue: Self { Self(at: 18) }

    /// The time left while a streak is at risk. Token `type.countdown`.
    public static var countdown: Self { Self(at: 19) }

    /// The streak counter's number from 30 days on. Token `type.counter.high`.
    public static var counterHigh: Self { Self(at: 20) }

    /// The streak counter's number below 7 days. Token `type.counter.low`.
    public static var counterLow: Self { Self(at: 21) }

    /// The streak counter's number from 7 to 29 days. Token `type.counter.mid`.
    public static var counterMid: Self { Self(at: 22) }

    /// The word days under the counter. Token `type.counter.unit`.
    public static var counterUnit: Self { Self(at: 23) }

    /// Notes under a group. Token `type.footnote`.
    public static var footnote: Self { Self(at: 24) }

    /// A habit's symbol and its check mark in a list. Token `type.habit-symbol`.
    public static var habitSymbol: Self { Self(at: 25) }

    /// Headings of cards and rows. Token `type.headline`.
    public static var headline: Self { Self(at: 26) }

    /// The hero card's last line. Token `type.hero-detail`.
    public static var heroDetail: Self { Self(at: 27) }

    /// The hero card's heading and its change. Token `type.hero-label`.
    public static var heroLabel: Self { Self(at: 28) }

    /// The weight on the hero card. Token `type.hero-number`.
    public static var heroNumber: Self { Self(at: 29) }

    /// The unit beside the hero card's number. Token `type.hero-unit`.
    public static var heroUnit: Self { Self(at: 30) }

    /// A screen's large title. Token `type.large-title`.
    public static var largeTitle: Self { Self(at: 31) }

    /// The motivational line under the counter. Token `type.message`.
    public static var message: Self { Self(at: 32) }

    /// A figure in a stat card. Token `type.metric`.
    public static var metric: Self { Self(at: 33) }

    /// The compact card's first line. Token `type.milestone-compact`.
    public static var milestoneCompact: Self { Self(at: 34) }

    /// The days left at the current pace, and the weekly rate. Token `type.milestone-estimate`.
    public static var milestoneEstimate: Self { Self(at: 35) }

    /// The compact card's goal line. Token `type.milestone-goal`.
    public static var milestoneGoal: Self { Self(at: 36) }

    /// The milestones at both ends of the bar. Token `type.milestone-label`.
    public static var milestoneLabel: Self { Self(at: 37) }

    /// What is left to the next milestone; its number takes the emphasis. Token
    /// `type.milestone-remaining`.
    public static var milestoneRemaining: Self { Self(at: 38) }

    /// The calendar symbol before the estimate. Token `type.milestone-symbol`.
    public static var milestoneSymbol: Self { Self(at: 39) }

    /// The next milestone beside the card's heading; its number takes the emphasis, its unit does
    /// not. Token `type.milestone-value`.
    public static var milestoneValue: Self { Self(at: 40) }

    /// The label of a progress bar or ring. Token `type.progress-label`.
    public static var progressLabel: Self { Self(at: 41) }

    /// The line under the percentage; its size is fixed. Token `type.sharing-caption`.
    public static var sharingCaption: Self { Self(at: 42) }

    /// The change on a progress image; its size is fixed. Token `type.sharing-change`.
    public static var sharingChange: Self { Self(at: 43) }

    /// The app's name and the period on a share image; its size is fixed. Token
    /// `type.sharing-name`.
    public static var sharingName: Self { Self(at: 44) }

    /// The number of a share image; its size is fixed. Token `type.sharing-number`.
    public static var sharingNumber: Self { Self(at: 45) }

    /// The percentage of a progress image; its size is fixed. Token `type.sharing-percent`.
    public static var sharingPercent: Self { Self(at: 46) }

    /// The heading of a share image; its size is fixed. Token `type.sharing-title`.
    public static var sharingTitle: Self { Self(at: 47) }

    /// The unit of a share image; its size is fixed. Token `type.sharing-unit`.
    public static var sharingUnit: Self { Self(at: 48) }

    /// A quick stat's value. Token `type.stat-value`.
    public static var statValue: Self { Self(at: 49) }

    /// Values and labels beside a heading. Token `type.subheadline`.
    public static var subheadline: Self { Self(at: 50) }

    /// The names in a tab bar, which beside each other have no room to grow beyond the largest
    /// ordinary size. Token `type.tab-label`.
    public static var tabLabel: Self { Self(at: 51) }

    /// The time of a running timer on the lock screen. Token `type.timer-compact`.
    public static var timerCompact: Self { Self(at: 52) }

    /// Titles of sheets, sections and celebrations. Token `type.title`.
    public static var title: Self { Self(at: 53) }

    /// Titles inside a card. Token `type.title-small`.
    public static var titleSmall: Self { Self(at: 54) }

    /// The number of a streak widget. Token `type.widget-number`.
    public static var widgetNumber: Self { Self(at: 55) }

    /// The number of a weight widget. Token `type.widget-weight`.
    public static var widgetWeight: Self { Self(at: 56) }
}

extension TypeKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(4, rows: [
#"""
type.badge-label 10 11 13 400 400 0 0 1 0 11
type.badge-number 4 17 22 600 600 0 0 1 0 11
type.badge-number-milestone 3 20 25 700 700 0 0 1 0 11
type.badge-symbol 5 17 22 400 400 0 0 1 0 11
type.badge-symbol-milestone 3 20 25 400 400 0 0 1 0 11
type.banner-symbol 2 22 28 400 400 0 0 1 0 11
type.banner-text 9 12 16 400 400 0 0 1 0 11
type.banner-title 4 17 22 600 600 0 0 1 0 11
type.body 5 17 22 400 400 0 0 1 0 11 | 7 15 20 400 400 0 0 1 0 11 | 5 17 22 400 400 1 0 1 1 11 | 5 17 22 400 400 0 0 1 0 11
type.body-large 5 17 22 400 400 0 0 1 0 11 | 5 17 24 400 400 0 0 1 0 11 | 5 17 22 400 400 1 0 1 1 11 | 5 17 22 400 400 0 0 1 0 11
type.button 4 17 22 600 600 0 0 1 0 11 | 6 16 20 500 500 0 0.1 1 0 11 | 4 17 22 600 600 1 0 1 1 11 | 4 17 22 600 600 0 0 1 0 11
type.calendar-day 9 12 16 400 400 0 0 1 0 11
type.caption 9 12 16 400 400 0 0 1 0 11 | 9 12 16 500 500 0 0.2 1 0 11 | 9 12 16 400 400 1 0 1 1 11 | 9 12 16 400 400 0 0 1 0 11
type.caption-small 10 11 13 400 400 0 0 1 0 11 | 10 11 13 400 400 0 0 1 0 11 | 10 11 13 400 400 1 0 1 1 11 | 10 11 13 400 400 0 0 1 0 11
type.celebration-number 0 34 41 800 800 0 0 1 0 11
type.celebration-title 1 28 34 700 700 0 0 1 0 11
type.celebration-unit 2 22 28 400 400 0 0 1 0 11
type.chart-axis 10 11 13 400 400 0 0 1 0 11 | 10 11 13 400 400 0 0 1 0 11 | 10 11 13 400 400 1 0 1 1 11 | 10 11 13 400 400 0 0 1 0 11
type.chart-value 9 12 16 700 700 0 0 1 0 11
type.countdown 7 15 20 500 500 0 0 1 0 11
type.counter.high 1 28 34 700 700 0 0 1 0 11
type.counter.low 1 24 30 700 700 0 0 1 0 11
type.counter.mid 1 26 32 700 700 0 0 1 0 11
type.counter.unit 7 15 20 400 400 0 0 1 0 11
type.footnote 8 13 18 400 400 0 0 1 0 11 | 8 13 18 400 400 0 0.1 1 0 11 | 8 13 18 400 400 1 0 1 1 11 | 8 13 18 400 400 0 0 1 0 11
type.habit-symbol 2 22 28 400 400 0 0 1 0 11
type.headline 4 17 22 600 600 0 0 1 0 11 | 4 17 22 600 600 0 0 1 0 11 | 4 17 22 600 600 1 0 1 1 11 | 4 17 22 600 600 0 0 1 0 11
type.hero-detail 9 12 16 400 400 0 0 1 0 11
type.hero-label 7 15 20 500 500 0 0 0.8 0 11
type.hero-number 0 56 68 700 700 1 0 0.6 1 11
type.hero-unit 2 22 28 600 600 0 0 1 0 11
type.large-title 0 34 41 700 700 0 0 1 0 11 | 0 34 41 700 700 0 -0.3 1 0 11 | 0 34 41 700 700 1 -0.5 1 1 11 | 0 34 41 700 700 0 0 1 0 11
type.message 6 16 21 400 400 0 0 1 0 11
type.metric 2 22 28 700 700 0 0 0.7 0 11 | 2 22 26 600 600 0 0 1 0 11 | 2 22 28 700 700 1 0 1 1 11 | 2 22 28 600 600 0 0 1 0 11
type.milestone-compact 7 15 20 500 500 0 0 0.8 0 11
type.milestone-estimate 9 12 16 400 400 0 0 0.8 0 11
type.milestone-goal 9 12 16 400 400 0 0 0.8 0 11
type.milestone-label 9 12 16 400 400 0 0 0.8 0 11
type.milestone-remaining 9 12 16 400 600 0 0 0.8 0 11
type.milestone-symbol 10 11 13 400 400 0 0 1 0 11
type.milestone-value 7 15 20 400 700 0 0 0.8 0 11
type.progress-label 9 12 16 400 400 0 0 1 0 11 | 7 14 18 500 500 0 0 1 0 11 | 9 12 16 400 400 1 0 1 1 11 | 9 12 16 400 400 0 0 1 0 11
type.sharing-caption 3 24 30 400 400 0 0 1 0 -1
type.sharing-change 2 24 30 600 600 0 0 1 0 -1
type.sharing-name 6 24 30 400 400 0 0 1 0 -1
type.sharing-number 0 96 115 900 900 1 0 1 1 -1
type.sharing-percent 0 72 86 700 700 1 0 1 1 -1
type.sharing-title 1 28 34 800 800 0 2 1 0 -1
type.sharing-unit 0 40 48 700 700 0 0 1 0 -1
type.stat-value 2 22 28 700 700 0 0 0.7 0 11
type.subheadline 7 15 20 500 500 0 0 1 0 11 | 7 15 20 500 500 0 0 1 0 11 | 7 15 20 500 500 1 0 1 1 11 | 7 15 20 400 400 0 0 1 0 11
type.tab-label 10 11 13 400 400 0 0 1 0 6 | 10 11 13 400 400 0 0 1 0 6 | 10 11 13 400 400 1 0 1 1 6 | 10 11 13 400 400 0 0 1 0 6
type.timer-compact 2 24 30 700 700 1 0 1 1 11
type.title 2 22 28 600 600 0 0 1 0 11 | 1 26 30 700 700 0 -0.2 1 0 11 | 0 34 41 700 700 1 -0.5 1 1 11 | 2 22 28 600 600 0 0 1 0 11
type.title-small 3 20 25 600 600 0 0 1 0 11 | 3 20 24 600 600 0 -0.1 1 0 11 | 3 20 25 600 600 1 0 1 1 11 | 3 20 25 600 600 0 0 1 0 11
type.widget-number 0 42 50 700 700 1 0 1 1 11
type.widget-weight 0 44 52 700 700 1 0 1 1 11
"""#,
    ])

    static let families: [[String]] = [
        ["SF Pro", "system-ui", "sans-serif"],
        ["SF Pro Rounded", "ui-rounded", "system-ui", "sans-serif"],
    ]
}
