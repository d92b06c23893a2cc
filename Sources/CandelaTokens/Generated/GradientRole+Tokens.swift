// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension GradientRole {
    /// The same day as the subtle gradient of its circle.
    ///
    /// Token `calendar.day.high.gradient`.
    public static let calendarDayHigh = GradientRole("calendar.day.high.gradient", index: 0)

    /// The same day as the subtle gradient of its circle.
    ///
    /// Token `calendar.day.low.gradient`.
    public static let calendarDayLow = GradientRole("calendar.day.low.gradient", index: 1)

    /// The same day as the subtle gradient of its circle.
    ///
    /// Token `calendar.day.medium.gradient`.
    public static let calendarDayMedium = GradientRole("calendar.day.medium.gradient", index: 2)

    /// A swatch in the list of accents.
    ///
    /// Token `gradient.accent-swatch`.
    public static let accentSwatch = GradientRole("gradient.accent-swatch", index: 3)

    /// The page, where it is not one flat colour.
    ///
    /// Token `gradient.background`.
    public static let background = GradientRole("gradient.background", index: 4)

    /// The floating action button.
    ///
    /// Token `gradient.blue`.
    public static let blue = GradientRole("gradient.blue", index: 5)

    /// A highlight sweeping over a card; gone when motion is reduced.
    ///
    /// Token `gradient.card-shimmer`.
    public static let cardShimmer = GradientRole("gradient.card-shimmer", index: 6)

    /// Share images and the reveal of a badge.
    ///
    /// Token `gradient.celebration`.
    public static let celebration = GradientRole("gradient.celebration", index: 7)

    /// The outline of an elevated card.
    ///
    /// Token `gradient.elevated-outline`.
    public static let elevatedOutline = GradientRole("gradient.elevated-outline", index: 8)

    /// The flame of a streak celebration.
    ///
    /// Token `gradient.flame`.
    public static let flame = GradientRole("gradient.flame", index: 9)

    /// The outline of a frosted card. Increased contrast draws card.border instead.
    ///
    /// Token `gradient.frosted-outline`.
    public static let frostedOutline = GradientRole("gradient.frosted-outline", index: 10)

    /// The sheen on glass.
    ///
    /// Token `gradient.frosted-overlay`.
    public static let frostedOverlay = GradientRole("gradient.frosted-overlay", index: 11)

    /// The product's own gradient: coral in W8Trackr, emerald to teal in Growth. Not the primary
    /// colour.
    ///
    /// Token `gradient.primary`.
    public static let primary = GradientRole("gradient.primary", index: 12)

    /// A spotlight in the product's gradient.
    ///
    /// Token `gradient.primary-radial`.
    public static let primaryRadial = GradientRole("gradient.primary-radial", index: 13)

    /// The product's gradient from top to bottom.
    ///
    /// Token `gradient.primary-vertical`.
    public static let primaryVertical = GradientRole("gradient.primary-vertical", index: 14)

    /// A routine's progress bar: the accent, thinning out.
    ///
    /// Token `gradient.progress-accent`.
    public static let progressAccent = GradientRole("gradient.progress-accent", index: 15)

    /// Round a progress ring.
    ///
    /// Token `gradient.progress-angular`.
    public static let progressAngular = GradientRole("gradient.progress-angular", index: 16)

    /// A bar that shows progress without judging it.
    ///
    /// Token `gradient.progress-neutral`.
    public static let progressNeutral = GradientRole("gradient.progress-neutral", index: 17)

    /// The filled part of the full milestone bar, from coral to green.
    ///
    /// Token `gradient.progress-positive`.
    public static let progressPositive = GradientRole("gradient.progress-positive", index: 18)

    /// The milestone bar's fill where it must reach 3:1 against its track.
    ///
    /// Token `gradient.progress-positive-graphic`.
    public static let progressPositiveGraphic = GradientRole("gradient.progress-positive-graphic", index: 19)

    /// The page of a quick practice.
    ///
    /// Token `gradient.quick-practice`.
    public static let quickPractice = GradientRole("gradient.quick-practice", index: 20)

    /// Secondary elements.
    ///
    /// Token `gradient.secondary`.
    public static let secondary = GradientRole("gradient.secondary", index: 21)

    /// Goal states, and the hero card while weight falls.
    ///
    /// Token `gradient.success`.
    public static let success = GradientRole("gradient.success", index: 22)

    /// Under the timeline's line and in its bars.
    ///
    /// Token `gradient.timeline`.
    public static let timeline = GradientRole("gradient.timeline", index: 23)

    /// The bars of the practice timeline, 3:1 to the card all along.
    ///
    /// Token `gradient.timeline-bars`.
    public static let timelineBars = GradientRole("gradient.timeline-bars", index: 24)

    /// The trophy of a share image.
    ///
    /// Token `gradient.trophy`.
    public static let trophy = GradientRole("gradient.trophy", index: 25)

    /// The hero card while weight rises.
    ///
    /// Token `gradient.warning`.
    public static let warning = GradientRole("gradient.warning", index: 26)

    /// The hero card while weight rises.
    ///
    /// Token `hero.gaining.gradient`.
    public static let heroGaining = GradientRole("hero.gaining.gradient", index: 27)

    /// The hero card while weight falls.
    ///
    /// Token `hero.losing.gradient`.
    public static let heroLosing = GradientRole("hero.losing.gradient", index: 28)

    /// The hero card while weight holds.
    ///
    /// Token `hero.neutral.gradient`.
    public static let heroNeutral = GradientRole("hero.neutral.gradient", index: 29)

    /// The card's first theme: the product's own gradient, deep enough for white words.
    ///
    /// Token `sharing.emerald-teal.gradient`.
    public static let sharingEmeraldTeal = GradientRole("sharing.emerald-teal.gradient", index: 30)

    static let tokenPaths: [String] = [
        "calendar.day.high.gradient",
        "calendar.day.low.gradient",
        "calendar.day.medium.gradient",
        "gradient.accent-swatch",
        "gradient.background",
        "gradient.blue",
        "gradient.card-shimmer",
        "gradient.celebration",
        "gradient.elevated-outline",
        "gradient.flame",
        "gradient.frosted-outline",
        "gradient.frosted-overlay",
        "gradient.primary",
        "gradient.primary-radial",
        "gradient.primary-vertical",
        "gradient.progress-accent",
        "gradient.progress-angular",
        "gradient.progress-neutral",
        "gradient.progress-positive",
        "gradient.progress-positive-graphic",
        "gradient.quick-practice",
        "gradient.secondary",
        "gradient.success",
        "gradient.timeline",
        "gradient.timeline-bars",
        "gradient.trophy",
        "gradient.warning",
        "hero.gaining.gradient",
        "hero.losing.gradient",
        "hero.neutral.gradient",
        "sharing.emerald-teal.gradient",
    ]
}
