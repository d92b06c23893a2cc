extension Element {
    /// The first text in the element, in reading order: what is written on a button.
    public var text: StyledText? {
        if let own = content.words.first { return own }
        return children.lazy.compactMap(\.text).first
    }

    /// The accessibility label.
    public var label: String? { accessibility?.label }

    /// Whether the element cannot be used now.
    public var isDisabled: Bool {
        content.isUnusable ?? accessibility?.states.contains(.disabled) ?? false
    }

    /// Whether the element is the chosen one of its group, or checked.
    public var isSelected: Bool {
        accessibility?.states.contains { $0 == .selected || $0 == .checked } ?? false
    }

    /// The first element of an id or a part among this one and those inside, in reading order.
    ///
    /// - Parameter name: An id as it was written, without the names of what is around it, or a part.
    public func first(_ name: ElementID) -> Element? {
        if part == name || id?.name == name.rawValue[...] { return self }
        return children.lazy.compactMap { $0.first(name) }.first
    }
}
