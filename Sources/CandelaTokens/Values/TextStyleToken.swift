/// A voice of text: which system style it grows with, how large it starts and how it is drawn.
public struct TextStyleToken: Sendable, Hashable {
    /// The system style whose growth the text follows.
    public let textStyle: TextStyle

    /// The size of the letters at the default setting, in points.
    public let size: Double

    /// The distance from one line to the next at the default setting, in points.
    public let leading: Double

    /// How heavy the letters are.
    public let weight: FontWeight

    /// How heavy a stressed part is, such as a number before its unit. The same as ``weight``
    /// where nothing stands out.
    public let emphasizedWeight: FontWeight

    /// Which of the system's letter shapes to draw with.
    public let design: FontDesign

    /// Extra space between letters at the default setting, in points; negative draws them closer.
    public let letterSpacing: Double

    /// Font names, the most preferred first.
    public let families: [String]

    /// The names and the measures of the first of ``families``; nil for a font of the system.
    public let face: FontFace?

    /// How far the text may shrink before it wraps, as a part of its size; 1 means not at all.
    public let minimumScale: Double

    /// Whether the text grows with the reader's setting. Only text inside rendered images does not.
    public let scales: Bool

    /// The setting from which on the text grows no further, as where several stand beside each other
    /// in a bar.
    public let largestTypeSize: TypeSize

    /// A voice of text from its parts; what is left out follows the system style.
    public init(
        _ textStyle: TextStyle, size: Double? = nil, leading: Double? = nil,
        weight: FontWeight? = nil, emphasizedWeight: FontWeight? = nil,
        design: FontDesign = .default, letterSpacing: Double = 0,
        families: [String] = ["system-ui"], face: FontFace? = nil, minimumScale: Double = 1,
        scales: Bool = true, largestTypeSize: TypeSize = .accessibility5
    ) {
        self.textStyle = textStyle
        self.size = size ?? textStyle.size()
        self.leading = leading ?? textStyle.leading()
        self.weight = weight ?? textStyle.weight
        self.emphasizedWeight = emphasizedWeight ?? self.weight
        self.design = design
        self.letterSpacing = letterSpacing
        self.families = families
        self.face = face
        self.minimumScale = minimumScale
        self.scales = scales
        self.largestTypeSize = largestTypeSize
    }

    /// The size of the letters for a reader's setting, in points.
    ///
    /// A size of the system style's own follows the published table; any other is scaled and
    /// lands on a whole point, as custom fonts do.
    public func size(at typeSize: TypeSize) -> Double {
        guard scales else { return size }
        let typeSize = min(typeSize, largestTypeSize)
        return size == textStyle.size()
            ? textStyle.size(at: typeSize) : textStyle.scaledFont(size, at: typeSize)
    }

    /// The distance between lines for a reader's setting, in points.
    ///
    /// A leading of the system style's own follows the published table; any other is scaled to
    /// the pixel.
    public func leading(at typeSize: TypeSize, displayScale: Double = 3) -> Double {
        guard scales else { return leading }
        let typeSize = min(typeSize, largestTypeSize)
        return leading == textStyle.leading()
            ? textStyle.leading(at: typeSize)
            : textStyle.scaled(leading, at: typeSize, displayScale: displayScale)
    }
}
