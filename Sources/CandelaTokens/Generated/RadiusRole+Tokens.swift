// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension RadiusRole {
    /// Corners of a button. Token `radius.button`.
    public static let button = RadiusRole(at: 0)

    /// Corners of a card. Token `radius.card`.
    public static let card = RadiusRole(at: 1)

    /// Capsules: half the height, whatever it is. Token `radius.full`.
    public static let full = RadiusRole(at: 2)

    /// Corners of a text field. Token `radius.input`.
    public static let input = RadiusRole(at: 3)

    /// Large cards. Token `radius.lg`.
    public static let lg = RadiusRole(at: 4)

    /// Cards and banners. Token `radius.md`.
    public static let md = RadiusRole(at: 5)

    /// Corners of a card that shows progress. Token `radius.progress-card`.
    public static let progressCard = RadiusRole(at: 6)

    /// Corners of a row drawn as a card. Token `radius.row`.
    public static let row = RadiusRole(at: 7)

    /// Small controls, cells and chips. Token `radius.sm`.
    public static let sm = RadiusRole(at: 8)

    /// Sheets. Token `radius.xl`.
    public static let xl = RadiusRole(at: 9)

    /// Bars and small marks. Token `radius.xs`.
    public static let xs = RadiusRole(at: 10)

    private init(at index: Int) { self.init(Self.tokenPaths[index], index: index) }

    static let tokenPaths = RoleRows.paths(rows)

    /// A line for each role, as `RoleRows` reads them.
    static let rows: [String] = [
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
    ]
}
