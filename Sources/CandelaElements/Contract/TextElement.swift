import CandelaTokens

extension StyledText: ElementConvertible {
    /// The words as a text.
    public var element: Element { Element(.text(self)) }

    /// The words as a text under a name apps refer to it by.
    public func part(_ name: ElementID) -> Element { element.part(name) }

    /// The words as the title of what follows: a text whose accessibility role is `heading`.
    ///
    /// - Parameter level: 1 for the screen's own title, 2 for cards and sections.
    public func heading(level: Int = 2) -> Element {
        element.accessibility(Accessibility(.heading, label: said, headingLevel: level))
    }
}

extension Icon: ElementConvertible {
    /// The symbol, which is only drawn.
    public var element: Element { Element(.icon(self)) }
}

extension StyledText: ElementKind {
    var words: [StyledText] { [self] }
}

extension Icon: ElementKind {
    var paints: [String] { [color.path] }
}
