// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension SizeRole {
    /// The outline of a streak at risk.
    ///
    /// Token `counter.outline.width`.
    public static let counterOutlineWidth = SizeRole("counter.outline.width", index: 0)

    /// The same outline when contrast is increased.
    ///
    /// Token `counter.outline.width-increased`.
    public static let counterOutlineWidthIncreased = SizeRole("counter.outline.width-increased", index: 1)

    /// The flame of a new streak; grows with large titles.
    ///
    /// Token `flame.size.base`.
    public static let flameSizeBase = SizeRole("flame.size.base", index: 2)

    /// The flame never grows past this.
    ///
    /// Token `flame.size.cap`.
    public static let flameSizeCap = SizeRole("flame.size.cap", index: 3)

    /// What each full week adds to the flame.
    ///
    /// Token `flame.size.step`.
    public static let flameSizeStep = SizeRole("flame.size.step", index: 4)

    /// Height of the compact bar; grows with body text.
    ///
    /// Token `progress.bar-compact.height`.
    public static let progressBarCompactHeight = SizeRole("progress.bar-compact.height", index: 5)

    /// Height of the full milestone bar; grows with body text.
    ///
    /// Token `progress.bar.height`.
    public static let progressBarHeight = SizeRole("progress.bar.height", index: 6)

    /// The smallest side of anything that can be touched.
    ///
    /// Token `touch.target`.
    public static let touchTarget = SizeRole("touch.target", index: 7)

    /// Between a number and its unit.
    ///
    /// Token `value-unit.gap`.
    public static let valueUnitGap = SizeRole("value-unit.gap", index: 8)

    static let tokenPaths: [String] = [
        "counter.outline.width",
        "counter.outline.width-increased",
        "flame.size.base",
        "flame.size.cap",
        "flame.size.step",
        "progress.bar-compact.height",
        "progress.bar.height",
        "touch.target",
        "value-unit.gap",
    ]
}
