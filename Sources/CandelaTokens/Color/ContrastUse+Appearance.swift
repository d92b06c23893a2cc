extension ContrastUse {
    /// The minimum ratio: 4.5 for text, 3 for large text and graphics, and none for outlines. With
    /// increased contrast: 7 for text, 4.5 for large text, and 3 for graphics and outlines.
    ///
    /// Source: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11.
    public func minimum(in appearance: Appearance) -> Double {
        minimum(isIncreased: appearance.increasesContrast)
    }
}
