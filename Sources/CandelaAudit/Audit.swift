public import CandelaElements
import CandelaTokens

/// Accessibility findings on finished screens, based on their elements alone.
///
/// The audit has no rules for particular cards or screens, so an app's own are checked like the
/// package's:
///
/// ```swift
/// #expect(Audit.findings(in: [screen]).isEmpty)
/// ```
public enum Audit: Sendable {
    /// Returns the findings of several screens, in the screens' order.
    ///
    /// A finding repeated in several appearances, languages or type sizes of one state is reported
    /// once, with its worst figures. Findings that depend on the words are reported once for each
    /// language.
    ///
    /// Colours are measured in the light and dark appearance with the contrast each screen was made
    /// for. Pass a screen made with increased contrast as well to cover all four appearances.
    ///
    /// - Parameter screens: Finished screens, made here or decoded from JSON, each with its theme.
    public static func findings(in screens: [Screen]) -> [AuditFinding] {
        screens.flatMap { findings(in: $0) }.joined()
    }

    /// Returns the findings of one screen, before duplicates are merged.
    ///
    /// - Parameters:
    ///   - colors: Whether colours are checked in addition to text and layout.
    ///   - basis: The role and screen names that count as known.
    package static func findings(
        in screen: Screen, colors: Bool = true, basis: Basis = Basis()
    ) -> [AuditFinding] {
        let audited = AuditedScreen(screen, basis)
        return checks.dropFirst(colors ? 0 : 2).flatMap { $0.findings(in: audited) }
    }

    /// The role and screen names that count as known.
    package struct Basis: Sendable {
        /// The paths of the known roles; `nil` accepts every role of the theme.
        package var roles: Set<String>?

        /// The known screens; `nil` accepts any.
        package var screens: Set<ScreenName>?

        /// The words for roles in languages that an app adds to the package's.
        package var roleWords: [RoleWords] = []

        package init() {}
    }

    /// The checks, in the order of their findings.
    private static var checks: [any ScreenCheck.Type] {
        [
            ContrastCheck.self, DifferenceCheck.self, TargetCheck.self, NameCheck.self,
            HeadingCheck.self, OrderCheck.self, RepetitionCheck.self, FitCheck.self, RoleCheck.self,
            IdentityCheck.self, KnownNameCheck.self, TranslationCheck.self, AgreementCheck.self,
        ]
    }
}

/// A check for one kind of problem.
protocol ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding]
}

/// A screen with the values that all checks share.
struct AuditedScreen {
    let screen: Screen

    let basis: Audit.Basis

    /// The theme that the screen is drawn in.
    let theme: Theme

    /// The names of roles in the screen's language; `nil` if they are unknown.
    let roleNames: SpokenRoleNames?

    /// The token paths of roles whose values on the screen are not colours.
    let unreadable: Set<String>

    /// The element trees of the screen, in drawing order.
    let roots: [Root]

    /// The accessibility elements, in reading order.
    let stops: [AuditedElement]

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
        unreadable = screen.unreadablePaths
        roots = screen.roots
        stops = Self.stops(of: screen, in: roots)
    }

    /// The appearances to measure: light and dark, with the contrast the screen was made for.
    var appearances: [Appearance] {
        Appearance.allCases.filter {
            $0.increasesContrast == screen.context.increaseContrast
        }
    }

    /// Creates a finding about an element of the screen.
    func finding(
        _ id: AuditCheck, _ severity: AuditFinding.Severity, _ message: String,
        help: String, at spot: ElementLocation, in appearance: Appearance? = nil,
        roles: [String] = [], _ figures: [AuditFinding.Figure] = []
    ) -> AuditFinding {
        AuditFinding(
            id: id, severity: severity, message: message, help: help, screen: screen.screen,
            specimen: screen.specimen, language: screen.language,
            typeSize: screen.context.typeSize, appearances: appearance.map { [$0] },
            card: spot.card, path: spot.path, place: spot.place, roles: roles, figures: figures)
    }
}

/// The position of an element on its screen.
struct ElementLocation: Equatable {
    /// The element's JSON Pointer.
    var path: String

    /// The path of names down to the element; unnamed elements are given by kind.
    var place: String

    /// The id of the card that contains the element; `nil` outside of cards.
    var card: String?

    init(_ root: AuditedScreen.Root) {
        (path, place, card) = (root.path, root.name, root.card)
    }

    init(path: String, place: String, card: String? = nil) {
        (self.path, self.place, self.card) = (path, place, card)
    }

    /// The location of a child.
    func child(_ index: Int, _ element: Element) -> ElementLocation {
        ElementLocation(
            path: "\(path)/children/\(index)", place: "\(place)/\(element.step)", card: card)
    }
}

extension Element {
    /// The element's name in a place: its part, otherwise the last component of its id, otherwise
    /// its kind.
    var step: String {
        part?.rawValue ?? id.map { String($0.name) } ?? content.kind
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
