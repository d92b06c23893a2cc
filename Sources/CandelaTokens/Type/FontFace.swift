/// A brand's own font, with the names and metrics that platforms need to draw it.
public struct FontFace: Sendable, Equatable {
    /// The PostScript name on Apple platforms, as passed to `UIFont(name:size:)`.
    public let apple: String

    /// The font resource on Android, without `@font/`.
    public let android: String

    /// The family name in style sheets.
    public let web: String

    /// The font's metrics.
    public let metrics: Metrics

    /// The font shown until this one is loaded.
    public let fallback: Fallback

    /// Creates a font from its names, its metrics and its fallback.
    public init(
        apple: String, android: String, web: String, metrics: Metrics, fallback: Fallback
    ) {
        self.apple = apple
        self.android = android
        self.web = web
        self.metrics = metrics
        self.fallback = fallback
    }

    /// Metrics from a font file, in its own units.
    public struct Metrics: Sendable, Equatable {
        /// Units per em, above 0.
        public let unitsPerEm: Double

        /// The distance from the baseline to the top of a line.
        public let ascent: Double

        /// The distance from the baseline to the bottom of a line; 0 or below, as in font files.
        public let descent: Double

        /// The extra space between two lines.
        public let lineGap: Double

        /// The height of capital letters.
        public let capHeight: Double

        /// The height of lowercase letters.
        public let xHeight: Double

        /// The mean advance width of letters weighted by their frequency in English text, including
        /// spaces.
        public let averageWidth: Double

        /// Creates metrics from the values in a font file.
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

    /// A font that is installed on devices.
    public struct Fallback: Sendable, Equatable {
        /// The font's name.
        public let name: String

        /// Units per em, above 0.
        public let unitsPerEm: Double

        /// The mean advance width of letters weighted by their frequency in English text, including
        /// spaces.
        public let averageWidth: Double

        /// Creates a fallback from a font's name and width.
        public init(_ name: String, unitsPerEm: Double, averageWidth: Double) {
            self.name = name
            self.unitsPerEm = unitsPerEm
            self.averageWidth = averageWidth
        }
    }
}
