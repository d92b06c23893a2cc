import CandelaTokens

/// The roles an envelope has values for: the text styles that are drawn, and the colours a person
/// chose.
struct DrawnRoles {
    private(set) var styles: Set<TypeRole> = []
    private(set) var ownColors: Set<ColorRole> = []

    /// Adds those of an element and of all that is in it.
    mutating func note(_ element: Element) {
        if let surface = element.surface { note(surface) }
        if let focused = element.focused { note(focused) }
        switch element.content {
        case .text(let words): note(words)
        case .icon(let icon): note(icon.color)
        default:
            for path in element.content.paints { note(color: path) }
            for words in element.words { note(words) }
        }
        for child in element.children { note(child) }
    }

    /// Adds those of a text.
    mutating func note(_ words: StyledText) {
        styles.insert(words.style)
        note(words.color)
        for part in words.parts ?? [] { if let style = part.style { styles.insert(style) } }
    }

    private mutating func note(_ surface: Surface) {
        if let fill = surface.fill { note(color: fill.path) }
        if let border = surface.border { note(border.color) }
    }

    private mutating func note(_ color: ColorRole) {
        if color.isOwn { ownColors.insert(color) }
    }

    private mutating func note(color path: String) {
        guard path.utf8.starts(with: "color.own.".utf8) else { return }
        note(ColorRole(path))
    }
}
