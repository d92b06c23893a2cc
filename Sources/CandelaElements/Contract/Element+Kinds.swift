import CandelaJSON

extension Element.Content {
    /// The element's children.
    var children: [Element] { answer(Children.self) }

    /// The texts the element itself shows, without its children's texts, in reading order.
    package var words: [StyledText] { answer(Words.self) }

    /// The token paths of the element's own colours and gradients, without its children's.
    var paints: [String] { answer(Paints.self) }

    /// The action performed by activating the element; `nil` if it cannot be activated.
    var activation: Action? { answer(Activation.self) }

    /// Whether the element is disabled; `nil` if only its accessibility states say so.
    var isDisabledByKind: Bool? { answer(Usability.self) }

    /// The accessibility information that follows from the members of the kind.
    var implied: ImpliedAccessibility { answer(Implication.self) }

    /// Passes the members of the kind to a visitor.
    func record(to visitor: inout Visitor) {
        visited(by: Members.self, &visitor)
    }

    /// The same content with other children.
    func holding(_ children: [Element]) -> Element.Content {
        changed(by: NewChildren(children: children))
    }

    private func answer<Visitor: KindVisitor>(
        _ visitor: Visitor.Type
    ) -> Visitor.Answer where Visitor.State == Void {
        var nothing: Void = ()
        return visited(by: visitor, &nothing)
    }
}

private enum Children: KindVisitor {
    static func visit(_ own: some ElementKind, _ state: inout Void) -> [Element] { own.children }
}

private enum Words: KindVisitor {
    static func visit(_ own: some ElementKind, _ state: inout Void) -> [StyledText] { own.words }
}

private enum Paints: KindVisitor {
    static func visit(_ own: some ElementKind, _ state: inout Void) -> [String] { own.paints }
}

private enum Activation: KindVisitor {
    static func visit(_ own: some ElementKind, _ state: inout Void) -> Action? { own.activation }
}

private enum Usability: KindVisitor {
    static func visit(_ own: some ElementKind, _ state: inout Void) -> Bool? {
        own.isDisabledByKind
    }
}

private enum Implication: KindVisitor {
    static func visit(_ own: some ElementKind, _ state: inout Void) -> ImpliedAccessibility {
        own.implied
    }
}

private enum Members: KindVisitor {
    static func visit(_ own: some ElementKind, _ visitor: inout Visitor) {
        own.record(to: &visitor)
    }
}

private struct NewChildren: KindChange {
    let children: [Element]

    func change(_ own: inout some ElementKind) { own.children = children }
}

extension Element {
    /// The element's children, in reading order; layers are ordered from back to front.
    public var children: [Element] { content.children }

    /// The texts the element itself shows, without its children's texts, in reading order.
    public var words: [StyledText] { content.words }

    /// The action performed by activating the element; `nil` if it cannot be activated.
    public var activation: Action? { content.activation }
}
