/// A text style: the system style it scales with, its size, and the font.
public struct TextStyleToken: Sendable, Equatable {
    /// The system style that the text scales with.
    public let textStyle: TextStyle

    /// The font size at the default setting, in points.
    public let size: Double

    /// The line height at the default setting, in points.
    public let leading: Double

    /// The weight of the text outside its emphasised part.
    public let weight: FontWeight

    /// The weight of an emphasised part, such as a number before its unit. Equal to ``weight`` if
    /// there is no emphasis.
    public let emphasizedWeight: FontWeight

    /// The design of the system font.
    public let design: FontDesign

    /// Extra letter spacing at the default setting, in points; negative values tighten it.
    public let letterSpacing: Double

    /// Font family names, in order of preference.
    public let families: [String]

    /// The names and metrics of the first of ``families``; `nil` for a system font.
    public let face: FontFace?

    /// The factor by which the text may shrink before it wraps; 1 means it does not shrink.
    public let minimumScale: Double

    /// Whether the text scales with the person's type size. Only text in rendered images does not.
    public let scales: Bool

    /// The setting above which the text grows no further, for example for labels next to each other
    /// in a bar.
    public let largestTypeSize: TypeSize

    /// Creates a text style; omitted values follow the system style.
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

    /// The font size at a type size, in points.
    ///
    /// If the size equals the system style's, it follows the published table; otherwise it is
    /// scaled and rounded to whole points, like custom fonts.
    public func size(at typeSize: TypeSize) -> Double {
        guard scales else { return size }
        let typeSize = min(typeSize, largestTypeSize)
        return size == textStyle.size()
            ? textStyle.size(at: typeSize) : textStyle.scaledFont(size, at: typeSize)
    }

    /// The line height at a type size, in points.
    ///
    /// If the leading equals the system style's, it follows the published table; otherwise it is
    /// scaled and rounded to pixels.
    public func leading(at typeSize: TypeSize, displayScale: Double = 3) -> Double {
        guard scales else { return leading }
        let typeSize = min(typeSize, largestTypeSize)
        return leading == textStyle.leading()
            ? textStyle.leading(at: typeSize)
            : textStyle.scaled(leading, at: typeSize, displayScale: displayScale)
    }
}
