// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension MaterialRole {
    /// A frosted card. Token `material.card`.
    public static let card = MaterialRole(at: 0)

    /// A toast over the screen. Token `material.toast`.
    public static let toast = MaterialRole(at: 1)

    private init(at index: Int) { self.init(Self.tokenPaths[index], index: index) }

    static let tokenPaths = RoleRows.paths(rows)

    /// A line for each role, as `RoleRows` reads them.
    static let rows: [String] = [
##"""
material.card 0 #FFFFFF ; 0 #252540 | 0 #FFFFFF ; 0 #263A36 | 0 #FFFFFF ; 0 #2D3748 | 0 #FFFFFF ; 0 #1C1C1E
material.toast 0 #FFFFFF ; 0 #252540 | 0 #FFFFFF ; 0 #263A36 | 0 #FFFFFF ; 0 #2D3748 | 0 #FFFFFF ; 0 #1C1C1E
"""##,
    ]
}
