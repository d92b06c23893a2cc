import CandelaElements

extension Session {
    /// Opens a page that the app draws itself.
    func open(_ page: Intent.AppPage) throws(SessionError) -> [Effect] {
        try require(page, at: "what", "page")
        return [.open(Effect.HostPage(page))]
    }
}
