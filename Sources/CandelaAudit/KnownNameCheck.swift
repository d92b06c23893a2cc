import CandelaElements
import CandelaWords
import CandelaJSON

/// A check that screen names and element kinds are known; no other check covers unknown ones.
enum KnownNameCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let page = ElementLocation(path: "/screen", place: "screen")
        let name = screen.screen.screen
        let known = screen.basis.screens.map(Array.init) ?? [name]
        let isUnknown = !known.contains(name) && !screen.hasTab(to: name)
        let unknown = screen.finding(
            .unknownScreen, .error,
            "there is no screen \(name.quoted(among: known.sorted { $0.rawValue < $1.rawValue }))",
            help: "name a screen of the app", at: page)
        return (isUnknown ? [unknown] : [])
            + screen.roots.flatMap { findings(in: $0.element, at: ElementLocation($0), of: screen) }
    }

    private static func findings(
        in element: Element, at spot: ElementLocation, of screen: AuditedScreen
    ) -> [AuditFinding] {
        var found: [AuditFinding] = []
        if case .unknown(let kind, _) = element.content {
            let kinds = Element.Content.Kind.allCases.map(\.rawValue)
            let near = Suggestions.help(for: kind, among: kinds, noun: "kind")
            found.append(
                screen.finding(
                    .unknownKind, .error, "'\(kind)' is not a kind of element",
                    help: near.first ?? "the kinds are \(kinds.joined(separator: ", "))",
                    at: spot))
        }
        for (place, child) in element.children.enumerated() {
            found += findings(in: child, at: spot.child(place, child), of: screen)
        }
        return found
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
