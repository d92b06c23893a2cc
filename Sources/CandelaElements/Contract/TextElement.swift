import CandelaTokens

extension StyledText: ElementConvertible {
    /// The words as a text.
    public var element: Element { Element(.text(self)) }

    /// The words as a text under a name apps refer to it by.
    public func part(_ name: String) -> Element { element.part(name) }

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
    init(_ members: Members) throws {
        text = try members.read("text")
        spoken = try members.read(ifPresent: "spoken")
        key = try members.read(ifPresent: "key")
        spokenKey = try members.read(ifPresent: "spokenKey")
        style = try members.read("style")
        color = try members.read("color")
        parts = try members.read(ifPresent: "parts")
        minimumScale = try members.read(ifPresent: "minimumScale")
        lineLimit = try members.read(ifPresent: "lineLimit")
        direction = try members.read(ifPresent: "direction")
    }
}

extension Icon: ElementKind {
    var paints: [String] { [color.path] }

    init(_ members: Members) throws {
        icon = try members.read("icon")
        color = try members.read("color")
        size = try members.read("size")
    }
}
