// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension ShadowRole {
    /// Under the hero card while weight rises.
    ///
    /// Token `hero.gaining.shadow`.
    public static let heroGaining = ShadowRole("hero.gaining.shadow", index: 0)

    /// Under the hero card while weight falls.
    ///
    /// Token `hero.losing.shadow`.
    public static let heroLosing = ShadowRole("hero.losing.shadow", index: 1)

    /// Under the hero card while weight holds.
    ///
    /// Token `hero.neutral.shadow`.
    public static let heroNeutral = ShadowRole("hero.neutral.shadow", index: 2)

    /// Under a card lying on the page.
    ///
    /// Token `shadow.card`.
    public static let card = ShadowRole("shadow.card", index: 3)

    /// Under what is lifted above the cards, such as a dragged row.
    ///
    /// Token `shadow.elevated`.
    public static let elevated = ShadowRole("shadow.elevated", index: 4)

    /// Under a card while it is pressed.
    ///
    /// Token `shadow.pressed`.
    public static let pressed = ShadowRole("shadow.pressed", index: 5)

    /// Under what floats above everything.
    ///
    /// Token `shadow.prominent`.
    public static let prominent = ShadowRole("shadow.prominent", index: 6)

    /// Under a small stat card.
    ///
    /// Token `shadow.subtle`.
    public static let subtle = ShadowRole("shadow.subtle", index: 7)

    /// Under the streak card.
    ///
    /// Token `streak-card.shadow`.
    public static let streakCard = ShadowRole("streak-card.shadow", index: 8)

    /// Under a toast.
    ///
    /// Token `toast.shadow`.
    public static let toast = ShadowRole("toast.shadow", index: 9)

    static let tokenPaths: [String] = [
        "hero.gaining.shadow",
        "hero.losing.shadow",
        "hero.neutral.shadow",
        "shadow.card",
        "shadow.elevated",
        "shadow.pressed",
        "shadow.prominent",
        "shadow.subtle",
        "streak-card.shadow",
        "toast.shadow",
    ]
}
