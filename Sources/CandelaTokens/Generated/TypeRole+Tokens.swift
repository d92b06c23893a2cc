// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension TypeRole {
    /// Body text and controls.
    ///
    /// Token `type.body`.
    public static let body = TypeRole("type.body", index: 0)

    /// Reading text that leads a page.
    ///
    /// Token `type.body-large`.
    public static let bodyLarge = TypeRole("type.body-large", index: 1)

    /// Button labels.
    ///
    /// Token `type.button`.
    public static let button = TypeRole("type.button", index: 2)

    /// Captions and axis labels.
    ///
    /// Token `type.caption`.
    public static let caption = TypeRole("type.caption", index: 3)

    /// The smallest captions, such as a badge's label.
    ///
    /// Token `type.caption-small`.
    public static let captionSmall = TypeRole("type.caption-small", index: 4)

    /// The time left while a streak is at risk.
    ///
    /// Token `type.countdown`.
    public static let countdown = TypeRole("type.countdown", index: 5)

    /// The streak counter's number from 30 days on.
    ///
    /// Token `type.counter.high`.
    public static let counterHigh = TypeRole("type.counter.high", index: 6)

    /// The streak counter's number below 7 days.
    ///
    /// Token `type.counter.low`.
    public static let counterLow = TypeRole("type.counter.low", index: 7)

    /// The streak counter's number from 7 to 29 days.
    ///
    /// Token `type.counter.mid`.
    public static let counterMid = TypeRole("type.counter.mid", index: 8)

    /// The word days under the counter.
    ///
    /// Token `type.counter.unit`.
    public static let counterUnit = TypeRole("type.counter.unit", index: 9)

    /// Notes under a group.
    ///
    /// Token `type.footnote`.
    public static let footnote = TypeRole("type.footnote", index: 10)

    /// Headings of cards and rows.
    ///
    /// Token `type.headline`.
    public static let headline = TypeRole("type.headline", index: 11)

    /// A screen's large title.
    ///
    /// Token `type.large-title`.
    public static let largeTitle = TypeRole("type.large-title", index: 12)

    /// The motivational line under the counter.
    ///
    /// Token `type.message`.
    public static let message = TypeRole("type.message", index: 13)

    /// A figure in a stat card.
    ///
    /// Token `type.metric`.
    public static let metric = TypeRole("type.metric", index: 14)

    /// The compact card's first line.
    ///
    /// Token `type.milestone-compact`.
    public static let milestoneCompact = TypeRole("type.milestone-compact", index: 15)

    /// The days left at the current pace, and the weekly rate.
    ///
    /// Token `type.milestone-estimate`.
    public static let milestoneEstimate = TypeRole("type.milestone-estimate", index: 16)

    /// The compact card's goal line.
    ///
    /// Token `type.milestone-goal`.
    public static let milestoneGoal = TypeRole("type.milestone-goal", index: 17)

    /// The milestones at both ends of the bar.
    ///
    /// Token `type.milestone-label`.
    public static let milestoneLabel = TypeRole("type.milestone-label", index: 18)

    /// What is left to the next milestone; its number takes the emphasis.
    ///
    /// Token `type.milestone-remaining`.
    public static let milestoneRemaining = TypeRole("type.milestone-remaining", index: 19)

    /// The calendar symbol before the estimate.
    ///
    /// Token `type.milestone-symbol`.
    public static let milestoneSymbol = TypeRole("type.milestone-symbol", index: 20)

    /// The next milestone beside the card's heading; its number takes the emphasis, its unit does
    /// not.
    ///
    /// Token `type.milestone-value`.
    public static let milestoneValue = TypeRole("type.milestone-value", index: 21)

    /// The label of a progress bar or ring.
    ///
    /// Token `type.progress-label`.
    public static let progressLabel = TypeRole("type.progress-label", index: 22)

    /// Values and labels beside a heading.
    ///
    /// Token `type.subheadline`.
    public static let subheadline = TypeRole("type.subheadline", index: 23)

    /// Titles of sheets, sections and celebrations.
    ///
    /// Token `type.title`.
    public static let title = TypeRole("type.title", index: 24)

    /// Titles inside a card.
    ///
    /// Token `type.title-small`.
    public static let titleSmall = TypeRole("type.title-small", index: 25)

    static let tokenPaths: [String] = [
        "type.body",
        "type.body-large",
        "type.button",
        "type.caption",
        "type.caption-small",
        "type.countdown",
        "type.counter.high",
        "type.counter.low",
        "type.counter.mid",
        "type.counter.unit",
        "type.footnote",
        "type.headline",
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
        "type.subheadline",
        "type.title",
        "type.title-small",
    ]
}
