// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<RadiusKind> {
    /// Corners of a button. Token `radius.button`.
    public static var button: Self { Self(at: 0) }

    /// Corners of a card. Token `radius.card`.
    public static var card: Self { Self(at: 1) }

    /// Capsules: half the height, whatever it is. Token `radius.full`.
    public static var full: Self { Self(at: 2) }

    /// Corners of a text field. Token `radius.input`.
    public static var input: Self { Self(at: 3) }

    /// Large cards. Token `radius.lg`.
    public static var lg: Self { Self(at: 4) }

    /// Cards and banners. Token `radius.md`.
    public static var md: Self { Self(at: 5) }

    /// Corners of a card that shows progress. Token `radius.progress-card`.
    public static var progressCard: Self { Self(at: 6) }

    /// Corners of a row drawn as a card. Token `radius.row`.
    public static var row: Self { Self(at: 7) }

    /// Small controls, cells and chips. Token `radius.sm`.
    public static var sm: Self { Self(at: 8) }

    /// Sheets. Token `radius.xl`.
    public static var xl: Self { Self(at: 9) }

    /// Bars and small marks. Token `radius.xs`.
    public static var xs: Self { Self(at: 10) }
}

extension RadiusKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(3, rows: [
#"""
radius.button 12 0 | 8 0 | 12 0 | 12 0
radius.card 12 0 | 16 0 | 20 1 | 12 0
radius.full 9999 0
radius.input 8 0
radius.lg 16 0
radius.md 12 0
radius.progress-card 12 0 | 12 0 | 20 1 | 12 0
radius.row 12 0 | 12 0 | 16 0 | 12 0
radius.sm 8 0
radius.xl 24 0
radius.xs 4 0
"""#,
    ])
}
