// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension SpaceRole {
    /// Padding inside a card.
    ///
    /// Token `space.card`.
    public static let card = SpaceRole("space.card", index: 0)

    /// Between the lines of a compact card.
    ///
    /// Token `space.compact`.
    public static let compact = SpaceRole("space.compact", index: 1)

    /// Between groups.
    ///
    /// Token `space.lg`.
    public static let lg = SpaceRole("space.lg", index: 2)

    /// The usual gap and padding.
    ///
    /// Token `space.md`.
    public static let md = SpaceRole("space.md", index: 3)

    /// Between the rows of a card.
    ///
    /// Token `space.row`.
    public static let row = SpaceRole("space.row", index: 4)

    /// Between a card and the screen's edges.
    ///
    /// Token `space.screen-margin`.
    public static let screenMargin = SpaceRole("space.screen-margin", index: 5)

    /// Between the rows of a card.
    ///
    /// Token `space.sm`.
    public static let sm = SpaceRole("space.sm", index: 6)

    /// Between the cards of a screen.
    ///
    /// Token `space.stack`.
    public static let stack = SpaceRole("space.stack", index: 7)

    /// Between a symbol and the words it belongs to.
    ///
    /// Token `space.symbol-gap`.
    public static let symbolGap = SpaceRole("space.symbol-gap", index: 8)

    /// Between a title and the line right under it.
    ///
    /// Token `space.text-stack`.
    public static let textStack = SpaceRole("space.text-stack", index: 9)

    /// Between sections.
    ///
    /// Token `space.xl`.
    public static let xl = SpaceRole("space.xl", index: 10)

    /// Between closely related lines.
    ///
    /// Token `space.xs`.
    public static let xs = SpaceRole("space.xs", index: 11)

    /// Around what stands alone, such as an empty state.
    ///
    /// Token `space.xxl`.
    public static let xxl = SpaceRole("space.xxl", index: 12)

    /// Inside a control: between a number and its unit, a symbol and its word.
    ///
    /// Token `space.xxs`.
    public static let xxs = SpaceRole("space.xxs", index: 13)

    static let tokenPaths: [String] = [
        "space.card",
        "space.compact",
        "space.lg",
        "space.md",
        "space.row",
        "space.screen-margin",
        "space.sm",
        "space.stack",
        "space.symbol-gap",
        "space.text-stack",
        "space.xl",
        "space.xs",
        "space.xxl",
        "space.xxs",
    ]
}
