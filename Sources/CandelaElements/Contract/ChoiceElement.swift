public import CandelaJSON
public import CandelaTokens

extension Element {
    /// A set of options of which one is selected or, for filters, any number.
    ///
    /// The options are buttons. Those that are selected have ``Element/Button/isSelected``, and
    /// differ by more than their colour.
    public struct Choice: Sendable, Equatable {
        /// The options, in order.
        public var children: [Element]

        /// The presentation of the options.
        public var form: Form

        /// The label of the choice; `nil` if the options need none.
        public var label: StyledText?

        /// The icon before the label; `nil` for none.
        public var icon: Icon?

        /// The space between options; `nil` for none.
        public var gap: SpaceRole?

        /// The layout at accessibility text sizes; `nil` if it is the same as at others.
        public var large: LargeForm?

        /// The presentation of the options of a choice.
        public enum Form: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
            /// Segments side by side in one frame.
            case segmented
            /// A menu, opened by a button with the selected option.
            case menu
            /// Options as wide as their content, side by side on as many lines as needed.
            case wrapped
            /// Options side by side on one scrolling line.
            case scrolled
            /// Options one below the other.
            case list
            /// The tab bar of an app.
            case tabs
        }
    }

    /// Creates a choice between options.
    public static func choice(
        _ form: Choice.Form, label: StyledText? = nil, icon: Icon? = nil, gap: SpaceRole? = nil,
        atAccessibilitySizes large: LargeForm? = nil, @ElementBuilder _ options: () -> [Element]
    ) -> Element {
        Element(
            .choice(
                Choice(
                    children: options(), form: form, label: label, icon: icon, gap: gap,
                    large: large)))
    }
}

extension Element.Choice: ElementKind {
    var words: [StyledText] { [label].compactMap(\.self) }

    var implied: ImpliedAccessibility {
        ImpliedAccessibility(role: .radioGroup, label: label?.spokenWords, children: .contain)
    }

    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        form = try member("form", own?.form)
        label = try member("label", own?.label)
        icon = try member("icon", own?.icon)
        gap = try member("gap", own?.gap)
        large = try member("large", own?.large)
        children = []
    }
}
