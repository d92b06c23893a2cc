public import CandelaTokens

extension Element {
    /// Something to press: what is on it stands side by side, in the middle.
    public struct Button: Sendable, Hashable {
        /// What is on it.
        public var children: [Element]

        /// What pressing it does.
        public var action: Action

        /// Whether it cannot be pressed now.
        public var isDisabled = false

        /// The space between the things on it.
        public var gap: SpaceRole?

        /// Where spare room in it goes: around what is on it unless said otherwise.
        public var justify: Distribution?

        /// How it answers a press.
        public var press: Motion?
    }

    /// Something to press.
    ///
    /// Its accessibility label is that of the action, unless it gets one of its own.
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
    var isUnusable: Bool? { isDisabled }

    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        action = try member("action", own?.action)
        isDisabled = try member("isDisabled", own?.isDisabled, unless: false)
        gap = try member("gap", own?.gap)
        justify = try member("justify", own?.justify)
        press = try member("press", own?.press)
        children = []
    }
}
