/// One stop of a screen reader.
public struct SpokenElement: Sendable, Hashable {
    /// The accessibility label, value and role at this stop.
    public let accessibility: Accessibility

    /// What activating it does; absent for what cannot be activated.
    public let activation: Action?

    /// How many groups it is in; 0 for what stands on the screen itself.
    public let depth: Int

    /// What can be done with it besides activating it.
    public var furtherActions: [Action] {
        accessibility.actions.filter { $0 != activation }
    }

    init(_ accessibility: Accessibility, activation: Action? = nil, depth: Int = 0) {
        self.accessibility = accessibility
        self.activation =
            activation ?? (accessibility.isActivated ? accessibility.actions.first : nil)
        self.depth = depth
    }
}

extension Screen {
    /// Every stop of a screen reader, in reading order: the buttons before the title, the title, the
    /// buttons after it, the passing notes, the cards and the tabs. Under an overlay there is only the
    /// overlay.
    public var spokenElements: [SpokenElement] {
        if let overlay { return Element.spoken([overlay.card.body]) }
        let title = SpokenElement(Accessibility(.heading, label: title.aloud, headingLevel: 1))
        let below = cards.map(\.body) + toasts.map(\.body) + [tabs].compactMap(\.self)
        return Element.spoken(toolbar?.leading ?? []) + [title]
            + Element.spoken(toolbar?.trailing ?? []) + Element.spoken(below)
    }
}
