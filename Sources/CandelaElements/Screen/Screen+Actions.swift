extension Screen {
    /// All actions that can currently be performed, in the order of ``elements``; if the screen has
    /// an overlay, only those of the overlay. The activation of a disabled element is omitted.
    public var enabledActions: [Action] {
        (overlay.map { [$0.card.body] } ?? elements).flatMap(\.enabledActions)
    }

    /// The enabled action with an id; `nil` if there is none.
    public func action(_ id: String) -> Action? { enabledActions.first { $0.id == id } }
}

extension Element {
    fileprivate var enabledActions: [Action] {
        let own = isDisabled ? nil : activation
        return [own].compactMap(\.self) + actions + children.flatMap(\.enabledActions)
    }
}
