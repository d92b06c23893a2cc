// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension GradientRole {
    /// The filled part of the full milestone bar, from coral to green.
    ///
    /// Token `gradient.progress-positive`.
    public static let progressPositive = GradientRole("gradient.progress-positive", index: 0)

    static let tokenPaths: [String] = [
        "gradient.progress-positive",
    ]
}
