// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<SpaceKind> {
    /// Between a badge's flame and its number. Token `space.badge-gap`.
    public static var badgeGap: Self { Self(at: 0) }

    /// Beside what stands in a capsule: a badge, a change, a label. Token
    /// `space.capsule.horizontal`.
    public static var capsuleHorizontal: Self { Self(at: 1) }

    /// Above and below what stands in a capsule. Token `space.capsule.vertical`.
    public static var capsuleVertical: Self { Self(at: 2) }

    /// Padding inside a card. Token `space.card`.
    public static var card: Self { Self(at: 3) }

    /// Between a celebration's card and the edges of the screen. Token `space.celebration`.
    public static var celebration: Self { Self(at: 4) }

    /// Between the lines of a compact card. Token `space.compact`.
    public static var compact: Self { Self(at: 5) }

    /// Beside the hero card's content. Token `space.hero.horizontal`.
    public static var heroHorizontal: Self { Self(at: 6) }

    /// Above and below the hero card's content. Token `space.hero.vertical`.
    public static var heroVertical: Self { Self(at: 7) }

    /// Between groups. Token `space.lg`.
    public static var lg: Self { Self(at: 8) }

    /// The usual gap and padding. Token `space.md`.
    public static var md: Self { Self(at: 9) }

    /// Between the rows of a card. Token `space.row`.
    public static var row: Self { Self(at: 10) }

    /// Between a card and the screen's edges. Token `space.screen-margin`.
    public static var screenMargin: Self { Self(at: 11) }

    /// Between the rows of a card. Token `space.sm`.
    public static var sm: Self { Self(at: 12) }

    /// Between the cards of a screen. Token `space.stack`.
    public static var stack: Self { Self(at: 13) }

    /// Between a symbol and the words it belongs to. Token `space.symbol-gap`.
    public static var symbolGap: Self { Self(at: 14) }

    /// Between the columns of a table. Token `space.table-column`.
    public static var tableColumn: Self { Self(at: 15) }

    /// Between a title and the line right under it. Token `space.text-stack`.
    public static var textStack: Self { Self(at: 16) }

    /// Between a number and its unit. Token `space.unit-gap`.
    public static var unitGap: Self { Self(at: 17) }

    /// Between sections. Token `space.xl`.
    public static var xl: Self { Self(at: 18) }

    /// Between closely related lines. Token `space.xs`.
    public static var xs: Self { Self(at: 19) }

    /// Around what stands alone, such as an empty state. Token `space.xxl`.
    public static var xxl: Self { Self(at: 20) }

    /// Inside a control: between a number and its unit, a symbol and its word. Token `space.xxs`.
    public static var xxs: Self { Self(at: 21) }
}

extension SpaceKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(2, rows: [
#"""
space.badge-gap 6
space.capsule.horizontal 12 | 12 | 16 | 12
space.capsule.vertical 6 | 6 | 8 | 6
space.card 16 | 16 | 20 | 16
space.celebration 40
space.compact 4 | 4 | 8 | 4
space.hero.horizontal 20
space.hero.vertical 24
space.lg 24
space.md 16
space.row 12 | 8 | 16 | 12
space.screen-margin 16
space.sm 12 | 8 | 16 | 12
space.stack 16
space.symbol-gap 4 | 4 | 8 | 4
space.table-column 8
space.text-stack 2 | 2 | 8 | 2
space.unit-gap 4
space.xl 32
space.xs 8 | 4 | 8 | 8
space.xxl 48 | 48 | 40 | 48
space.xxs 4 | 4 | 8 | 4
"""#,
    ])
}
