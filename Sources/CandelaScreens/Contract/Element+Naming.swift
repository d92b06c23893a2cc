extension Element {
    /// The element with names that are unique on a screen: its own and those of everything inside,
    /// each after the names of what is around it. Actions are named after the element they are of.
    ///
    /// - Parameter path: The name of what holds the element: that of the card for its body.
    func named(under path: String) -> Element {
        var element = self
        let path = id.map { "\(path)/\($0)" } ?? path
        if id != nil { element.id = path }
        if var traits, !traits.actions.isEmpty {
            traits.actions = traits.actions.map { $0.named(under: path) }
            element.rest = .some(traits)
        }
        element.content = content.named(under: path)
        return element
    }
}

extension Element.Content {
    fileprivate func named(under path: String) -> Element.Content {
        var named = self
        switch self {
        case .button(var own):
            own.action = own.action.named(under: path)
            named = .button(own)
        case .toggle(var own):
            own.action = own.action.named(under: path)
            named = .toggle(own)
        case .field(var own):
            own.action = own.action.named(under: path)
            named = .field(own)
        case .stepper(var own):
            own.action = own.action.named(under: path)
            named = .stepper(own)
        case .chart(var own):
            own.select = own.select.map { $0.named(under: path) }
            named = .chart(own)
        default: break
        }
        let children = children
        return children.isEmpty
            ? named : named.holding(children.map { $0.named(under: path) })
    }
}

extension Action {
    /// The action under the name of the element it is of.
    fileprivate func named(under path: String) -> Action {
        var action = self
        action.id = "\(path)/\(id)"
        return action
    }
}
