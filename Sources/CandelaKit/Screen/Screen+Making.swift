public import CandelaElements
import CandelaRules
import CandelaTokens

extension Screen {
    /// Creates the screen that the options belong to.
    ///
    /// While the data loads, it contains a spinner. If the data could not be read, it contains a
    /// message above the last known content.
    ///
    /// - Throws: ``ScreenError`` if the app does not have the screen, or if the journal lacks what
    ///   the options ask for.
    public static func make(
        _ options: some ScreenOptions, phase: Phase, of app: AppDefinition, in context: Context
    ) throws(ScreenError) -> Screen {
        try make(type(of: options).screen, phase: phase, options: options, of: app, in: context)
    }

    /// Creates a screen by its name, with options whose type is known at run time only.
    ///
    /// - Parameter options: Options of the type the screen's presenter uses; `nil` for the initial
    ///   ones.
    /// - Throws: ``ScreenError`` if the app does not have the screen, the options belong to another
    ///   screen, or the journal lacks what they ask for.
    public static func make(
        _ name: ScreenName, phase: Phase, options: (any ScreenOptions)? = nil,
        of app: AppDefinition, in context: Context
    ) throws(ScreenError) -> Screen {
        try make(name, phase: phase, options: options, until: nil, of: app, in: context)
    }

    /// Creates a screen that can also become stale because of its session.
    ///
    /// - Parameter until: The moment the session's own state changes the screen; `nil` if it does
    ///   not.
    static func make(
        _ name: ScreenName, phase: Phase, options: (any ScreenOptions)?, until: Instant?,
        of app: AppDefinition, in context: Context
    ) throws(ScreenError) -> Screen {
        let presenter = try app.presenter(making: name)
        let options = options ?? presenter.optionsType.init()
        let kit = Kit(app, context, phase.journal?.settings ?? JournalSettings())
        let known = try phase.journal.map { journal throws(ScreenError) in
            try presenter.content(of: journal, any: options, with: kit)
        }
        var content =
            switch phase {
            case .loading:
                ScreenContent(cards: [
                    Card(LoadingCard(presenter.loading(kit), spinner: presenter.spinner, with: kit))
                ])
            case .failed:
                ScreenContent.failure(presenter.failure(kit), above: known, with: kit)
            case .ready: known ?? ScreenContent()
            }
        if known == nil { content.toolbar = presenter.closeToolbar(kit) }
        for note in options.notes ?? [] { content.show(note, with: kit) }
        content.validUntil = [content.validUntil, until].compactMap(\.self).min()
        let title = kit.words(presenter.title(kit), .title, .textPrimary)
        let habit = presenter.subject(any: options).habit.flatMap { name in
            phase.journal?.habit(named: name)?.id
        }
        let tabs = kit.tabBar(at: name, of: habit, accessory: content.accessory)
        var screen = Screen(
            named: name, title: content.title ?? title, cards: content.cards,
            toolbar: content.toolbar, overlay: content.overlay, toasts: content.toasts, tabs: tabs,
            announcements: content.announcements, validUntil: content.validUntil,
            ground: content.ground, layout: content.layout, with: kit)
        screen.adopt(kit.theme)
        return screen
    }
}

extension Phase {
    /// The loaded journal, or the last known one.
    fileprivate var journal: Journal? {
        switch self {
        case .loading: nil
        case .failed(let lastKnown): lastKnown
        case .ready(let journal): journal
        }
    }
}
