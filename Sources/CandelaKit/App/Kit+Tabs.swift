public import CandelaElements
import CandelaTokens

/// The name of the app and its pages.
extension Kit {
    /// The app's name.
    public var appName: Phrase { phrase(app.name) }

    /// The tabs of the app, for a screen that is one of them, and what stands apart from them.
    ///
    /// - Parameters:
    ///   - habit: The habit that the screen is about, which other tabs are about then too.
    ///   - accessory: Such as the button that adds something.
    public func tabBar(
        at screen: ScreenName, of habit: String? = nil, accessory: Element? = nil
    ) -> Element? {
        let tabs = app.tabs.contains { $0.screen == screen } ? app.tabs : []
        guard !tabs.isEmpty || accessory != nil else { return nil }
        let bar = Element.line(
            gap: .sm, align: .center, justify: tabs.isEmpty ? .end : .spaceBetween
        ) {
            if !tabs.isEmpty {
                Element.choice(.tabs) {
                    tabs.map { tab($0, isSelected: $0.screen == screen, of: habit) }
                }.growing()
            }
            accessory
        }
        .surface(
            Surface(
                fill: Paint(.groundTabBar),
                insets: Surface.Insets(horizontal: .screenMargin, vertical: .xs)))
        guard !tabs.isEmpty else { return bar }
        return bar.accessibility(
            Accessibility(
                .tabList, label: appName.said, children: .contain))
    }

    /// One page of an app: its symbol over its name, as a button that opens it.
    ///
    /// A line under the shown page tells it apart for readers who tell nothing by colour.
    private func tab(_ tab: AppTab, isSelected: Bool, of habit: String?) -> Element {
        let presenter = app.presenter(of: tab.screen)
        let isAbout = presenter?.isAboutHabits == true
        let screen = Intent.open(tab.screen, as: .tab, habit: isAbout ? habit : nil)
        let symbol = isSelected ? tab.selectedIcon ?? tab.icon : tab.icon
        let name = tab.label.map(phrase) ?? presenter?.title(self) ?? appName
        let ink: ColorRole = isSelected ? .primaryText : .textSecondary
        // The symbol grows as far as the name under it.
        let side = size(
            .tabSymbol, at: min(context.typeSize, theme.text(.tabLabel).largestTypeSize))
        return Element.button(action(tab.id, screen, name, haptic: .tabChange)) {
            Element.column(gap: .xxs, align: .center) {
                Icon(symbol, color: ink, size: side)
                words(name, .tabLabel, ink)
                if isSelected, context.differentiateWithoutColor {
                    Element.shape(fill: Paint(ink), cornerRadius: CornerRadius(.full))
                        .width(.fill).height(.size(size(.tabMarkHeight)))
                }
            }
        }
        .id(tab.id)
        .accessibility(Accessibility(.tab, label: name.said, states: isSelected ? [.selected] : []))
    }
}
