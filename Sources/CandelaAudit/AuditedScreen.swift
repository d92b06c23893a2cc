import CandelaElements
import CandelaTokens
import CandelaLanguage

/// A screen with the values that all checks share.
struct AuditedScreen {
    let screen: Screen

    let basis: Audit.Basis

    /// The theme that the screen is drawn in.
    let theme: Theme

    /// The names of roles in the screen's language; `nil` if they are unknown.
    let roleNames: SpokenRoleNames?

    /// The words of screen readers in the screen's language; `nil` if they are unknown.
    let roleWords: RoleWords?

    /// The token paths of roles whose values on the screen are not colours.
    let unreadable: Set<String>

    /// The element trees of the screen, in drawing order.
    let roots: [Root]

    /// All elements, each before its children.
    let nodes: [AuditedNode]

    /// The elements that can be pressed or have further actions.
    let controls: [AuditedNode]

    /// The elements with accessibility information.
    let described: [AuditedNode]

    /// The words of states in the screen's language.
    let stateWords: StateWords

    /// The accessibility elements, in reading order.
    let stops: [AuditedElement]

    /// The elements that are laid out, with their available space.
    let boxes: [LayoutWalk.Box]

    /// An element tree.
    struct Root {
        let element: Element

        /// The tree's JSON Pointer: `/cards/0/body`.
        let path: String

        /// The tree's name in places: `cards[0]`.
        let name: String

        /// The id of the card whose body it is; `nil` outside of cards.
        let card: String?

        /// The background behind the tree.
        let layer: Layer
    }

    /// A background behind an element tree.
    enum Layer { case page, scrim, anything, tabBar }

    init(_ screen: Screen, _ basis: Audit.Basis = Audit.Basis()) {
        (self.screen, self.basis) = (screen, basis)
        theme = screen.ownTheme
        roleNames = SpokenRoleNames(screen.language, known: basis.roleWords)
        roleWords =
            basis.roleWords.first { $0.language == screen.language }
            ?? RoleWords.of(screen.language, among: SpokenRoleNames.engineWords)
        unreadable = screen.unreadablePaths
        roots = screen.roots
        nodes = AuditedNode.all(in: roots)
        controls = nodes.filter { $0.element.activation != nil || !$0.element.actions.isEmpty }
        described = nodes.filter { $0.accessibility != nil }
        stateWords = StateWords(in: screen.language, roleWords)
        stops = Self.stops(of: screen, in: roots)
        boxes = LayoutWalk.boxes(of: screen, in: theme, roots)
    }

    /// The appearances to measure: light and dark, with the contrast the screen was made for.
    var appearances: [Appearance] {
        Appearance.allCases.filter {
            $0.increasesContrast == screen.context.increaseContrast
        }
    }

    /// Creates a finding about an element of the screen.
    func finding(
        _ check: AuditCheck, _ message: String, help: String, at spot: ElementLocation,
        in appearance: Appearance? = nil,
        roles: [String] = [], _ figures: [AuditFinding.Figure] = []
    ) -> AuditFinding {
        AuditFinding(
            id: check, severity: check.severity, message: message, help: help,
            screen: screen.screen,
            specimen: screen.specimen, language: screen.language,
            typeSize: screen.context.typeSize, appearances: appearance.map { [$0] },
            card: spot.card, path: spot.path, place: spot.place, roles: roles, figures: figures)
    }
}

extension Screen {
    /// The element trees of the screen.
    var roots: [AuditedScreen.Root] {
        var roots: [AuditedScreen.Root] = []
        func add(
            _ element: Element, _ path: String, _ name: String, card: String? = nil,
            _ layer: AuditedScreen.Layer
        ) {
            roots.append(.init(element: element, path: path, name: name, card: card, layer: layer))
        }
        add(title.element, "/title", "title", .page)
        if let back { add(back, "/back", "back", .page) }
        for (side, buttons) in [("leading", toolbar?.leading), ("trailing", toolbar?.trailing)] {
            for (place, button) in (buttons ?? []).enumerated() {
                add(button, "/toolbar/\(side)/\(place)", "toolbar", .page)
            }
        }
        for (place, card) in cards.enumerated() {
            add(card.body, "/cards/\(place)/body", "cards[\(place)]", card: card.id, .page)
        }
        if let card = overlay?.card {
            add(card.body, "/overlay/card/body", "overlay", card: card.id, .scrim)
        }
        for (place, toast) in toasts.enumerated() {
            add(toast.body, "/toasts/\(place)/body", "toasts[\(place)]", card: toast.id, .anything)
        }
        if let tabs { add(tabs, "/tabs", "tabs", .tabBar) }
        return roots
    }
}
