// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension ShadowRole {
    /// Under the hero card while weight rises. Token `hero.gaining.shadow`.
    public static let heroGaining = ShadowRole(at: 0)

    /// Under the hero card while weight falls. Token `hero.losing.shadow`.
    public static let heroLosing = ShadowRole(at: 1)

    /// Under the hero card while weight holds. Token `hero.neutral.shadow`.
    public static let heroNeutral = ShadowRole(at: 2)

    /// Under a card lying on the page. Token `shadow.card`.
    public static let card = ShadowRole(at: 3)

    /// Under what is lifted above the cards, such as a dragged row. Token `shadow.elevated`.
    public static let elevated = ShadowRole(at: 4)

    /// Under a card while it is pressed. Token `shadow.pressed`.
    public static let pressed = ShadowRole(at: 5)

    /// Under what floats above everything. Token `shadow.prominent`.
    public static let prominent = ShadowRole(at: 6)

    /// Under a small stat card. Token `shadow.subtle`.
    public static let subtle = ShadowRole(at: 7)

    /// Under the streak card. Token `streak-card.shadow`.
    public static let streakCard = ShadowRole(at: 8)

    /// Under a toast. Token `toast.shadow`.
    public static let toast = ShadowRole(at: 9)

    private init(at index: Int) { self.init(Self.tokenPaths[index], index: index) }

    static let tokenPaths = RoleRows.paths(rows)

    /// A line for each role, as `RoleRows` reads them.
    static let rows: [String] = [
##"""
hero.gaining.shadow 1 #F39C12/0.3 10 0 5 0 0
hero.losing.shadow 1 #2ECC71/0.3 10 0 5 0 0
hero.neutral.shadow 1 #4A90D9/0.3 10 0 5 0 0
shadow.card 1 #000000/0.08 8 0 4 0 0 | 1 #000000/0.08 8 0 2 0 0 ; 1 #000000/0.3 8 0 2 0 0 | 1 #000000/0.1 10 0 5 0 0 | 1 #000000/0.08 8 0 4 0 0
shadow.elevated 1 #000000/0.12 16 0 8 0 0 | 1 #000000/0.12 16 0 4 0 0 ; 1 #000000/0.18 16 0 4 0 0 | 1 #000000/0.1 14 0 5 0 0 | 1 #000000/0.12 16 0 8 0 0
shadow.pressed 1 #000000/0.12 12 0 4 0 0 | 1 #000000/0.12 12 0 2 0 0 | 1 #000000/0.1 10 0 5 0 0 | 1 #000000/0.12 12 0 4 0 0
shadow.prominent 1 #000000/0.16 24 0 12 0 0 | 1 #000000/0.16 24 0 12 0 0 ; 1 #000000/0.24 24 0 12 0 0 | 1 #000000/0.16 24 0 12 0 0 | 1 #000000/0.16 24 0 12 0 0
shadow.subtle 1 #000000/0.05 4 0 2 0 0 | 1 #000000/0.04 4 0 1 0 0 ; 1 #000000/0.06 4 0 1 0 0 | 1 #000000/0.05 6 0 2 0 0 | 1 #000000/0.05 4 0 2 0 0
streak-card.shadow 1 #000000/0.1 5 0 2 0 0
toast.shadow 1 #000000/0.15 5 0 2 0 0
"""##,
    ]
}
