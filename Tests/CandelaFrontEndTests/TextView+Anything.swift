import CandelaScreens

extension TextView {
    /// Whatever a value holds that can be drawn, in the order of the value, laid out by its `layout`.
    ///
    /// So a card this front end was not written for still shows all it has to say.
    init(anything value: Any) {
        switch value {
        case let words as Words: self.init(words)
        case let icon as Icon: self.init(icon)
        case let bar as ProgressBar: self.init(bar)
        case let button as ButtonControl: self.init(button)
        case let choice as Choice: self.init(choice)
        case let toggle as ToggleControl: self.init(toggle)
        case let field as Field: self.init(field)
        case let link as LinkRow: self.init(link)
        case let chart as ValueChart: self.init(chart)
        default:
            let mirror = Mirror(reflecting: value)
            let parts = mirror.children.map(\.value).filter(Self.isDrawn)
            let views = parts.map { TextView(anything: $0) }
            if let stack = mirror.children.lazy.compactMap({ $0.value as? Stack }).first {
                self.init(stack, views)
            } else if mirror.displayStyle == .collection {
                self = .cells(views)
            } else {
                // A symbol stands before the words it goes with.
                self = parts.first is Icon ? .flow(views) : .column(views)
            }
        }
    }

    /// Whether a value is a part of the picture, and not of what is heard, felt or done.
    private static func isDrawn(_ value: Any) -> Bool {
        switch value {
        case is Accessibility, is Action, is [Action], is Motion, is Surface, is Stack, is Size,
            is String, is Bool, is Int, is Double:
            false
        default: true
        }
    }
}
