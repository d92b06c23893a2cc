// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<MaterialKind> {
    /// A frosted card. Token `material.card`.
    public static var card: Self { Self(at: 0) }

    /// A toast over the screen. Token `material.toast`.
    public static var toast: Self { Self(at: 1) }
}

extension MaterialKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(9, rows: [
##"""
material.card 0 #FFFFFF ; 0 #252540 | 0 #FFFFFF ; 0 #263A36 | 0 #FFFFFF ; 0 #2D3748 | 0 #FFFFFF ; 0 #1C1C1E
material.toast 0 #FFFFFF ; 0 #252540 | 0 #FFFFFF ; 0 #263A36 | 0 #FFFFFF ; 0 #2D3748 | 0 #FFFFFF ; 0 #1C1C1E
"""##,
    ])
}
