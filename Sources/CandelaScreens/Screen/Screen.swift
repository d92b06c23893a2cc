public import CandelaRules
public import CandelaTokens

/// One screen, finished: everything a person reads, hears, touches and sees move.
///
/// A view lays it out and adds nothing. In JSON this is the envelope of every screen.
public struct Screen: Sendable, Hashable {
    /// The version of the JSON contract, `major.minor`. Minor versions only add.
    public static let schemaVersion = "2.0"

    /// The version of the contract this screen was written in.
    public let schemaVersion: String

    /// Which screen it is.
    public let screen: ScreenName

    /// The named state it shows, when it was made from a specimen.
    public internal(set) var specimen: String?

    /// What it was made in: what was asked for.
    public let context: Context

    /// The language the words, numbers and dates are in, as a BCP 47 tag: that of the context, or
    /// English where the package lacks it.
    public let language: String

    /// The direction those words run in, which the whole screen follows.
    public let direction: TextDirection

    /// How large the letters of each text style on the screen are, for the reader's type size.
    public let typeSizes: TypeSizes

    /// The next moment at which it stops being right, if time alone can make it wrong.
    public let validUntil: ZonedInstant?

    /// What the window, the page or the tab is called. Cards have headings of their own.
    public let title: Words

    /// The colour everything lies on.
    public let ground: ColorRole

    /// The space between the cards and beside them.
    public let layout: Layout

    /// What can be done from anywhere on the screen.
    public let toolbar: Toolbar?

    /// The cards, from top to bottom; none when there is nothing to show.
    public let cards: [Card]

    /// A card above everything else, which waits for an answer.
    public let overlay: Overlay?

    /// Passing notes at the top of the screen, newest first; none when nothing is to be told.
    public let toasts: [Card]

    /// The pages of the app, for a screen that is one of them.
    public let tabs: Element?

    /// What a screen reader says by itself, in order.
    public let announcements: [Announcement]

    /// How the cards of a screen are laid out: in one column.
    public struct Layout: Sendable, Hashable, Codable {
        /// The space between cards.
        public let gap: SpaceRole

        /// The space beside the cards, at the leading and the trailing edge.
        public let margin: SpaceRole

        /// A column of cards.
        public init(gap: SpaceRole = .lg, margin: SpaceRole = .screenMargin) {
            self.gap = gap
            self.margin = margin
        }
    }

    /// A card above everything else.
    public struct Overlay: Sendable, Hashable, Codable {
        /// The colour that dims what lies below, over all of it.
        public let scrim: ColorRole

        /// The card.
        public let card: Card

        /// A card above everything else.
        public init(_ card: Card, scrim: ColorRole = .scrimBadge) {
            self.card = card
            self.scrim = scrim
        }
    }
}

extension Screen {
    init(_ screen: ScreenName, with kit: Kit, title: Words, _ content: Content) {
        schemaVersion = Screen.schemaVersion
        self.screen = screen
        context = kit.context
        language = kit.phrases.wordsLanguage
        direction = kit.phrases.direction
        validUntil = content.validUntil.map { kit.context.zoned($0) }
        self.title = title
        ground = content.ground
        layout = content.layout
        toolbar = content.toolbar
        cards = content.cards
        overlay = content.overlay
        toasts = content.toasts
        tabs = content.tabs.map { $0.element.named(under: "tabs") }
        announcements = content.announcements
        var styles: Set<TypeRole> = []
        title.noteStyles(in: &styles)
        let all = Self.elements(toolbar, cards, overlay, toasts, tabs)
        for element in all { element.noteStyles(in: &styles) }
        typeSizes = TypeSizes(of: styles, in: kit)
    }

    /// The same screen under the name of the state it shows.
    package func named(_ specimen: String) -> Screen {
        var screen = self
        screen.specimen = specimen
        return screen
    }

    /// Everything that is drawn besides the title, in reading order: the buttons before and after
    /// it, the passing notes, the cards, the card above them, the pages of the app.
    public var elements: [Element] {
        Self.elements(toolbar, cards, overlay, toasts, tabs)
    }

    private static func elements(
        _ toolbar: Toolbar?, _ cards: [Card], _ overlay: Overlay?, _ toasts: [Card],
        _ tabs: Element?
    ) -> [Element] {
        let bar = (toolbar?.leading ?? []) + (toolbar?.trailing ?? [])
        let above = [overlay?.card.body].compactMap(\.self)
        return bar + toasts.map(\.body) + cards.map(\.body) + above + [tabs].compactMap(\.self)
    }
}
