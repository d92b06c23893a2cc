public import CandelaTokens

extension Element {
    /// Something that is on or off: a switch, or a check, at the trailing edge of what is beside it.
    public struct Toggle: Sendable, Hashable {
        /// What is on or off, drawn before the switch. The switch says it all to assistive
        /// technology.
        public var children: [Element]

        /// Whether it is on.
        public var isOn: Bool

        /// Whether it cannot be changed now.
        public var isDisabled = false

        /// The colour of the switch's track as it stands now.
        public var track: ColorRole

        /// The colour of the switch's thumb, or of the tick of a check.
        public var thumb: ColorRole

        /// What switching it does.
        public var action: Action

        /// What differs at accessibility sizes: the axis its children and the switch follow each
        /// other along.
        public var large: LargeForm?
    }

    /// Something that is on or off.
    ///
    /// - Parameter large: What differs at accessibility sizes: the switch stands under what is
    ///   beside it unless said otherwise; `nil` for a row at every size.
    public static func toggle(
        _ action: Action, isOn: Bool, isDisabled: Bool = false,
        atAccessibilitySizes large: LargeForm? = .column(),
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .toggle(
                Toggle(
                    children: children(), isOn: isOn, isDisabled: isDisabled,
                    track: isOn ? .switchOn : .switchOff, thumb: .switchThumb, action: action,
                    large: large))
        )
        .accessibility(
            Accessibility(
                .toggle, label: action.said,
                states: [isOn ? .checked : .unchecked] + (isDisabled ? [.disabled] : [])))
    }
}

extension Element.Toggle: ElementControl {
    var isUnusable: Bool? { isDisabled }

    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        isOn = try member("isOn", own?.isOn)
        isDisabled = try member("isDisabled", own?.isDisabled, unless: false)
        track = try member("track", own?.track, or: isOn ? .switchOn : .switchOff)
        thumb = try member("thumb", own?.thumb, or: .switchThumb)
        action = try member("action", own?.action)
        large = try member("large", own?.large)
        children = []
    }
}
