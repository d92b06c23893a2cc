// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension SpaceRole {
    /// Between a badge's flame and its number.
    ///
    /// Token `space.badge-gap`.
    public static let badgeGap = SpaceRole("space.badge-gap", index: 0)

    /// Beside what stands in a capsule: a badge, a change, a label.
    ///
    /// Token `space.capsule.horizontal`.
    public static let capsuleHorizontal = SpaceRole("space.capsule.horizontal", index: 1)

    /// Above and below what stands in a capsule.
    ///
    /// Token `space.capsule.vertical`.
    public static let capsuleVertical = SpaceRole("space.capsule.vertical", index: 2)

    /// Padding inside a card.
    ///
    /// Token `space.card`.
    public static let card = SpaceRole("space.card", index: 3)

    /// Between a celebration's card and the edges of the screen.
    ///
    /// Token `space.celebration`.
    public static let celebration = SpaceRole("space.celebration", index: 4)

    /// Between the lines of a compact card.
    ///
    /// Token `space.compact`.
    public static let compact = SpaceRole("space.compact", index: 5)

    /// Beside the hero card's content.
    ///
    /// Token `space.hero.horizontal`.
    public static let heroHorizontal = SpaceRole("space.hero.horizontal", index: 6)

    /// Above and below the hero card's content.
    ///
    /// Token `space.hero.vertical`.
    public static let heroVertical = SpaceRole("space.hero.vertical", index: 7)

    /// Between groups.
    ///
    /// Token `space.lg`.
    public static let lg = SpaceRole("space.lg", index: 8)

    /// The usual gap and padding.
    ///
    /// Token `space.md`.
    public static let md = SpaceRole("space.md", index: 9)

    /// Between the rows of a card.
    ///
    /// Token `space.row`.
    public static let row = SpaceRole("space.row", index: 10)

    /// Between a card and the screen's edges.
    ///
    /// Token `space.screen-margin`.
    public static let screenMargin = SpaceRole("space.screen-margin", index: 11)

    /// Between the rows of a card.
    ///
    /// Token `space.sm`.
    public static let sm = SpaceRole("space.sm", index: 12)

    /// Between the cards of a screen.
    ///
    /// Token `space.stack`.
    public static let stack = SpaceRole("space.stack", index: 13)

    /// Between a symbol and the words it belongs to.
    ///
    /// Token `space.symbol-gap`.
    public static let symbolGap = SpaceRole("space.symbol-gap", index: 14)

    /// Between the columns of a table.
    ///
    /// Token `space.table-column`.
    public static let tableColumn = SpaceRole("space.table-column", index: 15)

    /// Between a title and the line right under it.
    ///
    /// Token `space.text-stack`.
    public static let textStack = SpaceRole("space.text-stack", index: 16)

    /// Between sections.
    ///
    /// Token `space.xl`.
    public static let xl = SpaceRole("space.xl", index: 17)

    /// Between closely related lines.
    ///
    /// Token `space.xs`.
    public static let xs = SpaceRole("space.xs", index: 18)

    /// Around what stands alone, such as an empty state.
    ///
    /// Token `space.xxl`.
    public static let xxl = SpaceRole("space.xxl", index: 19)

    /// Inside a control: between a number and its unit, a symbol and its word.
    ///
    /// Token `space.xxs`.
    public static let xxs = SpaceRole("space.xxs", index: 20)

    static let tokenPaths: [String] = [
        "space.badge-gap",
        "space.capsule.horizontal",
        "space.capsule.vertical",
        "space.card",
        "space.celebration",
        "space.compact",
        "space.hero.horizontal",
        "space.hero.vertical",
        "space.lg",
        "space.md",
        "space.row",
        "space.screen-margin",
        "space.sm",
        "space.stack",
        "space.symbol-gap",
        "space.table-column",
        "space.text-stack",
        "space.xl",
        "space.xs",
        "space.xxl",
        "space.xxs",
    ]
}
