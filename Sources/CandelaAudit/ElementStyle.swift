import CandelaElements
import CandelaTokens

/// The appearance of an element: its form without colours and digits, and its colours in order.
struct ElementStyle {
    let theme: Theme
    let appearance: Appearance

    /// Whether text is ignored.
    let ignoresWords: Bool

    /// The kinds, icons, words, borders and sizes; elements of the same form differ only in
    /// colours and digits.
    private(set) var form = ""

    /// The colours as seen on their background; gradients are sampled.
    private(set) var inks: [SampledPaint] = []

    /// The texts without letters, such as digits, in order.
    private(set) var digits: [String] = []

    /// Whether an adjacent text repeats the meaning of the colours.
    private(set) var isSaid = false

    init(theme: Theme, appearance: Appearance, ignoresWords: Bool = false) {
        self.theme = theme
        self.appearance = appearance
        self.ignoresWords = ignoresWords
    }

    /// The token paths of the colours, in order.
    var roles: [String] { inks.map(\.name) }

    /// The largest difference in OKLab between corresponding colours of two elements of the same
    /// form.
    ///
    /// A pair counts as 1 if either side has no colours; without pairs the difference is 0.
    func difference(from other: ElementStyle, to sight: ViewingCondition) -> Double {
        zip(inks, other.inks).map { one, two in
            let count = max(one.colors.count, two.colors.count)
            guard !one.colors.isEmpty, !two.colors.isEmpty else { return 1 }
            return (0..<count).map { place in
                one.color(place, of: count)
                    .difference(from: two.color(place, of: count), to: sight)
            }.max() ?? 0
        }.max() ?? 0
    }

    /// Adds an element and its descendants.
    mutating func add(_ element: Element, on ground: Background) {
        // Decorative elements convey nothing.
        if element.accessibility?.role == .decorative { return }
        var ground = ground
        form += "(\(element.content.kind)"
        if element.describedBy != nil { isSaid = true }
        if let opacity = element.opacity { ground = ground.veiled(theme.opacity(of: opacity)) }
        if let surface = element.surface {
            if let fill = surface.fill {
                form += " fill"
                draw(fill, opacity: theme.opacity(of: surface.opacity), on: ground)
            }
            draw(surface.border, on: ground)
            ground = ground.covered(by: surface, of: theme, in: appearance)
        }
        for case .size(let size) in [element.width, element.height].compactMap(\.self) {
            form += " \(size.points)"
        }
        switch element.content {
        case .icon(let icon):
            form += " \(icon.icon.path)"
            draw(Paint(icon.color), on: ground)
        case .shape(let shape):
            form += shape.fill == nil ? "" : " fill"
            draw(shape.fill, on: ground)
            draw(shape.border, on: ground)
        case .bar(let bar):
            form += " \(bar.fraction)"
            draw(bar.fill, on: ground)
        case .ring(let ring):
            form += " \(ring.fraction)"
            draw(ring.fill, on: ground)
        case .toggle(let toggle): form += toggle.isOn ? " on" : " off"
        default: break
        }
        for words in element.content.words where !ignoresWords {
            let hasWord = words.text.contains { $0.isLetter }
            form += hasWord ? " '\(words.text)'" : ""
            if !hasWord, !words.text.isEmpty { digits.append(words.text) }
            if !words.text.isEmpty { draw(Paint(words.color), on: ground) }
        }
        for child in element.children { add(child, on: ground) }
        form += ")"
    }

    private mutating func draw(_ border: Surface.Border?, on ground: Background) {
        guard let border else { return }
        form += " line \(border.width.path)"
        draw(Paint(border.color), opacity: theme.opacity(of: border.opacity), on: ground)
    }

    /// Adds a colour or gradient.
    mutating func draw(_ paint: Paint?, opacity: Double = 1, on ground: Background) {
        guard let paint else { return }
        let under = ground.first
        let colors = theme.samples(of: paint, 8, in: appearance)
        inks.append(
            SampledPaint(
                name: paint.path,
                colors: colors.map { $0.opacity($0.alpha * opacity).over(under) }))
    }
}

extension SampledPaint {
    /// The colour at an index of a gradient sampled with a given count; a single colour at any
    /// index.
    fileprivate func color(_ place: Int, of count: Int) -> ColorToken {
        colors[colors.count == count ? place : 0]
    }
}
