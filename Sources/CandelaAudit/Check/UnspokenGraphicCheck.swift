import CandelaElements

extension AuditCheck {
    /// A chart, bar, ring, picture or activity indicator without a label.
    public static let unspokenGraphic = AuditCheck(
        "unspoken-graphic", .error, "Charts and other graphics have a label or are decorative.")
}

/// A check that charts, progress bars, rings, pictures and activity indicators are spoken.
///
/// A graphic is spoken if it has a label, is inside an element with one, or names a text with the
/// same information with `described(by:)`. Otherwise it must be decorative.
///
/// Source: WCAG 2.2, 1.1.1; axe-core `svg-img-alt`, `role-img-alt`, `image-alt` and
/// `aria-progressbar-name`.
enum UnspokenGraphicCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let silent = screen.nodes.filter { node in
            node.accessibility == nil && node.cover == nil && !node.isDecorative
                && node.element.content.isGraphic && !node.element.hasText
        }
        guard !silent.isEmpty else { return [] }
        let names = Set(screen.nodes.flatMap { $0.element.textNames })
        return silent.compactMap { node in
            guard !(node.element.describedBy.map(names.contains) ?? false) else { return nil }
            return screen.finding(
                .unspokenGraphic,
                "the \(node.element.content.kind) has no label, so screen readers skip it",
                help: "give it an accessibility label, name the text that says the same with "
                    + "'describedBy', or make it decorative",
                at: node)
        }
    }
}

extension Element {
    /// The names by which ``describedBy`` can refer to an element with text.
    fileprivate var textNames: [ElementID] {
        guard part != nil || id != nil, text != nil else { return [] }
        return [part, id, id.map { ElementID(String($0.name)) }].compactMap(\.self)
    }

    /// Whether a ring or picture contains text, which is spoken in its place.
    fileprivate var hasText: Bool {
        if case .chart = content { return false }
        return children.contains { $0.text != nil }
    }
}

extension Element.Content {
    /// Whether the kind draws information without text.
    fileprivate var isGraphic: Bool {
        switch self {
        case .chart, .bar, .ring, .picture, .spinner: true
        default: false
        }
    }
}
