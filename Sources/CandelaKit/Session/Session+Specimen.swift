import CandelaElements
import CandelaRules

extension Specimen {
    /// A session that begins with the specimen's screen; `nil` if its app does not have it.
    ///
    /// Closing a screen that is not at the root of the app leads to the app's first screen.
    package var session: Session? {
        guard let presenter = app.presenter(of: screen) else { return nil }
        let (journal, loading): (Journal, Session.Loading) =
            switch phase {
            case .loading: (Journal(), .loading)
            case .failed(let lastKnown): (lastKnown ?? Journal(), .failed)
            case .ready(let journal): (journal, .ready)
            }
        func page(
            of presenter: any Presenter, _ options: (any ScreenOptions)?,
            as presentation: Intent.Destination.Presentation
        ) -> Page {
            func page(_ options: some ScreenOptions) -> Page { Page(options, as: presentation) }
            let options = options ?? presenter.optionsType.init()
            return page(options)
        }
        let presentation = app.presentation(of: presenter)
        let home = (app.tabs.map(\.screen) + app.screens).lazy
            .filter { $0 != presenter.name }.compactMap { app.presenter(of: $0) }.first
        guard let above = Intent.Destination.Presentation(rawValue: presentation.rawValue),
            above != .tab, let home
        else {
            let page = page(of: presenter, options, as: .tab)
            var session = Session(journal, at: page, of: app, loading: loading)
            session.toasts = toasts
            return session
        }
        var session = Session(
            journal, at: page(of: home, nil, as: .tab), of: app, loading: loading)
        session.present(page(of: presenter, options, as: above))
        session.toasts = toasts
        return session
    }
}

extension Session {
    /// Puts a page above all others.
    fileprivate mutating func present(_ page: Page) {
        place.stack.append(page)
        place.page.options?.openForm(from: journal)
        adoptFrontmostOptions()
    }
}
