extension Element.Content {
    /// The elements inside.
    var children: [Element] { answer(Children()) }

    /// The texts it shows besides its children, in reading order.
    package var words: [StyledText] { answer(Words()) }

    /// The token paths of the colours and gradients it is drawn in, besides those of what it holds.
    var paints: [String] { answer(Paints()) }

    /// What activating it does; `nil` for what cannot be activated.
    var activation: Action? { answer(Activation()) }

    /// Whether it cannot be used now; `nil` where its accessibility states alone say it.
    var isUnusable: Bool? { answer(Usability()) }

    /// Hands over the members of its kind.
    func record(to sink: inout some MemberSink) {
        // One text has one holder, or else it would be copied.
        var members = MembersOfKind(sink: consume sink)
        visited(by: &members)
        sink = members.sink
    }

    /// The same with other children.
    func holding(_ children: [Element]) -> Element.Content {
        changed(by: NewChildren(children: children))
    }

    private func answer<Visitor: KindVisitor>(_ visitor: Visitor) -> Visitor.Answer {
        var visitor = visitor
        return visited(by: &visitor)
    }
}

private struct Children: KindVisitor {
    func visit(_ own: some ElementKind) -> [Element] { own.children }
}

private struct Words: KindVisitor {
    func visit(_ own: some ElementKind) -> [StyledText] { own.words }
}

private struct Paints: KindVisitor {
    func visit(_ own: some ElementKind) -> [String] { own.paints }
}

private struct Activation: KindVisitor {
    func visit(_ own: some ElementKind) -> Action? { own.activation }
}

private struct Usability: KindVisitor {
    func visit(_ own: some ElementKind) -> Bool? { own.isUnusable }
}

private struct MembersOfKind<Sink: MemberSink>: KindVisitor {
    var sink: Sink

    mutating func visit(_ own: some ElementKind) { own.record(to: &sink) }
}

private struct NewChildren: KindChange {
    let children: [Element]

    func change(_ own: inout some ElementKind) { own.children = children }
}

extension Element {
    /// The elements inside, in reading order; in layers from back to front.
    public var children: [Element] { content.children }

    /// The texts the element itself shows, in reading order; those of its children are theirs.
    public var words: [StyledText] { content.words }

    /// What activating the element does; absent for what cannot be activated.
    public var activation: Action? { content.activation }
}
