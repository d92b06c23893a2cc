// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<ShadowKind> {
    /// Under the hero card while weight rises. Token `hero.gaining.shadow`.
    public static var heroGaining: Self { Self(at: 0) }

    /// Under the hero card while weight falls. Token `hero.losing.shadow`.
    public static var heroLosing: Self { Self(at: 1) }

    /// Under the hero card while weight holds. Token `hero.neutral.shadow`.
    public static var heroNeutral: Self { Self(at: 2) }

    /// Under a card lying on the page. Token `shadow.card`.
    public static var card: Self { Self(at: 3) }

    /// Under what is lifted above the cards, such as a dragged row. Token `shadow.elevated`.
    public static var elevated: Self { Self(at: 4) }

    /// Under a card while it is pressed. Token `shadow.pressed`.
    public static var pressed: Self { Self(at: 5) }

    /// Under what floats above everything. Token `shadow.prominent`.
    public static var prominent: Self { Self(at: 6) }

    /// Under a small stat card. Token `shadow.subtle`.
    public static var subtle: Self { Self(at: 7) }

    /// Under the streak card. Token `streak-card.shadow`.
    public static var streakCard: Self { Self(at: 8) }

    /// Under a toast. Token `toast.shadow`.
    public static var toast: Self { Self(at: 9) }
}

extension ShadowKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(5, rows: [
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
    ])
}
