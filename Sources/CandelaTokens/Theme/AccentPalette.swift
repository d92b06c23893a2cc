import CandelaColor

/// The colours derived from an accent in one appearance.
struct AccentPalette {
    /// The family's roles that change, with their new colours.
    private(set) var colors: [(role: ColorRole, color: ColorToken)] = []

    private let theme: Theme
    private let appearance: Appearance

    init(
        _ accent: ColorToken, _ family: AccentFamily, replacing theme: Theme,
        in appearance: Appearance
    ) {
        self.theme = theme
        self.appearance = appearance
        set(family.base, to: accent)
        for role in [family.text, family.graphic].compactMap(\.self) {
            set(role, to: readable(accent, as: role))
        }
        setFill(accent, family)
        setPressed(accent, family)
        setTint(accent, family)
    }

    private mutating func set(_ role: ColorRole?, to color: ColorToken) {
        if let role { colors.append((role, color)) }
    }

    /// The nearest colour with sufficient contrast on all declared surfaces of a role except
    /// gradients, as they are in the current theme; the accent itself without such a colour.
    private func readable(_ accent: ColorToken, as role: ColorRole) -> ColorToken {
        let pairs = ContrastPair.byForeground[.color(role)] ?? []
        let grounds = pairs.compactMap { pair in
            pair.surface.color.map {
                (
                    color: theme.color($0, in: appearance),
                    minimum: pair.use.minimum(in: appearance)
                )
            }
        }
        let nearest = Contrast.nearest(to: accent) { candidate in
            grounds.allSatisfy { Contrast.ratio(candidate, $0.color) >= $0.minimum }
        }
        return nearest ?? accent
    }

    /// Sets the fill nearest to the accent on which a label has sufficient contrast, and the label:
    /// the current one if it passes, otherwise the theme's surface or text colour, otherwise white
    /// or black.
    private mutating func setFill(_ accent: ColorToken, _ family: AccentFamily) {
        let pair = family.onFill.flatMap { ContrastPair.byForeground[.color($0)]?.first }
        let minimum = (pair?.use ?? .text).minimum(in: appearance)
        let current = family.onFill.map { theme.color($0, in: appearance) }
        let labels =
            [
                current, theme.color(.surface, in: appearance),
                theme.color(.textPrimary, in: appearance),
                ColorToken(red: 1, green: 1, blue: 1), ColorToken(red: 0, green: 0, blue: 0),
            ].compactMap(\.self)
        func label(on fill: ColorToken) -> ColorToken? {
            labels.first { Contrast.ratio($0, fill) >= minimum }
        }
        let fill = Contrast.nearest(to: accent) { label(on: $0) != nil } ?? accent
        set(family.fill, to: fill)
        if let label = label(on: fill) { set(family.onFill, to: label) }
    }

    /// Sets the pressed colour, with the same difference in lightness from the accent as before.
    private mutating func setPressed(_ accent: ColorToken, _ family: AccentFamily) {
        guard let base = family.base, let pressed = family.pressed else { return }
        let change =
            OKLCH(theme.color(pressed, in: appearance)).lightness
            - OKLCH(theme.color(base, in: appearance)).lightness
        let accent = OKLCH(accent)
        set(
            pressed,
            to: OKLCH(
                lightness: (accent.lightness + change).withinUnit, chroma: accent.chroma,
                hue: accent.hue
            ).color)
    }

    /// Sets the tint to the accent at the tint's opacity, and its opaque form to the tint over a
    /// card if the current form matches that, otherwise over the page. The opacity is reduced if a
    /// text or symbol on the tint would have too little contrast on the page or on a card. With
    /// increased contrast tints are plain surfaces and do not change.
    private mutating func setTint(_ accent: ColorToken, _ family: AccentFamily) {
        guard let tint = family.tint else { return }
        let old = theme.color(tint, in: appearance)
        guard old.alpha < 1 else { return }
        var backdrop = theme.color(.surface, in: appearance)
        if let opaque = family.opaqueTint,
            old.over(backdrop).hex != theme.color(opaque, in: appearance).hex
        {
            backdrop = theme.color(.background, in: appearance)
        }
        let grounds = [ColorRole.background, .surface].map { theme.color($0, in: appearance) }
        let pairs = family.opaqueTint.flatMap { ContrastPair.bySurface[.color($0)] } ?? []
        let strengths = [1, 0.75, 0.5, 0.25, 0].map { accent.opacity(old.alpha * $0) }
        let readable = strengths.first { candidate in
            pairs.allSatisfy { pair in
                guard case .color(let role) = pair.foreground else { return true }
                let text = colors.first { $0.role == role }?.color
                let ink = text ?? theme.color(role, in: appearance)
                return grounds.allSatisfy {
                    Contrast.ratio(ink, candidate.over($0)) >= pair.use.minimum(in: appearance)
                }
            }
        }
        let color = readable ?? accent.opacity(0)
        set(tint, to: color)
        set(family.opaqueTint, to: color.over(backdrop))
    }
}
