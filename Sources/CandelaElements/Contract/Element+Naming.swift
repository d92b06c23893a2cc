extension Element {
    /// The element with names that are unique on a screen: its own and those of everything inside,
    /// each after the names of what is around it. Actions are named after the element they are of.
    ///
    /// - Parameter path: The name of what holds the element: that of the card for its body.
    func named(under path: String) -> Element { renamed(under: path) ?? self }

    /// The element with its names; `nil` when nothing in it has one, so that most of a tree is not
    /// made again.
    fileprivate func renamed(under path: String) -> Element? {
        let name = id.map { path.appending(step: $0.rawValue) }
        let path = name ?? path
        let traits = traits?.renamed(under: path)
        let content = content.renamed(under: path)
        guard name != nil || traits != nil || content != nil else { return nil }
        var element = self
        if let name { element.id = ElementID(name) }
        if let traits { element.rest = .some(traits) }
        if let content { element.content = content }
        return element
    }
}

extension Element.Traits {
    fileprivate func renamed(under path: String) -> Element.Traits? {
        guard !actions.isEmpty else { return nil }
        var traits = self
        traits.actions = actions.map { $0.named(under: path) }
        return traits
    }
}

extension Element.Content {
    fileprivate func renamed(under path: String) -> Element.Content? {
        let named = activation == nil ? nil : changed(by: NewName(path: path))
        let children = children.renamed(under: path)
        return children.map { (named ?? self).holding($0) } ?? named
    }
}

/// The name of what an action is of before its own.
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
    /// The action under the name of the element it is of.
    fileprivate func named(under path: String) -> Action {
        var action = self
        action.id = path.appending(step: id)
        return action
    }
}

extension String {
    /// A name with a step more.
    fileprivate func appending(step: String) -> String {
        var name = ""
        name.reserveCapacity(utf8.count + 1 + step.utf8.count)
        name += self
        name += "/"
        name += step
        return name
    }
}
