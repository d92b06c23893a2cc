import CandelaElements
import CandelaKit

extension AuditCheck {
    /// A screen that the app neither has nor opens in a tab.
    public static let unknownScreen = AuditCheck(
        "unknown-screen", .error, "Every screen belongs to the package or the app.")
}

/// A check that the screen and those its actions open are known.
enum UnknownScreenCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let basis = screen.basis
        guard let known = basis.screens ?? basis.app.map({ Set($0.screens) }) else { return [] }
        func finding(_ name: ScreenName, at spot: ElementLocation) -> AuditFinding {
            let names = known.sorted { $0.rawValue < $1.rawValue }
            return screen.finding(
                .unknownScreen, "there is no screen \(name.quoted(among: names))",
                help: "name a screen of the app", at: spot)
        }
        func isUnknown(_ name: ScreenName) -> Bool {
            // An app draws screens without a presenter itself, so only a misspelling is an error.
            !known.contains(name) && !screen.hasTab(to: name)
                && (basis.screens != nil || basis.app?.isMisspelled(name) == true)
        }
        let name = screen.screen.screen
        let own = isUnknown(name) ? [finding(name, at: screen.location(at: "screen"))] : []
        return own
            + screen.controls.flatMap { node in
                node.actions.compactMap { action in
                    guard case .open(let destination) = action.intent,
                        isUnknown(destination.screen)
                    else { return nil }
                    return finding(destination.screen, at: screen.location(of: node))
                }
            }
    }
}

extension AuditedScreen {
    /// Whether one of the app's tabs opens a screen.
    fileprivate func hasTab(to name: ScreenName) -> Bool {
        func opens(_ element: Element) -> Bool {
            element.actions.contains {
                if case .open(let destination) = $0.intent {
                    destination.screen == name
                } else {
                    false
                }
            } || element.children.contains(where: opens)
        }
        return self.screen.tabs.map(opens) ?? false
    }
}
