public import CandelaElements
public import CandelaRules
public import CandelaTokens

extension Screen {
    /// A screen of an app's own, such as one with cards of its own beside those of the package.
    ///
    /// - Parameters:
    ///   - screen: A name no screen of the package has.
    ///   - cards: The cards, from top to bottom. The ids of all cards of a screen differ: where two are
    ///     alike both are drawn, the first answers, and an audit reports the other.
    ///   - tabs: The pages of the app, as a choice of the form `tabs`.
    ///   - validUntil: The next moment at which time alone makes it wrong.
    ///   - kit: What the cards were made with.
    public init(
        named screen: ScreenName, title: StyledText, cards: [Card], toolbar: Toolbar? = nil,
        overlay: Overlay? = nil, toasts: [Card] = [], tabs: Element? = nil,
        announcements: [Announcement] = [], validUntil: Instant? = nil,
        ground: ColorRole = .background, layout: Layout = Layout(), with kit: Kit
    ) {
        let (phrases, app) = (kit.phrases, kit.app)
        self.init(
            named: screen, in: kit.asked, app: AppName(id: app.id, name: kit.appName.text),
            theme: app.theme, language: phrases.wordsLanguage, direction: phrases.direction,
            title: title, cards: cards, toolbar: toolbar, overlay: overlay, toasts: toasts,
            tabs: tabs, announcements: announcements, validUntil: validUntil, ground: ground,
            layout: layout)
    }
}
