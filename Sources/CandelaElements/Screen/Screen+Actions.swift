extension Screen {
    /// All actions that can currently be performed, in the order of ``elements``; if the screen has
    /// an overlay, only the overlay's actions. The activation of a disabled element is omitted.
    public var enabledActions: [Action] {
        (overlay.map { [$0.card.body] } ?? elements).flatMap(\.enabledActions)
    }

    /// The enabled action with an id; `nil` without one.
    public func action(_ id: String) -> Action? {
        (overlay.map { [$0.card.body] } ?? elements).lazy.compactMap { $0.enabledAction(id) }.first
    }

    /// The values that the field or stepper with an intent accepts; `nil` without such an element.
    /// If the screen has an overlay, only its elements count.
    public func input(of intent: Intent) -> Element.Input? {
        (overlay.map { [$0.card.body] } ?? elements).lazy.compactMap { $0.input(of: intent) }.first
    }

    /// The values to which ``enabledActions`` set an option; `nil` if no action, enabled or not,
    /// sets it. If the screen has an overlay, only its elements count.
    package func choices(for option: String) -> [Intent.Value]? {
        let all = (overlay.map { [$0.card.body] } ?? elements).flatMap { $0.choices(for: option) }
        return all.isEmpty ? nil : all.filter(\.isEnabled).map(\.value)
    }
}

extension Screen {
    /// The days of the chart that sets an option to a touched day, as numbers of days since
    /// 1970-01-01; `nil` without one. If the screen has an overlay, only its elements count.
    package func chartDays(for option: String) -> ClosedRange<Double>? {
        (overlay.map { [$0.card.body] } ?? elements).lazy.compactMap { $0.chartDays(for: option) }
            .first
    }
}

extension Intent {
    /// The name of the option that the intent sets to a value or to the entered one; otherwise
    /// `nil`.
    fileprivate var chosenOption: String? {
        switch self {
        case .choose(let option, _), .enter(.option(let option)): option
        default: nil
        }
    }
}

extension Element {
    fileprivate func chartDays(for option: String) -> ClosedRange<Double>? {
        if let chart, chart.x.scale == .day, let first = chart.x.min, let last = chart.x.max,
            first <= last,
            ([chart.select].compactMap(\.self) + actions)
                .contains(where: { $0.intent.chosenOption == option })
        {
            return first...last
        }
        return children.lazy.compactMap { $0.chartDays(for: option) }.first
    }

    fileprivate func choices(for option: String) -> [(value: Intent.Value, isEnabled: Bool)] {
        var found: [(value: Intent.Value, isEnabled: Bool)] = []
        if case .choose(option, let value)? = activation?.intent {
            found.append((value, !isDisabled))
        }
        for case .choose(option, let value) in actions.map(\.intent) { found.append((value, true)) }
        return found + children.flatMap { $0.choices(for: option) }
    }

    fileprivate func input(of intent: Intent) -> Input? {
        if let input, activation?.intent == intent { return input }
        return children.lazy.compactMap { $0.input(of: intent) }.first
    }

    /// The first of ``enabledActions`` with an id.
    fileprivate func enabledAction(_ id: String) -> Action? {
        if let activation, activation.id == id, !isDisabled { return activation }
        return actions.first { $0.id == id }
            ?? children.lazy.compactMap { $0.enabledAction(id) }.first
    }

    fileprivate var enabledActions: [Action] {
        let own = isDisabled ? nil : activation
        return [own].compactMap(\.self) + actions + children.flatMap(\.enabledActions)
    }
}
