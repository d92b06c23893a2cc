import CandelaElements
import CandelaKit
import CandelaTokens

extension Element {
    /// The button beside the tabs that adds a weigh-in, drawn like a tab.
    ///
    /// At accessibility sizes it has no visible text, so that it stays on the line of the tabs.
    static func addWeighIn(_ kit: Kit) -> Element {
        let name = kit.phrases.weightLog()
        let action = kit.action("add", .open(.weightEntry, as: .sheet), name, haptic: .light)
        return Element.button(
            action, press: kit.motion(.press, appear: .press, reduced: .crossFade)
        ) {
            Element.column(gap: .xxs, align: .center) {
                kit.tabIcon(.plusCircleFilled, .primaryText)
                if !kit.context.typeSize.isAccessibilitySize {
                    kit.text(name, .tabLabel, .primaryText)
                }
            }
        }
        .id("add")
        .accessibility(Accessibility(.button, label: name.spokenWords))
    }
}
