// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension MaterialRole {
    /// A frosted card.
    ///
    /// Token `material.card`.
    public static let card = MaterialRole("material.card", index: 0)

    /// A toast over the screen.
    ///
    /// Token `material.toast`.
    public static let toast = MaterialRole("material.toast", index: 1)

    static let tokenPaths: [String] = [
        "material.card",
        "material.toast",
    ]
}
