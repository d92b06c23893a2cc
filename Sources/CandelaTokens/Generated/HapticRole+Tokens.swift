// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension HapticRole {
    /// Something failed.
    ///
    /// Token `haptic.error`.
    public static let error = HapticRole("haptic.error", index: 0)

    /// Something large was done.
    ///
    /// Token `haptic.heavy`.
    public static let heavy = HapticRole("haptic.heavy", index: 1)

    /// A small thing was touched.
    ///
    /// Token `haptic.light`.
    public static let light = HapticRole("haptic.light", index: 2)

    /// Something was done.
    ///
    /// Token `haptic.medium`.
    public static let medium = HapticRole("haptic.medium", index: 3)

    /// Another item of a set was chosen.
    ///
    /// Token `haptic.selection`.
    public static let selection = HapticRole("haptic.selection", index: 4)

    /// A goal was reached or a timer ended.
    ///
    /// Token `haptic.success`.
    public static let success = HapticRole("haptic.success", index: 5)

    /// Something wants a second look, such as a deletion.
    ///
    /// Token `haptic.warning`.
    public static let warning = HapticRole("haptic.warning", index: 6)

    static let tokenPaths: [String] = [
        "haptic.error",
        "haptic.heavy",
        "haptic.light",
        "haptic.medium",
        "haptic.selection",
        "haptic.success",
        "haptic.warning",
    ]
}
