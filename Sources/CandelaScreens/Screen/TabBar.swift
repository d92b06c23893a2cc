import CandelaTokens

/// The pages of an app, one of which is shown.
public struct TabBar: Sendable, Hashable, Codable {
    /// The pages, in order.
    public let tabs: [Tab]

    /// What stands apart from the pages, such as the button that adds something.
    public let accessory: ButtonControl?

    /// What assistive technology is told.
    public let accessibility: Accessibility

    package init(_ tabs: [Tab], accessory: ButtonControl? = nil, label: String) {
        self.tabs = tabs
        self.accessory = accessory
        accessibility = Accessibility(.tabList, label: label, children: .contain)
    }

    /// One page of an app.
    public struct Tab: Sendable, Hashable, Codable {
        /// The page's name, unique within the bar.
        public let id: String

        /// The symbol, filled for the page that is shown.
        public let icon: Icon

        /// What the page is called.
        public let text: Words

        /// Whether it is the page that is shown.
        public let isSelected: Bool

        /// How high the line under the name is; absent unless the page is shown to a reader who tells
        /// nothing by colour.
        public let mark: Size?

        /// What opening it does.
        public let action: Action

        /// What assistive technology is told.
        public let accessibility: Accessibility

        package init(
            _ id: String, icon: Icon, text: Words, isSelected: Bool, mark: Size? = nil,
            action: Action
        ) {
            self.id = id
            self.icon = icon
            self.text = text
            self.isSelected = isSelected
            self.mark = mark
            self.action = action
            accessibility = Accessibility(
                .tab, label: text.aloud, states: isSelected ? [.selected] : [])
        }
    }
}

extension TabBar: ElementConvertible {
    /// The pages as a choice, and what stands apart from them behind it.
    public var element: Element {
        Element.row(align: .center, justify: .spaceBetween, large: nil) {
            Element.choice(.tabs) { tabs }
            accessory
        }
        .accessibility(accessibility)
    }
}

extension TabBar.Tab: ElementConvertible {
    /// The page's symbol over its name, as a button that opens it.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xxs, align: .center) {
                icon
                text
                if let mark {
                    Element.shape(fill: Paint(icon.color), cornerRadius: CornerRadius(.full))
                        .width(.fill).height(.size(mark))
                }
            }
        }
        .id(id)
        .accessibility(accessibility)
    }
}
