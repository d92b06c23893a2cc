// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension ShadowRole {
    /// Under a card lying on the page.
    ///
    /// Token `shadow.card`.
    public static let card = ShadowRole("shadow.card", index: 0)

    /// Under what is lifted above the cards, such as a dragged row.
    ///
    /// Token `shadow.elevated`.
    public static let elevated = ShadowRole("shadow.elevated", index: 1)

    /// Under a card while it is pressed.
    ///
    /// Token `shadow.pressed`.
    public static let pressed = ShadowRole("shadow.pressed", index: 2)

    /// Under what floats above everything.
    ///
    /// Token `shadow.prominent`.
    public static let prominent = ShadowRole("shadow.prominent", index: 3)

    /// Under a small stat card.
    ///
    /// Token `shadow.subtle`.
    public static let subtle = ShadowRole("shadow.subtle", index: 4)

    static let tokenPaths: [String] = [
        "shadow.card",
        "shadow.elevated",
        "shadow.pressed",
        "shadow.prominent",
        "shadow.subtle",
    ]
}
