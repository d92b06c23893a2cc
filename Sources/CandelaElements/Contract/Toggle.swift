public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A switch at the trailing edge, with its label before it.
    public struct Toggle: Sendable, Equatable {
        /// The visible label. Assistive technology skips it and reads the switch, whose
        /// accessibility label is the action's by default.
        public var children: [Element]

        /// Whether the toggle is on.
        public var isOn: Bool

        /// Whether the toggle is disabled.
        public var isDisabled = false

        /// The colour of the switch's track in the current state.
        public var track: ColorRole

        /// The colour of the switch's thumb.
        public var thumb: ColorRole

        /// The action performed when the toggle is switched.
        public var action: Action

        /// The layout at accessibility sizes, where it differs: the axis of the label and the
        /// switch; `nil` if it is the same.
        public var large: LargeForm?
    }

    /// Creates a switch.
    ///
    /// - Parameter large: The layout at accessibility sizes: by default the switch is below its
    ///   label; `nil` for a row at every size.
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
                    large: large)))
    }
}

extension Element.Toggle: ElementControl {
    var isDisabledByKind: Bool? { isDisabled }

    var implied: ImpliedAccessibility {
        ImpliedAccessibility(
            role: .toggle, label: action.spokenWords, isSelected: isOn, isDisabled: isDisabled)
    }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        isOn = try member("isOn", own?.isOn)
        isDisabled = try member("isDisabled", own?.isDisabled, unless: false)
        track = try member("track", own?.track, or: isOn ? .switchOn : .switchOff)
        thumb = try member("thumb", own?.thumb, or: .switchThumb)
        action = try member("action", own?.action)
        large = try member("large", own?.large)
        children = []
    }
}
