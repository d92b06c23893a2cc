extension Screen {
    /// Everything that can be done on the screen now, in reading order: under an overlay only what the
    /// overlay offers.
    public var enabledActions: [Action] {
        (overlay.map { [$0.card.body] } ?? elements).flatMap(\.enabledActions)
    }

    /// The action of an id that can be done now; `nil` when there is none.
    public func action(_ id: String) -> Action? { enabledActions.first { $0.id == id } }
}

extension Element {
    fileprivate var enabledActions: [Action] {
        let own = isDisabled ? nil : activation
        return [own].compactMap(\.self) + actions + children.flatMap(\.enabledActions)
    }
}
