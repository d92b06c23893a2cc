public import CandelaTokens

extension Element {
    /// A button. Its children are arranged in a centred row.
    public struct Button: Sendable, Hashable {
        /// The content of the button.
        public var children: [Element]

        /// The action performed when the button is pressed.
        public var action: Action

        /// Whether the button is disabled.
        public var isDisabled = false

        /// The space between the children of the button; `nil` for none.
        public var gap: SpaceRole?

        /// The distribution of the remaining space in the button; `nil` centres the children.
        public var justify: Distribution?

        /// The animation while the button is pressed; `nil` for none.
        public var press: Motion?
    }

    /// Creates a button.
    ///
    /// Its accessibility label is the label of the action, unless ``accessibility(_:)`` sets
    /// another.
    public static func button(
        _ action: Action, isDisabled: Bool = false, gap: SpaceRole? = nil,
        justify: Distribution? = nil, press: Motion? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .button(
                Button(
                    children: children(), action: action, isDisabled: isDisabled, gap: gap,
                    justify: justify, press: press))
        )
        .accessibility(
            Accessibility(.button, label: action.said, states: isDisabled ? [.disabled] : []))
    }
}

extension Element.Button: ElementControl {
    var isDisabledByKind: Bool? { isDisabled }

    @inline(__always)
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        action = try member("action", own?.action)
        isDisabled = try member("isDisabled", own?.isDisabled, unless: false)
        gap = try member("gap", own?.gap)
        justify = try member("justify", own?.justify)
        press = try member("press", own?.press)
        children = []
    }
}
