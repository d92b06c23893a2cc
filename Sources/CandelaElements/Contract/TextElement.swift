import CandelaTokens

extension StyledText: ElementConvertible {
    /// The text as an element.
    public var element: Element { Element(.text(self)) }

    /// The text as an element with a part name that apps can refer to.
    public func part(_ name: ElementID) -> Element { element.part(name) }

    /// The text as a heading: an element with the accessibility role `heading`.
    ///
    /// - Parameter level: 1 for the title of the screen, 2 for cards and sections.
    public func heading(level: Int = 2) -> Element {
        element.accessibility(Accessibility(.heading, label: spokenWords, headingLevel: level))
    }
}

extension Icon: ElementConvertible {
    /// The icon as an element, hidden from assistive technology.
    public var element: Element { Element(.icon(self)) }
}

extension StyledText: ElementKind {
    var words: [StyledText] { [self] }
    var implied: ImpliedAccessibility { ImpliedAccessibility(label: spokenWords) }
}

extension Icon: ElementKind {
    var paints: [String] { [color.path] }
}
