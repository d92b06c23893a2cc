package import CandelaPipeline

/// What a token says beyond the standard, in `$extensions` under `org.candela`.
///
/// Words are checked against what the package knows; a wrong one is reported and left out.
package struct TokenHints: Sendable {
    /// A path the token names, with its place.
    package typealias Named = (path: String, place: SourcePlace)

    /// The surfaces a foreground lies on.
    package var on: [Named] = []
    /// The place in ``uses``.
    package var use: Int?
    /// The place in ``directions``.
    package var direction: Int?
    package var radii: (start: Double, end: Double)?
    /// The plain colour that stands in for a gradient.
    package var solid: Named?
    /// The place in ``textStyles``.
    package var textStyle: Int?
    /// The place in ``designs``.
    package var design: Int?
    package var emphasis: Double?
    package var minimumScale: Double?
    package var spring: (response: Double, damping: Double)?
    package var repeats: (count: Int, autoreverses: Bool)?
    package var scale: (from: Double, to: Double)?
    package var offset: (from: Double, to: Double)?
    /// Whether the offset is up and down.
    package var isVertical = false
    /// Whether a text grows with the reader's setting.
    package var scales = true
    /// The place in ``haptics``.
    package var haptic: Int?
    /// The place in ``materials``.
    package var material: Int?

    /// No hints.
    package init() {}

    // The words, in the order of the cases of CandelaTokens' types: tables hold places in them.
    package static let uses = ["text", "large-text", "graphic"]
    package static let directions = [
        "leading-trailing", "top-leading-bottom-trailing", "top-bottom", "bottom-top", "radial",
        "angular",
    ]
    package static let textStyles = [
        "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption1", "caption2",
    ]
    package static let axes = ["horizontal", "vertical"]
    package static let designs = ["default", "rounded", "monospaced"]
    package static let haptics = [
        "light", "medium", "heavy", "success", "warning", "error", "selection",
    ]
    package static let materials = ["ultraThin", "thin", "regular", "thick", "ultraThick"]
    package static let appearances = ["light", "dark", "light-increased", "dark-increased"]
}
