extension Element {
    /// The element and its descendants with identifiers that are unique on a screen, each prefixed
    /// with the identifiers of its ancestors. An action's identifier is prefixed with the
    /// identifier of its element or, if the element has none, of the nearest ancestor with one.
    ///
    /// An element that moves or can be pressed, and has no identifier, is named for its part or
    /// kind, and numbered if its container has several. Such a name is not a prefix.
    ///
    /// - Parameter path: The identifier of the container, such as the card of a body.
    func named(under path: String) -> Element {
        var slots = Slots()
        return renamed(under: path, &slots) ?? self
    }

    /// The element with prefixed identifiers; `nil` if it contains no identifiers or actions, so
    /// that most of a tree is not copied.
    fileprivate func renamed(under path: String, _ slots: inout Slots) -> Element? {
        let moves = commonMembers?.value.moves ?? false
        guard id != nil || moves || !content.isPlain else { return nil }
        let needsID = moves || content.activation != nil
        let own = id.map { path.appending(step: $0.rawValue) }
        let name = own ?? (needsID ? path.appending(step: slots.name(for: self)) : nil)
        let path = own ?? path
        let renamed = commonMembers?.value.renamed(under: path)
        let content: Content?
        if own == nil {
            content = self.content.renamed(under: path, &slots)
        } else {
            var inside = Slots()
            content = self.content.renamed(under: path, &inside)
        }
        guard name != nil || renamed != nil || content != nil else { return nil }
        var element = self
        if let name { element.id = ElementID(name) }
        if let renamed { element.commonMembers = Boxed(renamed) }
        if let content { element.content = content }
        return element
    }
}

/// The names given to elements without an identifier in one container.
private struct Slots {
    private var counts: [String: Int] = [:]

    /// The element's part or kind, with a number from the second one on.
    mutating func name(for element: Element) -> String {
        let name = element.part?.rawValue ?? element.content.kind
        let count = counts[name, default: 0] + 1
        counts[name] = count
        return count == 1 ? name : "\(name)-\(count)"
    }
}

extension Element.CommonMembers {
    /// Whether the element moves, or has actions besides activation.
    fileprivate var moves: Bool { motion != nil || transition != nil || !actions.isEmpty }

    fileprivate func renamed(under path: String) -> Element.CommonMembers? {
        guard !actions.isEmpty else { return nil }
        var commonMembers = self
        commonMembers.actions = actions.map { $0.named(under: path) }
        return commonMembers
    }
}

extension Element.Content {
    /// Whether the kind has neither children nor actions, as most elements.
    fileprivate var isPlain: Bool {
        switch self {
        case .text, .icon, .shape, .picture, .divider, .spinner: true
        default: false
        }
    }

    fileprivate func renamed(under path: String, _ slots: inout Slots) -> Element.Content? {
        let named = activation == nil ? nil : changed(by: NewName(path: path))
        let children = children.renamed(under: path, &slots)
        return children.map { (named ?? self).holding($0) } ?? named
    }
}

/// A change that prefixes the identifier of an element's action.
private struct NewName: KindChange {
    let path: String

    func change(_ own: inout some ElementKind) {
        own.changeAction { $0 = $0.named(under: path) }
    }
}

extension [Element] {
    fileprivate func renamed(under path: String, _ slots: inout Slots) -> [Element]? {
        var named: [Element]?
        for (place, element) in enumerated() {
            guard let element = element.renamed(under: path, &slots) else { continue }
            if named == nil { named = self }
            named?[place] = element
        }
        return named
    }
}

extension Action {
    /// The action with a prefixed identifier.
    fileprivate func named(under path: String) -> Action {
        var action = self
        action.id = path.appending(step: id)
        return action
    }
}

extension String {
    /// The path with one more component.
    fileprivate func appending(step: String) -> String {
        var name = ""
        name.reserveCapacity(utf8.count + 1 + step.utf8.count)
        name += self
        name += "/"
        name += step
        return name
    }
}
