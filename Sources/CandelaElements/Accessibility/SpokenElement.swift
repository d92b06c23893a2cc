/// An element that receives the focus of a screen reader.
public struct SpokenElement: Sendable, Equatable {
    /// The accessibility label, value and role of the element.
    public let accessibility: Accessibility

    /// The action performed by activating the element; `nil` if it cannot be activated.
    public let activation: Action?

    /// The number of groups that contain the element; 0 for none.
    public let depth: Int

    /// Actions other than activation, without those performed by dragging.
    public let customActions: [Action]

    /// Creates an element with its actions.
    init(
        _ accessibility: Accessibility, activation: Action? = nil, actions: [Action] = [],
        depth: Int = 0
    ) {
        self.accessibility = accessibility
        self.activation = activation
        customActions = actions.filter { $0.gesture != .drag }
        self.depth = depth
    }
}

extension Screen {
    /// All elements that receive the focus of a screen reader, in reading order: the buttons before
    /// the title, the title, the buttons after it, the toasts, the cards and the tabs. If the
    /// screen has an overlay, only the overlay's elements.
    public var spokenElements: [SpokenElement] {
        if let overlay { return Element.spoken([overlay.card.body]) }
        let title = SpokenElement(
            Accessibility(.heading, label: title.spokenWords, headingLevel: 1))
        let below = toasts.map(\.body) + cards.map(\.body) + [tabs].compactMap(\.self)
        let heading = presentation.hasBar ? [title] : []
        let before = [back].compactMap(\.self) + (toolbar?.leading ?? [])
        return Element.spoken(before) + heading
            + Element.spoken(toolbar?.trailing ?? []) + Element.spoken(below)
    }
}
