import CandelaElements
package import CandelaTokens

extension Screen {
    /// Returns the contrast of every text and graphic of the screen with its background.
    ///
    /// Make the screen for the appearance: with increased contrast it uses other roles.
    ///
    /// - Parameter appearance: The light or dark appearance with the contrast that the screen was
    ///   made for.
    package func contrasts(in appearance: Appearance) -> [DrawnContrast] {
        AuditedScreen(self).contrasts(in: appearance)
    }
}

extension AuditedScreen {
    /// Returns the contrast of every text and graphic.
    func contrasts(in appearance: Appearance) -> [DrawnContrast] {
        var walk = ContrastWalk(theme, at: screen.context.typeSize)
        for root in roots {
            walk.walk(
                root.element, called: root.name, at: root.path,
                on: ground(of: root.layer, in: appearance), in: appearance)
        }
        return walk.found
    }

    /// The background behind an element tree.
    func ground(of layer: Layer, in appearance: Appearance) -> Background {
        func ground(_ role: ColorRole) -> Background {
            Background(theme.ink(role, in: appearance))
        }
        let page = ground(screen.ground)
        // Floating content may be over the page or any of its cards.
        let floor = page.or(ground(.surface))
        return switch layer {
        case .page: page
        case .scrim:
            screen.overlay.map { floor.covered(by: theme.ink($0.scrim, in: appearance)) } ?? floor
        case .anything: floor
        case .tabBar: ground(.groundTabBar)
        }
    }
}

extension Element {
    /// Returns the contrast of every text and graphic of the element with its background.
    ///
    /// - Parameters:
    ///   - ground: The background of the element.
    ///   - typeSize: The reader's type size, which decides whether text counts as large.
    package func contrasts(
        on ground: ColorRole, in appearance: Appearance, theme: Theme, typeSize: TypeSize = .large
    ) -> [DrawnContrast] {
        var walk = ContrastWalk(theme, at: typeSize)
        walk.walk(
            self, called: "element", at: "", on: Background(theme.ink(ground, in: appearance)),
            in: appearance)
        return walk.found
    }
}
