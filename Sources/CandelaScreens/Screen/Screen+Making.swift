import CandelaRules
package import CandelaTokens

extension Screen {
    /// Makes a screen.
    ///
    /// While data load it holds a spinner; when they could not be read, a message above what was
    /// known before.
    ///
    /// - Throws: ``ScreenError`` when there is no such screen, or the journal lacks what the options
    ///   ask for.
    public static func make(
        _ name: ScreenName, phase: Phase, options: ScreenOptions = ScreenOptions(),
        in context: Context
    ) throws(ScreenError) -> Screen {
        try make(name, phase: phase, options: options, in: context, theme: nil)
    }

    /// Makes a screen with another theme than that of the context's product.
    package static func make(
        _ name: ScreenName, phase: Phase, options: ScreenOptions = ScreenOptions(),
        in context: Context, theme: Theme?
    ) throws(ScreenError) -> Screen {
        let recipe = try ScreenRecipe.named(name)
        let composer = Composer(context, theme: theme)
        func known(_ journal: Journal) throws(ScreenError) -> Content {
            try recipe.content(
                Composer(context, for: journal, theme: theme), journal, options)
        }
        var content: Content
        switch phase {
        case .loading:
            let text = recipe.loading(composer.phrases)
            content = Content(cards: [.loading(composer.loading(text, spinner: recipe.spinner))])
        case .failed(let lastKnown):
            content = composer.failure(
                recipe.failure(composer.phrases), above: try lastKnown.map(known))
        case .ready(let journal):
            content = try known(journal)
        }
        for note in options.notes { composer.show(note, in: &content) }
        let title = composer.words(recipe.title(composer.phrases), .title, .textPrimary)
        return Screen(name, in: context, title: content.title ?? title, content)
    }

    /// What a screen holds besides its name.
    struct Content {
        /// The title, when it is not the one all states of the screen have.
        var title: Words?
        var toolbar: Toolbar?
        var cards: [Card] = []
        var overlay: Card?
        var toasts: [Card] = []
        var tabs: TabBar?
        var announcements: [Announcement] = []
        var validUntil: Instant?
    }
}
