public import CandelaElements
import CandelaRules
import CandelaTokens

extension Screen {
    /// Creates the screen that the options belong to.
    ///
    /// While the data loads, it contains a spinner. If the data could not be read, it contains a
    /// message above the last known content.
    ///
    /// - Parameter toasts: The toasts, newest first.
    /// - Throws: ``ScreenError`` if the app does not have the screen, or if the journal lacks what
    ///   the options ask for.
    public static func make(
        _ options: some ScreenOptions, phase: Phase, toasts: [Toast] = [],
        of app: AppDefinition, in context: Context
    ) throws(ScreenError) -> Screen {
        try make(
            type(of: options).screen, phase: phase, options: options, toasts: toasts, of: app,
            in: context)
    }

    /// Creates a screen by its name, with options whose type is known at run time only.
    ///
    /// - Parameters:
    ///   - options: Options of the type the screen's presenter uses; `nil` for the initial ones.
    ///   - toasts: The toasts, newest first.
    /// - Throws: ``ScreenError`` if the app does not have the screen, the options belong to another
    ///   screen, or the journal lacks what they ask for.
    public static func make(
        _ name: ScreenName, phase: Phase, options: (any ScreenOptions)? = nil,
        toasts: [Toast] = [], of app: AppDefinition, in context: Context
    ) throws(ScreenError) -> Screen {
        try make(
            name, as: nil, phase: phase, options: options, toasts: toasts, until: nil,
            asksToDiscard: false, of: app, in: context)
    }

    /// Creates a screen that can also become stale because of its session.
    ///
    /// - Parameters:
    ///   - presentation: The place in which the screen appears; `nil` for its usual one.
    ///   - until: The moment the session's own state changes the screen; `nil` if it does not.
    ///   - asksToDiscard: Whether the screen asks if its input may be discarded.
    static func make(
        _ name: ScreenName, as presentation: Presentation?, phase: Phase,
        options: (any ScreenOptions)?, toasts: [Toast], until: Instant?, asksToDiscard: Bool,
        of app: AppDefinition, in context: Context
    ) throws(ScreenError) -> Screen {
        let presenter = try app.presenter(making: name)
        let options = options ?? presenter.optionsType.init()
        let settings = phase.journal?.settings ?? JournalSettings()
        let app = app.recording(name)
        let kit = Kit(app, context, settings)
        let screen = try make(
            presenter, as: presentation, phase: phase, options: options, toasts: toasts,
            until: until, asksToDiscard: asksToDiscard, with: kit)
        guard let base = kit.phrases.replacement else { return screen }
        // A screen is in one language: if it lacks a phrase, in the base language.
        return try make(
            presenter, as: presentation, phase: phase, options: options, toasts: toasts,
            until: until, asksToDiscard: asksToDiscard, with: Kit(app, context, settings, base))
    }

    // Three functions would contain it otherwise.
    @inline(never)
    private static func make(
        _ presenter: any Presenter, as presentation: Presentation?, phase: Phase,
        options: any ScreenOptions, toasts: [Toast], until: Instant?, asksToDiscard: Bool,
        with kit: Kit
    ) throws(ScreenError) -> Screen {
        let name = presenter.name
        let known = try phase.journal.map { journal throws(ScreenError) in
            // A form shows names as they are entered.
            let shown = options is any DraftOptions ? journal : kit.named(journal)
            return try presenter.content(of: shown, any: options, with: kit)
        }
        let waiting = presenter.waiting
        var content =
            switch phase {
            case .loading: ScreenContent.loading(waiting.loading(kit), waiting.spinner, with: kit)
            case .failed: ScreenContent.failure(waiting.failure(kit), above: known, with: kit)
            case .ready: known ?? ScreenContent()
            }
        for toast in toasts { content.show(toast, with: kit) }
        if asksToDiscard { content.overlay = Screen.Overlay(Card(kit.discardQuestion)) }
        content.validUntil = [content.validUntil, until].compactMap(\.self).min()
        let title = kit.text(presenter.title(kit), .largeTitle, .textPrimary)
        let habit = options.namedSubject.habit.flatMap { name in
            phase.journal?.habit(named: name)?.id
        }
        let tabs = kit.tabBar(at: name, of: habit, accessory: content.accessory)
        let presentation = presentation ?? kit.app.presentation(of: presenter)
        var screen = Screen(
            named: name, as: presentation, title: content.title ?? title, cards: content.cards,
            back: content.closes ? nil : kit.backButton(from: presentation),
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

extension ScreenContent {
    /// Whether a button of the content leaves the screen.
    fileprivate var closes: Bool {
        func closes(_ element: Element) -> Bool {
            element.activation?.intent == .close() || element.children.contains(where: closes)
        }
        let bar = (toolbar?.leading ?? []) + (toolbar?.trailing ?? [])
        return !offersBack || (bar + cards.map(\.body)).contains(where: closes)
    }
}

extension AppDefinition {
    /// The place in which a screen usually appears: a tab, and the first screen of an app without
    /// tabs, is at the root of the app.
    func presentation(of presenter: any Presenter) -> Screen.Presentation {
        let isFirst = tabs.isEmpty && screens.first == presenter.name
        let isRoot = isFirst || tabs.contains { $0.screen == presenter.name }
        return isRoot && presenter.presentation == .push ? .tab : presenter.presentation
    }
}
