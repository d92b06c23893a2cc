public import CandelaElements
public import CandelaRules
public import CandelaTokens

extension Screen {
    /// Creates a screen from finished cards, for an app that combines its own cards with the
    /// package's.
    ///
    /// - Parameters:
    ///   - screen: The screen's name; it must differ from the names of the package's screens.
    ///   - cards: The cards, from top to bottom, with unique ids. Of two cards with the same id,
    ///     both are drawn, the first receives actions, and an audit reports the other.
    ///   - presentation: The place in which the screen appears.
    ///   - back: The button that leaves the screen, such as ``Kit/backButton(from:)``.
    ///   - tabs: The app's tab bar; `nil` for a screen that is not a tab.
    ///   - validUntil: The moment the screen becomes stale if nothing is recorded.
    ///   - kit: The kit the cards were created with. If its language lacks a phrase of theirs, the
    ///     screen mixes two languages, which an audit reports; ``make(_:phase:of:in:)`` does not.
    public init(
        named screen: ScreenName, as presentation: Presentation = .tab, title: StyledText,
        cards: [Card], back: Element? = nil, toolbar: Toolbar? = nil,
        overlay: Overlay? = nil, toasts: [Card] = [], tabs: Element? = nil,
        announcements: [Announcement] = [], validUntil: Instant? = nil,
        ground: ColorRole = .background, layout: Layout = Layout(), with kit: Kit
    ) {
        let (phrases, app) = (kit.phrases, kit.app)
        self.init(
            named: screen, in: kit.asked, app: AppName(id: app.id, name: kit.appName.text),
            theme: app.theme, language: phrases.wordsLanguage,
            untranslated: phrases.untranslated, direction: phrases.direction,
            presentation: presentation, back: back, title: title, cards: cards, toolbar: toolbar,
            overlay: overlay, toasts: toasts,
            tabs: tabs, announcements: announcements, validUntil: validUntil, ground: ground,
            layout: layout)
    }
}
