import CandelaRules
package import CandelaTokens

extension Screen {
    /// Makes a screen with what was chosen, entered or just happened on it.
    ///
    /// While data load it holds a spinner; when they could not be read, a message above what was
    /// known before.
    ///
    /// - Throws: ``ScreenError`` when the journal lacks what the options ask for.
    public static func make(
        _ options: some ScreenOptions, phase: Phase, in context: Context
    ) throws(ScreenError) -> Screen {
        try make(type(of: options).screen, phase: phase, options: options, in: context)
    }

    /// Makes a screen as it opens, or with options whose type is only known when the app runs.
    ///
    /// - Parameter options: Of the type ``ScreenName/options`` names; without them the screen is as
    ///   it opens.
    /// - Throws: ``ScreenError`` when there is no such screen, the options are those of another, or
    ///   the journal lacks what they ask for.
    public static func make(
        _ name: ScreenName, phase: Phase, options: (any ScreenOptions)? = nil, in context: Context
    ) throws(ScreenError) -> Screen {
        try make(name, phase: phase, options: options, in: context, theme: nil)
    }

    /// Makes a screen with another theme than that of the context's product.
    package static func make(
        _ name: ScreenName, phase: Phase, options: (any ScreenOptions)? = nil,
        in context: Context, theme: Theme?
    ) throws(ScreenError) -> Screen {
        let presenter = try Presenter.named(name)
        let kit = Kit(context, theme: theme)
        let options = options ?? presenter.options.init()
        func known(_ journal: Journal) throws(ScreenError) -> Content {
            try presenter.content(Kit(context, for: journal, theme: theme), journal, options)
        }
        var content: Content
        switch phase {
        case .loading:
            let text = presenter.loading(kit.phrases)
            content = Content(cards: [Card(kit.loading(text, spinner: presenter.spinner))])
        case .failed(let lastKnown):
            content = kit.failure(
                presenter.failure(kit.phrases), above: try lastKnown.map(known))
        case .ready(let journal):
            content = try known(journal)
        }
        for note in options.notes ?? [] { kit.show(note, in: &content) }
        let title = kit.words(presenter.title(kit.phrases), .title, .textPrimary)
        return Screen(name, with: kit, title: content.title ?? title, content)
    }

    /// What a screen holds besides its name.
    struct Content {
        /// The title, when it is not the one all states of the screen have.
        var title: Words?
        var ground = ColorRole.background
        var layout = Screen.Layout()
        var toolbar: Toolbar?
        var cards: [Card] = []
        var overlay: Screen.Overlay?
        var toasts: [Card] = []
        var tabs: TabBar?
        var announcements: [Announcement] = []
        var validUntil: Instant?
    }
}
