// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension RadiusRole {
    /// Corners of a button.
    ///
    /// Token `radius.button`.
    public static let button = RadiusRole("radius.button", index: 0)

    /// Corners of a card.
    ///
    /// Token `radius.card`.
    public static let card = RadiusRole("radius.card", index: 1)

    /// Capsules: half the height, whatever it is.
    ///
    /// Token `radius.full`.
    public static let full = RadiusRole("radius.full", index: 2)

    /// Corners of a text field.
    ///
    /// Token `radius.input`.
    public static let input = RadiusRole("radius.input", index: 3)

    /// Large cards.
    ///
    /// Token `radius.lg`.
    public static let lg = RadiusRole("radius.lg", index: 4)

    /// Cards and banners.
    ///
    /// Token `radius.md`.
    public static let md = RadiusRole("radius.md", index: 5)

    /// Corners of a card that shows progress.
    ///
    /// Token `radius.progress-card`.
    public static let progressCard = RadiusRole("radius.progress-card", index: 6)

    /// Corners of a row drawn as a card.
    ///
    /// Token `radius.row`.
    public static let row = RadiusRole("radius.row", index: 7)

    /// Small controls, cells and chips.
    ///
    /// Token `radius.sm`.
    public static let sm = RadiusRole("radius.sm", index: 8)

    /// Sheets.
    ///
    /// Token `radius.xl`.
    public static let xl = RadiusRole("radius.xl", index: 9)

    /// Bars and small marks.
    ///
    /// Token `radius.xs`.
    public static let xs = RadiusRole("radius.xs", index: 10)

    static let tokenPaths: [String] = [
        "radius.button",
        "radius.card",
        "radius.full",
        "radius.input",
        "radius.lg",
        "radius.md",
        "radius.progress-card",
        "radius.row",
        "radius.sm",
        "radius.xl",
        "radius.xs",
    ]
}
