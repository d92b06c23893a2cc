import CandelaElements
import CandelaTokens

/// A traversal that measures every foreground of an element tree against its actual background.
///
/// The background is the nearest surface around the element. A translucent colour is composited
/// first. A gradient is measured at its worst point, a material both as its fallback and as fully
/// transparent.
///
/// Text needs 4.5 : 1; text of at least 24 points, or bold text of at least 18⅔, needs 3 : 1. With
/// increased contrast they need 7 and 4.5. Text that can shrink is measured at its smallest size.
///
/// A graphic that alone conveys information needs 3 : 1. If its ``Element/describedBy`` names a
/// text of the same card, it is exempt unless contrast is increased. Disabled controls and
/// decorative elements are always exempt.
///
/// Source: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11.
struct ContrastWalk {
    let theme: Theme
    let typeSize: TypeSize

    /// The measured pairs, in drawing order.
    private(set) var found: [DrawnContrast] = []

    /// The names of the texts in the current tree.
    private var texts: Set<ElementID> = []

    init(_ theme: Theme, at typeSize: TypeSize) {
        self.theme = theme
        self.typeSize = typeSize
    }

    /// The current position and drawing state.
    struct Sample {
        var place: String
        var path: String
        var ground: Background
        var appearance: Appearance

        /// Whether contrast is not required here, because the content is disabled or decorative.
        var isExempt = false

        /// The name of the text that repeats the meaning of graphics here.
        var describedBy: ElementID?

        /// The sample of a child.
        func child(_ place: Int) -> Sample {
            var sample = self
            sample.path += "/children/\(place)"
            return sample
        }
    }

    /// Measures everything in a card or another independent tree.
    mutating func walk(
        _ root: Element, called name: String, at path: String, on ground: Background,
        in appearance: Appearance
    ) {
        texts = []
        collectTexts(in: root)
        walk(root, at: Sample(place: name, path: path, ground: ground, appearance: appearance))
    }

    /// Collects the part name and id of every element that contains text.
    @discardableResult
    private mutating func collectTexts(in element: Element) -> Bool {
        var hasText =
            if case .text(let words) = element.content { !words.text.isEmpty } else { false }
        for child in element.children where collectTexts(in: child) { hasText = true }
        if hasText {
            if let part = element.part { texts.insert(part) }
            if let id = element.id { texts.insert(id) }
        }
        return hasText
    }

    mutating func walk(_ element: Element, at sample: Sample) {
        var sample = sample
        sample.place += "/" + element.step
        sample.describedBy = element.describedBy ?? sample.describedBy
        if element.accessibility?.role == .decorative
            || element.accessibility?.states.contains(.disabled) == true
        {
            sample.isExempt = true
        }
        if case .picture(let picture) = element.content {
            sample.appearance = picture.appearance ?? sample.appearance
        }
        if let opacity = element.opacity {
            sample.ground = sample.ground.veiled(theme.opacity(of: opacity))
        }
        if let focused = element.focused {
            var focusedSample = sample
            focusedSample.place += "(focused)"
            cover(&focusedSample, with: focused)
            measure(element, at: focusedSample)
        }
        if let surface = element.surface { cover(&sample, with: surface) }
        measure(element, at: sample)
    }

    /// Applies a surface to the background, and measures its border unless the contrast of the fill
    /// alone shows the boundary.
    mutating func cover(_ sample: inout Sample, with surface: Surface) {
        let outside = sample.ground
        var standsOut = false
        if let fill = theme.ink(surface.fill, in: sample.appearance) {
            let fill = fill.opacity(theme.opacity(of: surface.opacity))
            standsOut =
                outside.leastContrast(of: fill).ratio
                >= ContrastUse.graphic.minimum(in: sample.appearance)
            sample.ground = outside.covered(by: surface, of: theme, in: sample.appearance)
        }
        if let border = surface.border, !standsOut { measure(border, at: sample, on: outside) }
    }

    /// Measures a border against the background outside of it.
    mutating func measure(_ border: Surface.Border, at sample: Sample, on outside: Background) {
        guard border.gradient == nil else { return }
        let opacity = theme.opacity(of: border.opacity)
        let ink = theme.ink(border.color, in: sample.appearance).opacity(opacity)
        add(ink, .graphic, "border", at: sample, on: outside)
    }

    /// Records a pair, unless no contrast is required.
    mutating func add(
        _ ink: SampledPaint, _ use: ContrastUse, _ name: String? = nil, at sample: Sample,
        on ground: Background
    ) {
        guard !sample.isExempt else { return }
        if use == .graphic, !sample.appearance.increasesContrast,
            let text = sample.describedBy, texts.contains(text)
        {
            return
        }
        let (worst, minimum) = (ground.leastContrast(of: ink), use.minimum(in: sample.appearance))
        var suggestion: ColorToken?
        if worst.ratio < minimum, let color = ink.colors.first, ink.colors.count == 1 {
            suggestion = Contrast.nearest(to: color, reaching: minimum, on: ground.colors)
        }
        found.append(
            DrawnContrast(
                place: name.map { "\(sample.place)/\($0)" } ?? sample.place, path: sample.path,
                foreground: ink.name, ground: ground.name, use: use, worst: worst,
                suggestion: suggestion, minimum: minimum))
    }
}
