/// A font of a brand's own, with all that platforms need to draw it without a guess.
public struct FontFace: Sendable, Hashable {
    /// What the font is called on Apple's platforms, as `UIFont(name:size:)` takes it.
    public let apple: String

    /// The font's resource on Android, without `@font/`.
    public let android: String

    /// What style sheets call it.
    public let web: String

    /// How its letters are measured.
    public let metrics: Metrics

    /// The font that stands in until it is there.
    public let fallback: Fallback

    /// A font from its names, its measures and what stands in for it.
    public init(
        apple: String, android: String, web: String, metrics: Metrics, fallback: Fallback
    ) {
        self.apple = apple
        self.android = android
        self.web = web
        self.metrics = metrics
        self.fallback = fallback
    }

    /// Figures of a font file, in its own units.
    public struct Metrics: Sendable, Hashable {
        /// Units to the size of the letters, above 0.
        public let unitsPerEm: Double

        /// From the baseline up to the top of a line.
        public let ascent: Double

        /// From the baseline down to the bottom of a line; 0 or below, as font files have it.
        public let descent: Double

        /// Between two lines.
        public let lineGap: Double

        /// The height of capital letters.
        public let capHeight: Double

        /// The height of small letters.
        public let xHeight: Double

        /// The mean advance width of letters by how often they stand in English text, spaces among
        /// them.
        public let averageWidth: Double

        /// Figures as a font file has them.
        public init(
            unitsPerEm: Double, ascent: Double, descent: Double, lineGap: Double,
            capHeight: Double, xHeight: Double, averageWidth: Double
        ) {
            self.unitsPerEm = unitsPerEm
            self.ascent = ascent
            self.descent = descent
            self.lineGap = lineGap
            self.capHeight = capHeight
            self.xHeight = xHeight
            self.averageWidth = averageWidth
        }
    }

    /// A font that devices have.
    public struct Fallback: Sendable, Hashable {
        /// Its name.
        public let name: String

        /// Units to the size of its letters, above 0.
        public let unitsPerEm: Double

        /// The mean advance width of its letters by how often they stand in English text.
        public let averageWidth: Double

        /// A font from its name and its width.
        public init(_ name: String, unitsPerEm: Double, averageWidth: Double) {
            self.name = name
            self.unitsPerEm = unitsPerEm
            self.averageWidth = averageWidth
        }
    }
}
