extension Element {
    /// The first text in the element, in reading order, such as the title of a button; `nil` for
    /// none.
    public var text: StyledText? {
        if let own = content.words.first { return own }
        return children.lazy.compactMap(\.text).first
    }

    /// The accessibility label; `nil` if the element has none.
    public var label: String? { accessibility?.label }

    /// Whether the element is disabled.
    public var isDisabled: Bool {
        content.isDisabledByKind ?? accessibility?.states.contains(.disabled) ?? false
    }

    /// Whether the element is selected or checked.
    public var isSelected: Bool {
        switch content {
        case .button(let button): button.isSelected
        case .toggle(let toggle): toggle.isOn
        default: false
        }
    }

    /// The first element with an id or part among this element and its descendants, in reading
    /// order; `nil` for none.
    ///
    /// - Parameter name: A part, or an id without the prefix of containing elements.
    public func first(_ name: ElementID) -> Element? {
        if part == name || id?.name == name.rawValue[...] { return self }
        return children.lazy.compactMap { $0.first(name) }.first
    }

    /// The element without its children, for formats that write them separately.
    package var childless: Element {
        var element = self
        element.content = content.holding([])
        return element
    }
}
