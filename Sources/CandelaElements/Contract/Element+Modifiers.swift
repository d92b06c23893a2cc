public import CandelaTokens

extension Element {
    /// The element with an identifier that is unique among its siblings. A card prefixes it with
    /// the identifiers of the elements that contain it: `habitList/read/toggle`.
    public func id(_ id: ElementID) -> Element {
        var element = self
        element.id = id
        return element
    }

    /// The element with a part name, by which an app can refer to it.
    public func part(_ name: ElementID) -> Element { with { $0.part = name } }

    /// The element with a background surface; `nil` leaves it unchanged.
    public func surface(_ surface: Surface?) -> Element {
        guard let surface else { return self }
        return with { $0.surface = .init(surface) }
    }

    /// The element with a width; `nil` leaves it unchanged.
    public func width(_ width: Extent?) -> Element {
        guard let width else { return self }
        return with { $0.width = width }
    }

    /// The element with a height; `nil` leaves it unchanged.
    public func height(_ height: Extent?) -> Element {
        guard let height else { return self }
        return with { $0.height = height }
    }

    /// The element with equal width and height.
    public func square(_ side: Size) -> Element {
        with {
            $0.width = .size(side)
            $0.height = .size(side)
        }
    }

    /// The element, filling the remaining space along the axis of its container.
    public func growing() -> Element { with { $0.grows = true } }

    /// The element with accessibility information in place of any it had; `nil` leaves it
    /// unchanged.
    public func accessibility(_ accessibility: Accessibility?) -> Element {
        guard let accessibility else { return self }
        return stating(accessibility)
    }

    /// The element with the accessibility information that it does not imply.
    func stating(_ accessibility: Accessibility) -> Element {
        let stated = accessibility.stated(besides: content.implied)
        if stated == nil, commonMembers == nil { return self }
        return with { $0.accessibility = stated.map { .init($0) } }
    }

    /// The element without accessibility information of its own, because its container has it.
    package func withoutAccessibility() -> Element {
        var element = with { $0.accessibility = nil }
        if element.commonMembers?.value == CommonMembers() { element.commonMembers = nil }
        return element
    }

    /// The element, hidden from assistive technology because its content is described elsewhere.
    public func decorative() -> Element {
        accessibility(Accessibility(.decorative, label: ""))
    }

    /// The element with actions other than activation, in place of any it had; an empty array
    /// leaves it unchanged.
    public func actions(_ actions: [Action]) -> Element {
        actions.isEmpty ? self : with { $0.actions = actions }
    }

    /// The element with an animation; `nil` leaves it unchanged.
    public func motion(_ motion: Motion?) -> Element {
        guard let motion else { return self }
        return with { $0.motion = .init(motion) }
    }

    /// The element with a transition name, which matches it with an element on another screen;
    /// `nil` leaves it unchanged.
    public func transition(_ name: String?) -> Element {
        guard let name else { return self }
        return with { $0.transition = name }
    }

    /// The element with another surface under the pointer or with keyboard focus; `nil` leaves it
    /// unchanged.
    public func focused(_ surface: Surface?) -> Element {
        guard let surface else { return self }
        return with { $0.focused = .init(surface) }
    }

    /// The element with an opacity; `nil` leaves it unchanged.
    public func opacity(_ opacity: OpacityRole?) -> Element {
        guard let opacity else { return self }
        return with { $0.opacity = opacity }
    }

    /// The element with the name of a text that conveys the same information as the element's
    /// colours.
    ///
    /// - Parameter name: The ``id`` or ``part`` of the text.
    public func described(by name: ElementID) -> Element { with { $0.describedBy = name } }
}
