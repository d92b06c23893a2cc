import CandelaRules

package import CandelaElements

/// A recorder of the keys of used phrases, by the screen that says them.
package final class PhraseRecorder: Sendable {
    private let noted: LockedValue<[ScreenName?: Set<String>]>
    private let screen: ScreenName?

    /// Creates a recorder that has noted nothing.
    package convenience init() { self.init(LockedValue([:]), nil) }

    private init(_ noted: LockedValue<[ScreenName?: Set<String>]>, _ screen: ScreenName?) {
        (self.noted, self.screen) = (noted, screen)
    }

    /// The keys noted so far.
    package var keys: Set<String> {
        noted.with { $0.values.reduce(into: []) { $0.formUnion($1) } }
    }

    /// The keys of the phrases that a screen said so far; for `nil`, those that sessions said apart
    /// from their screens, such as announcements.
    package func keys(of screen: ScreenName?) -> Set<String> { noted.with { $0[screen] ?? [] } }

    /// The same recorder, for the phrases of a screen.
    func on(_ screen: ScreenName) -> PhraseRecorder { PhraseRecorder(noted, screen) }

    func note(_ key: String) { noted.with { _ = $0[screen, default: []].insert(key) } }
}

extension AppDefinition {
    /// The same app, whose phrases are noted by a recorder when they are used; except for its name
    /// and the labels of its tabs, which are not a screen's.
    package func recorded(by recorder: PhraseRecorder) -> AppDefinition {
        let tabs = tabs.map { tab in
            AppTab(
                tab.screen, icon: tab.icon, selectedIcon: tab.selectedIcon,
                label: AppText(tab.id), id: tab.id)
        }
        return AppDefinition(
            unchecked: id, name: AppText(id), theme: theme, wording: wording.recorded(by: recorder),
            screens: presenters, tabs: tabs, data: data)
    }

    /// The same app, whose recorder, if it has one, notes the phrases of a screen.
    func recording(_ screen: ScreenName) -> AppDefinition {
        guard let recorder = wording.recorder else { return self }
        var app = self
        app.wording = wording.recorded(by: recorder.on(screen))
        return app
    }
}
