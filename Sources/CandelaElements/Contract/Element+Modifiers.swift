public import CandelaTokens

extension Element {
    /// The element under a name that is unique among its siblings. In a card that is boxed, the
    /// names of its parents come before it: `habitList/read/toggle`.
    public func id(_ id: ElementID) -> Element {
        var element = self
        element.id = id
        return element
    }

    /// The element under a name apps refer to it by.
    public func part(_ name: ElementID) -> Element { with { $0.part = name } }

    /// The element on a surface; `nil` leaves it as it is.
    public func surface(_ surface: Surface?) -> Element {
        guard let surface else { return self }
        return with { $0.surface = .value(surface) }
    }

    /// The element with a width; `nil` leaves it as it is.
    public func width(_ width: Extent?) -> Element {
        guard let width else { return self }
        return with { $0.width = width }
    }

    /// The element with a height; `nil` leaves it as it is.
    public func height(_ height: Extent?) -> Element {
        guard let height else { return self }
        return with { $0.height = height }
    }

    /// The element as a square or a circle of a side.
    public func square(_ side: Size) -> Element {
        with {
            $0.width = .size(side)
            $0.height = .size(side)
        }
    }

    /// The element taking the spare room along the axis of what holds it.
    public func growing() -> Element { with { $0.grows = true } }

    /// The element with an accessibility label, value and role; `nil` leaves it as it is.
    public func accessibility(_ accessibility: Accessibility?) -> Element {
        guard let accessibility else { return self }
        return with { $0.accessibility = .value(accessibility) }
    }

    /// The element hidden from assistive technology: what it shows is said elsewhere.
    public func decorative() -> Element {
        accessibility(Accessibility(.decorative, label: ""))
    }

    /// The element with further actions.
    public func actions(_ actions: [Action]) -> Element {
        actions.isEmpty ? self : with { $0.actions = actions }
    }

    /// The element with a movement; `nil` leaves it as it is.
    public func motion(_ motion: Motion?) -> Element {
        guard let motion else { return self }
        return with { $0.motion = .value(motion) }
    }

    /// The element that becomes one of the same name on another screen; `nil` leaves it as it is.
    public func transition(_ name: String?) -> Element {
        guard let name else { return self }
        return with { $0.transition = name }
    }

    /// The element on another surface while a pointer is above it or the keyboard has it.
    public func focused(_ surface: Surface?) -> Element {
        guard let surface else { return self }
        return with { $0.focused = .value(surface) }
    }

    /// The element shining through; `nil` leaves it as it is.
    public func opacity(_ opacity: OpacityRole?) -> Element {
        guard let opacity else { return self }
        return with { $0.opacity = opacity }
    }

    /// The element whose colours a text beside it says in words.
    ///
    /// - Parameter name: The ``id`` or ``part`` of that text.
    public func described(by name: ElementID) -> Element { with { $0.saidBy = name } }
}
