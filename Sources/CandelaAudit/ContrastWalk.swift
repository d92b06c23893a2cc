import CandelaElements
import CandelaTokens

/// Finds every foreground of a tree of elements with what it is really drawn on.
///
/// What lies under an element is the nearest surface around it. A colour that shines through is
/// laid over it first; a gradient counts at its worst place, and a material both as its fallback
/// and as if it were clear.
///
/// Text needs 4.5 : 1, text of 24 points, or bold of 18⅔, 3 : 1; with increased contrast 7 and 4.5.
/// A graphic that alone says something needs 3 : 1. One whose ``Element/saidBy`` names a text of
/// the same card needs nothing until contrast is increased. Controls that cannot be used, and what
/// only decorates, never need anything.
///
/// Source: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11.
struct ContrastWalk {
    let theme: Theme
    let typeSize: TypeSize

    /// What was measured, in drawing order.
    private(set) var found: [DrawnContrast] = []

    /// The names of the texts in the tree that is walked.
    private var texts: Set<String> = []

    init(_ theme: Theme, at typeSize: TypeSize) {
        self.theme = theme
        self.typeSize = typeSize
    }

    /// Where the walk is.
    struct Spot {
        var place: String
        var path: String
        var ground: Ground
        var appearance: Appearance

        /// Whether what is drawn here needs no contrast: it cannot be used, or only decorates.
        var isExempt = false

        /// The name of the text that says what graphics here say.
        var saidBy: String?

        /// The spot of a child.
        func child(_ place: Int) -> Spot {
            var spot = self
            spot.path += "/children/\(place)"
            return spot
        }
    }

    /// Measures everything in a card, or in another tree that is spoken by itself.
    mutating func walk(
        _ root: Element, called name: String, at path: String, on ground: Ground,
        in appearance: Appearance
    ) {
        texts = []
        collectTexts(in: root)
        walk(root, at: Spot(place: name, path: path, ground: ground, appearance: appearance))
    }

    /// Gathers what texts can be referred to by: the names of every element with a text inside.
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

    mutating func walk(_ element: Element, at spot: Spot) {
        var spot = spot
        spot.place += "/" + element.step
        spot.saidBy = element.saidBy ?? spot.saidBy
        if element.accessibility?.role == .decorative
            || element.accessibility?.states.contains(.disabled) == true
        {
            spot.isExempt = true
        }
        if case .picture(let picture) = element.content {
            spot.appearance = picture.appearance ?? spot.appearance
        }
        if let opacity = element.opacity {
            spot.ground = spot.ground.veiled(theme.opacity(of: opacity))
        }
        if let focused = element.focused {
            var focusedSpot = spot
            focusedSpot.place += "(focused)"
            cover(&focusedSpot, with: focused)
            measure(element, at: focusedSpot)
        }
        if let surface = element.surface { cover(&spot, with: surface) }
        measure(element, at: spot)
    }

    /// Lays a surface over the ground, and measures the line around it unless the fill alone already
    /// shows where the surface ends.
    mutating func cover(_ spot: inout Spot, with surface: Surface) {
        let outside = spot.ground
        var standsOut = false
        if let fill = theme.ink(surface.fill, in: spot.appearance) {
            let fill = fill.opacity(theme.opacity(of: surface.opacity))
            standsOut =
                outside.leastContrast(of: fill).ratio
                >= ContrastUse.graphic.minimum(in: spot.appearance)
            spot.ground = outside.covered(by: surface, of: theme, in: spot.appearance)
        }
        if let border = surface.border, !standsOut { measure(border, at: spot, on: outside) }
    }

    /// Measures a line against what is outside of it.
    mutating func measure(_ border: Surface.Border, at spot: Spot, on outside: Ground) {
        guard border.gradient == nil else { return }
        let opacity = theme.opacity(of: border.opacity)
        let ink = theme.ink(border.color, in: spot.appearance).opacity(opacity)
        add(ink, .graphic, "border", at: spot, on: outside)
    }

    /// Records one pair, unless nothing is asked of it.
    mutating func add(
        _ ink: Ink, _ use: ContrastUse, _ name: String? = nil, at spot: Spot, on ground: Ground
    ) {
        guard !spot.isExempt else { return }
        if use == .graphic, !spot.appearance.increasesContrast,
            let text = spot.saidBy, texts.contains(text)
        {
            return
        }
        let (worst, minimum) = (ground.leastContrast(of: ink), use.minimum(in: spot.appearance))
        var mended: ColorToken?
        if worst.ratio < minimum, let color = ink.colors.first, ink.colors.count == 1 {
            mended = Contrast.nearest(to: color, reaching: minimum, on: ground.colors)
        }
        found.append(
            DrawnContrast(
                place: name.map { "\(spot.place)/\($0)" } ?? spot.place, path: spot.path,
                foreground: ink.name, ground: ground.name, use: use, worst: worst,
                mended: mended, minimum: minimum))
    }
}
