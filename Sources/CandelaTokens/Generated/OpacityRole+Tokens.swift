// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension OpacityRole {
    /// The capsule behind an active badge.
    ///
    /// Token `opacity.badge`.
    public static let badge = OpacityRole("opacity.badge", index: 0)

    /// A control that cannot be used.
    ///
    /// Token `opacity.disabled`.
    public static let disabled = OpacityRole("opacity.disabled", index: 1)

    /// A pressed button when motion is reduced.
    ///
    /// Token `opacity.pressed`.
    public static let pressed = OpacityRole("opacity.pressed", index: 2)

    /// A tinted card or banner.
    ///
    /// Token `opacity.tint`.
    public static let tint = OpacityRole("opacity.tint", index: 3)

    static let tokenPaths: [String] = [
        "opacity.badge",
        "opacity.disabled",
        "opacity.pressed",
        "opacity.tint",
    ]
}
