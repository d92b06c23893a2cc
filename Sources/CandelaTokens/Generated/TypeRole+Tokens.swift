// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension TypeRole {
    /// The label under a badge's number.
    ///
    /// Token `type.badge-label`.
    public static let badgeLabel = TypeRole("type.badge-label", index: 0)

    /// The number in a streak badge.
    ///
    /// Token `type.badge-number`.
    public static let badgeNumber = TypeRole("type.badge-number", index: 1)

    /// The larger number in a badge from 7 days on.
    ///
    /// Token `type.badge-number-milestone`.
    public static let badgeNumberMilestone = TypeRole("type.badge-number-milestone", index: 2)

    /// The flame in a streak badge.
    ///
    /// Token `type.badge-symbol`.
    public static let badgeSymbol = TypeRole("type.badge-symbol", index: 3)

    /// The larger flame from 7 days on.
    ///
    /// Token `type.badge-symbol-milestone`.
    public static let badgeSymbolMilestone = TypeRole("type.badge-symbol-milestone", index: 4)

    /// The goal-reached banner's symbol.
    ///
    /// Token `type.banner-symbol`.
    public static let bannerSymbol = TypeRole("type.banner-symbol", index: 5)

    /// The goal-reached banner's sentence.
    ///
    /// Token `type.banner-text`.
    public static let bannerText = TypeRole("type.banner-text", index: 6)

    /// The goal-reached banner's title.
    ///
    /// Token `type.banner-title`.
    public static let bannerTitle = TypeRole("type.banner-title", index: 7)

    /// Body text and controls.
    ///
    /// Token `type.body`.
    public static let body = TypeRole("type.body", index: 8)

    /// Reading text that leads a page.
    ///
    /// Token `type.body-large`.
    public static let bodyLarge = TypeRole("type.body-large", index: 9)

    /// Button labels.
    ///
    /// Token `type.button`.
    public static let button = TypeRole("type.button", index: 10)

    /// The number in a calendar day.
    ///
    /// Token `type.calendar-day`.
    public static let calendarDay = TypeRole("type.calendar-day", index: 11)

    /// Captions and axis labels.
    ///
    /// Token `type.caption`.
    public static let caption = TypeRole("type.caption", index: 12)

    /// The smallest captions, such as a badge's label.
    ///
    /// Token `type.caption-small`.
    public static let captionSmall = TypeRole("type.caption-small", index: 13)

    /// The milestone in a celebration.
    ///
    /// Token `type.celebration-number`.
    public static let celebrationNumber = TypeRole("type.celebration-number", index: 14)

    /// The title of a celebration.
    ///
    /// Token `type.celebration-title`.
    public static let celebrationTitle = TypeRole("type.celebration-title", index: 15)

    /// The unit beside a celebration's number.
    ///
    /// Token `type.celebration-unit`.
    public static let celebrationUnit = TypeRole("type.celebration-unit", index: 16)

    /// The labels along a chart.
    ///
    /// Token `type.chart-axis`.
    public static let chartAxis = TypeRole("type.chart-axis", index: 17)

    /// The value of the chosen point.
    ///
    /// Token `type.chart-value`.
    public static let chartValue = TypeRole("type.chart-value", index: 18)

    /// The time left while a streak is at risk.
    ///
    /// Token `type.countdown`.
    public static let countdown = TypeRole("type.countdown", index: 19)

    /// The streak counter's number from 30 days on.
    ///
    /// Token `type.counter.high`.
    public static let counterHigh = TypeRole("type.counter.high", index: 20)

    /// The streak counter's number below 7 days.
    ///
    /// Token `type.counter.low`.
    public static let counterLow = TypeRole("type.counter.low", index: 21)

    /// The streak counter's number from 7 to 29 days.
    ///
    /// Token `type.counter.mid`.
    public static let counterMid = TypeRole("type.counter.mid", index: 22)

    /// The word days under the counter.
    ///
    /// Token `type.counter.unit`.
    public static let counterUnit = TypeRole("type.counter.unit", index: 23)

    /// Notes under a group.
    ///
    /// Token `type.footnote`.
    public static let footnote = TypeRole("type.footnote", index: 24)

    /// A habit's symbol and its check mark in a list.
    ///
    /// Token `type.habit-symbol`.
    public static let habitSymbol = TypeRole("type.habit-symbol", index: 25)

    /// Headings of cards and rows.
    ///
    /// Token `type.headline`.
    public static let headline = TypeRole("type.headline", index: 26)

    /// The hero card's last line.
    ///
    /// Token `type.hero-detail`.
    public static let heroDetail = TypeRole("type.hero-detail", index: 27)

    /// The hero card's heading and its change.
    ///
    /// Token `type.hero-label`.
    public static let heroLabel = TypeRole("type.hero-label", index: 28)

    /// The weight on the hero card.
    ///
    /// Token `type.hero-number`.
    public static let heroNumber = TypeRole("type.hero-number", index: 29)

    /// The unit beside the hero card's number.
    ///
    /// Token `type.hero-unit`.
    public static let heroUnit = TypeRole("type.hero-unit", index: 30)

    /// A screen's large title.
    ///
    /// Token `type.large-title`.
    public static let largeTitle = TypeRole("type.large-title", index: 31)

    /// The motivational line under the counter.
    ///
    /// Token `type.message`.
    public static let message = TypeRole("type.message", index: 32)

    /// A figure in a stat card.
    ///
    /// Token `type.metric`.
    public static let metric = TypeRole("type.metric", index: 33)

    /// The compact card's first line.
    ///
    /// Token `type.milestone-compact`.
    public static let milestoneCompact = TypeRole("type.milestone-compact", index: 34)

    /// The days left at the current pace, and the weekly rate.
    ///
    /// Token `type.milestone-estimate`.
    public static let milestoneEstimate = TypeRole("type.milestone-estimate", index: 35)

    /// The compact card's goal line.
    ///
    /// Token `type.milestone-goal`.
    public static let milestoneGoal = TypeRole("type.milestone-goal", index: 36)

    /// The milestones at both ends of the bar.
    ///
    /// Token `type.milestone-label`.
    public static let milestoneLabel = TypeRole("type.milestone-label", index: 37)

    /// What is left to the next milestone; its number takes the emphasis.
    ///
    /// Token `type.milestone-remaining`.
    public static let milestoneRemaining = TypeRole("type.milestone-remaining", index: 38)

    /// The calendar symbol before the estimate.
    ///
    /// Token `type.milestone-symbol`.
    public static let milestoneSymbol = TypeRole("type.milestone-symbol", index: 39)

    /// The next milestone beside the card's heading; its number takes the emphasis, its unit does
    /// not.
    ///
    /// Token `type.milestone-value`.
    public static let milestoneValue = TypeRole("type.milestone-value", index: 40)

    /// The label of a progress bar or ring.
    ///
    /// Token `type.progress-label`.
    public static let progressLabel = TypeRole("type.progress-label", index: 41)

    /// The line under the percentage; its size is fixed.
    ///
    /// Token `type.sharing-caption`.
    public static let sharingCaption = TypeRole("type.sharing-caption", index: 42)

    /// The change on a progress image; its size is fixed.
    ///
    /// Token `type.sharing-change`.
    public static let sharingChange = TypeRole("type.sharing-change", index: 43)

    /// The app's name and the period on a share image; its size is fixed.
    ///
    /// Token `type.sharing-name`.
    public static let sharingName = TypeRole("type.sharing-name", index: 44)

    /// The number of a share image; its size is fixed.
    ///
    /// Token `type.sharing-number`.
    public static let sharingNumber = TypeRole("type.sharing-number", index: 45)

    /// The percentage of a progress image; its size is fixed.
    ///
    /// Token `type.sharing-percent`.
    public static let sharingPercent = TypeRole("type.sharing-percent", index: 46)

    /// The heading of a share image; its size is fixed.
    ///
    /// Token `type.sharing-title`.
    public static let sharingTitle = TypeRole("type.sharing-title", index: 47)

    /// The unit of a share image; its size is fixed.
    ///
    /// Token `type.sharing-unit`.
    public static let sharingUnit = TypeRole("type.sharing-unit", index: 48)

    /// A quick stat's value.
    ///
    /// Token `type.stat-value`.
    public static let statValue = TypeRole("type.stat-value", index: 49)

    /// Values and labels beside a heading.
    ///
    /// Token `type.subheadline`.
    public static let subheadline = TypeRole("type.subheadline", index: 50)

    /// The names in a tab bar, which beside each other have no room to grow beyond the largest
    /// ordinary size.
    ///
    /// Token `type.tab-label`.
    public static let tabLabel = TypeRole("type.tab-label", index: 51)

    /// The time of a running timer on the lock screen.
    ///
    /// Token `type.timer-compact`.
    public static let timerCompact = TypeRole("type.timer-compact", index: 52)

    /// Titles of sheets, sections and celebrations.
    ///
    /// Token `type.title`.
    public static let title = TypeRole("type.title", index: 53)

    /// Titles inside a card.
    ///
    /// Token `type.title-small`.
    public static let titleSmall = TypeRole("type.title-small", index: 54)

    /// The number of a streak widget.
    ///
    /// Token `type.widget-number`.
    public static let widgetNumber = TypeRole("type.widget-number", index: 55)

    /// The number of a weight widget.
    ///
    /// Token `type.widget-weight`.
    public static let widgetWeight = TypeRole("type.widget-weight", index: 56)

    static let tokenPaths: [String] = [
        "type.badge-label",
        "type.badge-number",
        "type.badge-number-milestone",
        "type.badge-symbol",
        "type.badge-symbol-milestone",
        "type.banner-symbol",
        "type.banner-text",
        "type.banner-title",
        "type.body",
        "type.body-large",
        "type.button",
        "type.calendar-day",
        "type.caption",
        "type.caption-small",
        "type.celebration-number",
        "type.celebration-title",
        "type.celebration-unit",
        "type.chart-axis",
        "type.chart-value",
        "type.countdown",
        "type.counter.high",
        "type.counter.low",
        "type.counter.mid",
        "type.counter.unit",
        "type.footnote",
        "type.habit-symbol",
        "type.headline",
        "type.hero-detail",
        "type.hero-label",
        "type.hero-number",
        "type.hero-unit",
        "type.large-title",
        "type.message",
        "type.metric",
        "type.milestone-compact",
        "type.milestone-estimate",
        "type.milestone-goal",
        "type.milestone-label",
        "type.milestone-remaining",
        "type.milestone-symbol",
        "type.milestone-value",
        "type.progress-label",
        "type.sharing-caption",
        "type.sharing-change",
        "type.sharing-name",
        "type.sharing-number",
        "type.sharing-percent",
        "type.sharing-title",
        "type.sharing-unit",
        "type.stat-value",
        "type.subheadline",
        "type.tab-label",
        "type.timer-compact",
        "type.title",
        "type.title-small",
        "type.widget-number",
        "type.widget-weight",
    ]
}
