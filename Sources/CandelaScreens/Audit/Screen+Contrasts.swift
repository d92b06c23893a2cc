public import CandelaTokens

extension Screen {
    /// Every text and graphic of the screen with how well it stands out from what it is drawn on.
    ///
    /// The screen has to be made for the appearance: with increased contrast it names other roles.
    ///
    /// - Parameters:
    ///   - appearance: Light or dark, with the contrast the screen was made for.
    ///   - theme: The theme the screen is drawn in; `nil` for its product's.
    public func contrasts(in appearance: Appearance, theme: Theme? = nil) -> [DrawnContrast] {
        let theme = theme ?? Theme.of(context.product)
        func ground(_ role: ColorRole) -> Ground {
            Ground(role.path, [theme.color(role, in: appearance)])
        }
        let page = ground(self.ground)
        // What floats over a page may lie on the page or on any of its cards.
        let floor = page.or(ground(.surface))
        var walk = ContrastWalk(theme, at: context.typeSize)
        walk.walk(title.element, called: "title", on: page, in: appearance)
        for button in (toolbar?.leading ?? []) + (toolbar?.trailing ?? []) {
            walk.walk(button, called: "toolbar", on: page, in: appearance)
        }
        for (place, card) in cards.enumerated() {
            walk.walk(card.body, called: "cards[\(place)]", on: page, in: appearance)
        }
        if let overlay {
            let dimmed = floor.covered(by: theme.ink(overlay.scrim, in: appearance))
            walk.walk(overlay.card.body, called: "overlay", on: dimmed, in: appearance)
        }
        for (place, toast) in toasts.enumerated() {
            walk.walk(toast.body, called: "toasts[\(place)]", on: floor, in: appearance)
        }
        if let tabs {
            walk.walk(tabs, called: "tabs", on: ground(.groundTabBar), in: appearance)
        }
        return walk.found
    }
}

extension Element {
    /// Every text and graphic in the element with how well it stands out from what it is drawn on.
    ///
    /// - Parameters:
    ///   - ground: What lies under the element.
    ///   - typeSize: The reader's type size, which decides what counts as large text.
    public func contrasts(
        on ground: ColorRole, in appearance: Appearance, theme: Theme,
        typeSize: TypeSize = .large
    ) -> [DrawnContrast] {
        var walk = ContrastWalk(theme, at: typeSize)
        walk.walk(
            self, called: "element", on: Ground(ground.path, [theme.color(ground, in: appearance)]),
            in: appearance)
        return walk.found
    }
}
