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

extension Element.Button: ElementHolder {
    func record(to sink: inout some MemberSink) {
        sink.member("action", action)
        sink.member("isDisabled", ifTrue: isDisabled)
        sink.member("gap", role: gap)
        sink.member("justify", justify)
        sink.member("press", press)
    }

    init(_ members: Members) throws {
        action = try members.read("action")
        isDisabled = try members.read("isDisabled", or: false)
        gap = try members.read(ifPresent: "gap")
        justify = try members.read(ifPresent: "justify")
        press = try members.read(ifPresent: "press")
        children = []
    }
}
