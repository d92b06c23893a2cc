public import CandelaTokens

extension Element {
    /// Several options of which one holds or, for filters, any number.
    ///
    /// The options are buttons; the chosen ones have the state `selected` and are marked by more
    /// than their colour.
    public struct Choice: Sendable, Hashable {
        /// The options, in order.
        public var children: [Element]

        /// How the options are offered.
        public var form: Form

        /// What is chosen; absent where the options speak for themselves.
        public var label: StyledText?

        /// A symbol before the label.
        public var icon: Icon?

        /// The space between options; absent for options that touch.
        public var gap: SpaceRole?

        /// What differs at accessibility sizes.
        public var large: LargeForm?

        /// How options are offered.
        public enum Form: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
            /// Side by side in one frame.
            case segmented
            /// Behind a label that opens a list.
            case menu
            /// Side by side as large as they are, on as many lines as they need.
            case wrapped
            /// Side by side on one line that is scrolled.
            case scrolled
            /// Under each other.
            case list
            /// The pages of an app, at its edge.
            case tabs
        }
    }

    /// Several options of which one holds.
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

    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        form = try member("form", own?.form)
        label = try member("label", own?.label)
        icon = try member("icon", own?.icon)
        gap = try member("gap", own?.gap)
        large = try member("large", own?.large)
        children = []
    }
}
