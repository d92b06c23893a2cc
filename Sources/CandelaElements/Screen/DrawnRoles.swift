import CandelaTokens

/// The roles for which a screen contains values: the text styles it uses, and the person's own
/// colours.
struct DrawnRoles {
    private(set) var styles: Set<TypeRole> = []
    private(set) var ownColors: Set<ColorRole> = []

    /// Adds the roles of an element and its descendants.
    mutating func note(_ element: Element) {
        if let surface = element.surface { note(surface) }
        if let focused = element.focused { note(focused) }
        switch element.content {
        case .text(let words): note(words)
        case .icon(let icon): note(icon.color)
        // Most elements, which have neither colours nor texts of their own.
        case .row, .column, .layers, .button: break
        default:
            for path in element.content.paints { note(color: path) }
            for words in element.words { note(words) }
            for words in element.input?.errors.texts ?? [] { note(words) }
        }
        for child in element.children { note(child) }
    }

    /// Adds the roles of a text.
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
