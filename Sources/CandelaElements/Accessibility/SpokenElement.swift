/// One stop of a screen reader.
public struct SpokenElement: Sendable, Hashable {
    /// The accessibility label, value and role at this stop.
    public let accessibility: Accessibility

    /// What activating it does; absent for what cannot be activated.
    public let activation: Action?

    /// How many groups it is in; 0 for what stands on the screen itself.
    public let depth: Int

    /// What can be done with it besides activating it. What is only dragged is not among it.
    public let furtherActions: [Action]

    /// A stop at an element with these actions, of which the first activates what has no other
    /// activation.
    init(
        _ accessibility: Accessibility, activation: Action? = nil, actions: [Action] = [],
        depth: Int = 0
    ) {
        let isFirst = activation == nil && accessibility.isActivated
        self.accessibility = accessibility
        self.activation = isFirst ? actions.first : activation
        furtherActions = actions.dropFirst(isFirst ? 1 : 0).filter { $0.gesture != .drag }
        self.depth = depth
    }
}

extension Screen {
    /// Every stop of a screen reader, in reading order: the buttons before the title, the title, the
    /// buttons after it, the passing notes, the cards and the tabs. Under an overlay there is only the
    /// overlay.
    public var spokenElements: [SpokenElement] {
        if let overlay { return Element.spoken([overlay.card.body]) }
        let title = SpokenElement(Accessibility(.heading, label: title.said, headingLevel: 1))
        let below = cards.map(\.body) + toasts.map(\.body) + [tabs].compactMap(\.self)
        return Element.spoken(toolbar?.leading ?? []) + [title]
            + Element.spoken(toolbar?.trailing ?? []) + Element.spoken(below)
    }
}
