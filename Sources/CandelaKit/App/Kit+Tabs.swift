public import CandelaElements
public import CandelaTokens

/// The app's name and tab bar.
extension Kit {
    /// The app's name.
    public var appName: Phrase { phrase(app.name) }

    /// The tab bar with an optional accessory; on a screen that is not a tab, only the accessory.
    ///
    /// - Parameters:
    ///   - habit: The habit the screen shows; other tabs about habits open with the same one.
    ///   - accessory: An element beside the tabs, such as a button that adds something.
    /// - Returns: `nil` if the screen is not one of the tabs and there is no accessory.
    public func tabBar(
        at screen: ScreenName, of habit: String? = nil, accessory: Element? = nil
    ) -> Element? {
        let tabs = app.tabs.contains { $0.screen == screen } ? app.tabs : []
        guard !tabs.isEmpty || accessory != nil else { return nil }
        let bar = Element.column(align: .center) {
            // On wide screens the tabs are above each other's cards, not at the edges.
            Element.line(
                gap: .sm, align: .center, justify: tabs.isEmpty ? .end : .spaceBetween
            ) {
                if !tabs.isEmpty {
                    Element.choice(.tabs) {
                        tabs.map { tab($0, isSelected: $0.screen == screen, of: habit) }
                    }.growing()
                }
                accessory
            }
            .width(.size(size(.pageWidth, at: .large)))
        }
        .surface(
            Surface(
                fill: Paint(.groundTabBar),
                insets: Surface.Insets(horizontal: .screenMargin, vertical: .xs)))
        guard !tabs.isEmpty else { return bar }
        return bar.accessibility(
            Accessibility(
                .tabList, label: appName.spokenWords, children: .contain))
    }

    /// The symbol of a tab, or of a button beside the tabs.
    ///
    /// It stops growing at the same type size as the tabs' names.
    public func tabIcon(_ symbol: IconRole, _ color: ColorRole) -> Icon {
        let largest = theme.text(.tabLabel).largestTypeSize
        return Icon(
            symbol, color: color, size: size(.tabSymbol, at: min(context.typeSize, largest)))
    }

    /// One tab: a symbol above a name, as a button that opens the screen.
    ///
    /// For readers who cannot rely on colour, a line under the selected tab marks it.
    private func tab(_ tab: AppTab, isSelected: Bool, of habit: String?) -> Element {
        let presenter = app.presenter(of: tab.screen)
        let isAbout = presenter?.isAboutHabits == true
        let screen = Intent.open(tab.screen, as: .tab, habit: isAbout ? habit : nil)
        let symbol = isSelected ? tab.selectedIcon ?? tab.icon : tab.icon
        let name = tab.label.map(phrase) ?? presenter?.title(self) ?? appName
        let ink: ColorRole = isSelected ? .primaryText : .textSecondary
        let select = action(tab.id, screen, name, haptic: .tabChange)
        return Element.button(select, isSelected: isSelected) {
            Element.column(gap: .xxs, align: .center) {
                tabIcon(symbol, ink)
                text(name, .tabLabel, ink)
                if isSelected, context.differentiateWithoutColor {
                    Element.shape(fill: Paint(ink), cornerRadius: CornerRadius(.full))
                        .width(.fill).height(.size(size(.tabMarkHeight)))
                }
            }
        }
        .id(ElementID(tab.id))
        .accessibility(Accessibility(.tab, label: name.spokenWords))
    }
}
