public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A button. Its children are arranged in a centred row.
    public struct Button: Sendable, Equatable {
        /// The content of the button.
        public var children: [Element]

        /// The action performed when the button is pressed.
        public var action: Action

        /// Whether the button is selected in its group, or checked.
        public var isSelected = false

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
    ///
    /// - Parameter isSelected: Whether the button is selected in its group, or checked. Assistive
    ///   technology speaks it as the state `selected`, or as `checked` or `unchecked` if the role is
    ///   `checkbox`.
    public static func button(
        _ action: Action, isSelected: Bool = false, isDisabled: Bool = false,
        gap: SpaceRole? = nil, justify: Distribution? = nil, press: Motion? = nil,
        @ElementBuilder _ children: () -> [Element]
    ) -> Element {
        Element(
            .button(
                Button(
                    children: children(), action: action, isSelected: isSelected,
                    isDisabled: isDisabled, gap: gap, justify: justify, press: press)))
    }
}

extension Element.Button: ElementControl {
    var isDisabledByKind: Bool? { isDisabled }

    var implied: ImpliedAccessibility {
        ImpliedAccessibility(
            role: .button, label: action.spokenWords, isSelected: isSelected, isDisabled: isDisabled
        )
    }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        action = try member("action", own?.action)
        isSelected = try member("isSelected", own?.isSelected, unless: false)
        isDisabled = try member("isDisabled", own?.isDisabled, unless: false)
        gap = try member("gap", own?.gap)
        justify = try member("justify", own?.justify)
        press = try member("press", own?.press)
        children = []
    }
}
