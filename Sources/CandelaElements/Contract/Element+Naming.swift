extension Element {
    /// The element with identifiers that are unique on a screen: its own and those of its
    /// descendants, each prefixed with those of its ancestors. An action's identifier is prefixed
    /// with that of its element or, if the element has none, of the nearest ancestor with one.
    ///
    /// - Parameter path: The identifier of the container, such as the card of a body.
    func named(under path: String) -> Element { renamed(under: path) ?? self }

    /// The element with prefixed identifiers; `nil` if it contains no identifiers or actions, so
    /// that most of a tree is not copied.
    fileprivate func renamed(under path: String) -> Element? {
        let name = id.map { path.appending(step: $0.rawValue) }
        let path = name ?? path
        let commonMembers = commonMembers?.renamed(under: path)
        let content = content.renamed(under: path)
        guard name != nil || commonMembers != nil || content != nil else { return nil }
        var element = self
        if let name { element.id = ElementID(name) }
        if let commonMembers { element.storedMembers = .some(commonMembers) }
        if let content { element.content = content }
        return element
    }
}

extension Element.CommonMembers {
    fileprivate func renamed(under path: String) -> Element.CommonMembers? {
        guard !actions.isEmpty else { return nil }
        var commonMembers = self
        commonMembers.actions = actions.map { $0.named(under: path) }
        return commonMembers
    }
}

extension Element.Content {
    fileprivate func renamed(under path: String) -> Element.Content? {
        let named = activation == nil ? nil : changed(by: NewName(path: path))
        let children = children.renamed(under: path)
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
    fileprivate func renamed(under path: String) -> [Element]? {
        var named: [Element]?
        for (place, element) in enumerated() {
            guard let element = element.renamed(under: path) else { continue }
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
