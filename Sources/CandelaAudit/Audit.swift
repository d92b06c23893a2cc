public import CandelaElements
import CandelaTokens

/// Finds what people would stumble over on finished screens, from their elements alone.
///
/// It knows no card and no screen, so an app's own are checked like those of the package:
///
/// ```swift
/// #expect(Audit.findings(in: [screen]).isEmpty)
/// ```
public enum Audit: Sendable {
    /// Everything that is wrong with some screens, in their order; what is wrong in several
    /// appearances, languages or type sizes of one state is told once, as it is worst.
    ///
    /// Colours are measured in the two appearances, light and dark, of the contrast each screen was
    /// made for: give a screen made with increased contrast as well to have all four.
    ///
    /// - Parameter screens: Finished screens, also such as were read from JSON, each in its theme.
    public static func findings(in screens: [Screen]) -> [AuditFinding] {
        screens.flatMap { findings(in: $0) }.joined()
    }

    /// Everything that is wrong with one screen, before what was found twice is joined.
    ///
    /// - Parameters:
    ///   - colors: Whether its colours are looked at, or only its words and its room.
    ///   - basis: The names it is held to.
    package static func findings(
        in screen: Screen, colors: Bool = true, basis: Basis = Basis()
    ) -> [AuditFinding] {
        let audited = AuditedScreen(screen, basis)
        return checks.dropFirst(colors ? 0 : 2).flatMap { $0.findings(in: audited) }
    }

    /// The names that a screen is held to, besides those of its theme.
    package struct Basis: Sendable {
        /// The paths of all roles there are; `nil` for those of the theme.
        package var roles: Set<String>?

        /// The screens there are; `nil` for any.
        package var screens: Set<ScreenName>?

        package init() {}
    }

    /// The checks, in the order of their findings.
    private static var checks: [any ScreenCheck.Type] {
        [
            ContrastCheck.self, DifferenceCheck.self, TargetCheck.self, NameCheck.self,
            HeadingCheck.self, OrderCheck.self, RepetitionCheck.self, FitCheck.self, RoleCheck.self,
            IdentityCheck.self, WordCheck.self,
        ]
    }
}

/// Looks for one kind of mistake.
protocol ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding]
}

/// A screen with what all checks ask of it.
struct AuditedScreen {
    let screen: Screen

    let basis: Audit.Basis

    /// What it is drawn in.
    let theme: Theme

    /// The token paths of roles whose values on the screen are no colors.
    let unreadable: Set<String>

    /// The trees of elements on the screen, in the order they are drawn.
    let roots: [Root]

    /// The stops of a screen reader, in reading order.
    let stops: [AuditedStop]

    /// One tree of elements.
    struct Root {
        let element: Element

        /// Its JSON Pointer: `/cards/0/body`.
        let path: String

        /// What it is called in places: `cards[0]`.
        let name: String

        /// The id of the card it is the body of.
        let card: String?

        /// What lies under it.
        let layer: Layer
    }

    /// What lies under a tree of elements.
    enum Layer { case page, scrim, anything, tabBar }

    init(_ screen: Screen, _ basis: Audit.Basis = Audit.Basis()) {
        (self.screen, self.basis) = (screen, basis)
        theme = screen.ownTheme
        unreadable = screen.unreadablePaths
        roots = screen.roots
        stops = Self.stops(of: screen, in: roots)
    }

    /// The appearances that are measured: light and dark, as the screen's contrast was made for.
    var appearances: [Appearance] {
        Appearance.allCases.filter {
            $0.increasesContrast == screen.context.increaseContrast
        }
    }

    /// A finding about an element of the screen.
    func finding(
        _ id: AuditCheck, _ severity: AuditFinding.Severity, _ message: String,
        help: String, at spot: ElementSpot, in appearance: Appearance? = nil,
        roles: [String] = [], _ figures: [AuditFinding.Figure] = []
    ) -> AuditFinding {
        AuditFinding(
            id: id, severity: severity, message: message, help: help, screen: screen.screen,
            specimen: screen.specimen, language: screen.language,
            typeSize: screen.context.typeSize, appearances: appearance.map { [$0] },
            card: spot.card, path: spot.path, place: spot.place, roles: roles, figures: figures)
    }
}

/// Where an element is on its screen.
struct ElementSpot: Equatable {
    /// Its JSON Pointer.
    var path: String

    /// The names, or else the kinds, of the elements down to it.
    var place: String

    /// The id of the card it is in.
    var card: String?

    init(_ root: AuditedScreen.Root) {
        (path, place, card) = (root.path, root.name, root.card)
    }

    init(path: String, place: String, card: String? = nil) {
        (self.path, self.place, self.card) = (path, place, card)
    }

    /// The spot of a child.
    func child(_ index: Int, _ element: Element) -> ElementSpot {
        ElementSpot(
            path: "\(path)/children/\(index)", place: "\(place)/\(element.step)", card: card)
    }
}

extension Element {
    /// What it is called in a place: its part, its own id, or its kind.
    var step: String {
        part ?? id?.split(separator: "/").last.map(String.init) ?? content.kind
    }
}

extension Screen {
    /// The trees of elements on the screen.
    var roots: [AuditedScreen.Root] {
        var roots: [AuditedScreen.Root] = []
        func add(
            _ element: Element, _ path: String, _ name: String, card: String? = nil,
            _ layer: AuditedScreen.Layer
        ) {
            roots.append(.init(element: element, path: path, name: name, card: card, layer: layer))
        }
        add(title.element, "/title", "title", .page)
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
