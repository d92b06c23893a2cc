import CandelaElements
package import CandelaTokens

extension Screen {
    /// Every text and graphic of the screen with how well it stands out from what it is drawn on.
    ///
    /// The screen has to be made for the appearance: with increased contrast it names other roles.
    ///
    /// - Parameter appearance: Light or dark, with the contrast the screen was made for.
    package func contrasts(in appearance: Appearance) -> [DrawnContrast] {
        AuditedScreen(self).contrasts(in: appearance)
    }
}

extension AuditedScreen {
    /// Every text and graphic with how well it stands out.
    func contrasts(in appearance: Appearance) -> [DrawnContrast] {
        var walk = ContrastWalk(theme, at: screen.context.typeSize)
        for root in roots {
            walk.walk(
                root.element, called: root.name, at: root.path,
                on: ground(of: root.layer, in: appearance), in: appearance)
        }
        return walk.found
    }

    /// What lies under a tree of elements.
    func ground(of layer: Layer, in appearance: Appearance) -> Ground {
        func ground(_ role: ColorRole) -> Ground {
            Ground(theme.ink(role, in: appearance))
        }
        let page = ground(screen.ground)
        // What floats over a page may lie on the page or on any of its cards.
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
    /// Every text and graphic in the element with how well it stands out from what it is drawn on.
    ///
    /// - Parameters:
    ///   - ground: What lies under the element.
    ///   - typeSize: The reader's type size, which decides what counts as large text.
    package func contrasts(
        on ground: ColorRole, in appearance: Appearance, theme: Theme, typeSize: TypeSize = .large
    ) -> [DrawnContrast] {
        var walk = ContrastWalk(theme, at: typeSize)
        walk.walk(
            self, called: "element", at: "", on: Ground(theme.ink(ground, in: appearance)),
            in: appearance)
        return walk.found
    }
}
