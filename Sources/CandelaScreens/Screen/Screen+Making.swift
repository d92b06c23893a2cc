import CandelaRules
import CandelaTokens

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
    /// - Throws: ``ScreenError`` when there is no such screen, the app of the context does not have it,
    ///   the options are those of another, or the journal lacks what they ask for.
    public static func make(
        _ name: ScreenName, phase: Phase, options: (any ScreenOptions)? = nil, in context: Context
    ) throws(ScreenError) -> Screen {
        try make(name, phase: phase, options: options, until: nil, in: context)
    }

    /// - Parameter until: When the session shows something else, whatever the journal says.
    static func make(
        _ name: ScreenName, phase: Phase, options: (any ScreenOptions)?, until: Instant?,
        in context: Context
    ) throws(ScreenError) -> Screen {
        let presenter = try Presenter.named(name)
        if let app = context.app, !app.has(name) {
            throw .notInApp(name, app: app.id, screens: app.screens)
        }
        let options = options ?? presenter.options.init()
        let kit = Kit(context, phase.journal?.settings ?? JournalSettings())
        let known = try phase.journal.map { journal throws(ScreenError) in
            try presenter.content(kit, journal, options)
        }
        var content =
            switch phase {
            case .loading:
                Content(cards: [
                    Card(
                        LoadingCard(
                            presenter.loading(kit.phrases), spinner: presenter.spinner, with: kit))
                ])
            case .failed:
                Content.failure(presenter.failure(kit.phrases), above: known, with: kit)
            case .ready: known ?? Content()
            }
        if known == nil { content.toolbar = presenter.closing?(kit) }
        for note in options.notes ?? [] { content.show(note, with: kit) }
        content.validUntil = [content.validUntil, until].compactMap(\.self).min()
        let title = kit.words(presenter.title(kit), .title, .textPrimary)
        let habit = (options as? any HabitOptions).flatMap { given in
            phase.journal.flatMap { try? $0.habit(given) }
        }
        let tabs = kit.tabBar(at: name, of: habit?.id, accessory: content.accessory)
        var screen = Screen(
            named: name, title: content.title ?? title, cards: content.cards,
            toolbar: content.toolbar, overlay: content.overlay, toasts: content.toasts, tabs: tabs,
            announcements: content.announcements, validUntil: content.validUntil,
            ground: content.ground, layout: content.layout, in: context)
        screen.bring(kit.theme)
        return screen
    }
}

extension Phase {
    /// The journal that is there, or was known before.
    fileprivate var journal: Journal? {
        switch self {
        case .loading: nil
        case .failed(let lastKnown): lastKnown
        case .ready(let journal): journal
        }
    }
}
