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
    public var context: Context

    /// The app it belongs to.
    public let app: AppName

    /// The theme it is drawn with. JSON names it; a screen that is read has the package's own, which
    /// another of that name may take the place of.
    public var theme: Theme

    /// The language the words, numbers and dates are in, as a BCP 47 tag: that of the context, or
    /// English where the package lacks it.
    public let language: String

    /// The direction those words run in, which the whole screen follows.
    public let direction: TextDirection

    /// How large the letters of each text style on the screen are, for the reader's type size.
    public internal(set) var typeSizes: TypeSizes

    /// The colours on the screen that a person chose, which no token file has; absent where there are
    /// none.
    package internal(set) var colors: OwnColors?

    /// The gradients that the person's accent changed; absent where it is the product's own.
    package internal(set) var gradients: OwnGradients?

    /// The next moment at which it stops being right, if time alone can make it wrong.
    public let validUntil: ZonedInstant?

    /// What the window, the page or the tab is called. Cards have headings of their own.
    public let title: StyledText

    /// The colour everything lies on.
    public let ground: ColorRole

    /// The space between the cards and beside them.
    public let layout: Layout

    /// What can be done from anywhere on the screen.
    public let toolbar: Toolbar?

    /// The cards, from top to bottom; none when there is nothing to show.
    public internal(set) var cards: [Card]

    /// A card above everything else, which waits for an answer.
    public let overlay: Overlay?

    /// Passing notes at the top of the screen, newest first; none when there is no news.
    public let toasts: [Card]

    /// The pages of the app, for a screen that is one of them.
    public let tabs: Element?

    /// What a screen reader says by itself, in order.
    public let announcements: [Announcement]

    /// An app, as its screens name it.
    public struct AppName: Sendable, Hashable, Codable, Identifiable {
        /// The app's name for programs.
        public let id: String

        /// The name, in the language of the screen.
        public let name: String

        package init(id: String, name: String) { (self.id, self.name) = (id, name) }
    }

    /// How the cards of a screen are laid out: in one column.
    public struct Layout: Sendable, Hashable, Codable {
        /// The space between cards.
        public let gap: SpaceRole

        /// The space beside the cards, at the leading and the trailing edge.
        public let margin: SpaceRole

        /// A column of cards.
        public init(gap: SpaceRole = .stack, margin: SpaceRole = .screenMargin) {
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
    /// A screen from its members.
    package init(
        named screen: ScreenName, in context: Context, app: AppName, theme: Theme,
        language: String, direction: TextDirection, title: StyledText, cards: [Card],
        toolbar: Toolbar?, overlay: Overlay?, toasts: [Card], tabs: Element?,
        announcements: [Announcement], validUntil: Instant?, ground: ColorRole, layout: Layout
    ) {
        schemaVersion = Screen.schemaVersion
        self.screen = screen
        self.context = context
        self.app = app
        self.theme = theme
        self.language = language
        self.direction = direction
        self.validUntil = validUntil.map { context.zoned($0) }
        self.title = title
        self.ground = ground
        self.layout = layout
        self.toolbar = toolbar
        self.cards = cards
        self.overlay = overlay
        self.toasts = toasts
        self.tabs = tabs?.named(under: "tabs")
        self.announcements = announcements
        typeSizes = TypeSizes()
        let roles = drawnRoles
        typeSizes = typeSizes.adding(roles.styles, in: theme, for: context)
        colors = OwnColors(roles.ownColors, in: theme)
    }

    /// The screen with one card more.
    ///
    /// - Parameters:
    ///   - card: A card, usually one of the app's own. With the id of another card of the screen it is
    ///     drawn all the same; the first of the two answers, and an audit reports the other.
    ///   - index: Its place among the cards, from 0 for the first; their count for the last.
    /// - Precondition: There is such a place.
    public func inserting(_ card: Card, at index: Int) -> Screen {
        precondition(
            (0...cards.count).contains(index),
            "a card goes to a place from 0 to \(cards.count), not \(index)")
        var screen = self
        screen.cards.insert(card, at: index)
        let roles = screen.drawnRoles
        screen.typeSizes = typeSizes.adding(roles.styles, in: theme, for: context)
        screen.colors = OwnColors(roles.ownColors, in: theme, beside: colors)
        return screen
    }

    /// The roles of everything that is drawn.
    private var drawnRoles: DrawnRoles {
        var roles = DrawnRoles()
        roles.note(title)
        for element in elements { roles.note(element) }
        return roles
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
        let bar = (toolbar?.leading ?? []) + (toolbar?.trailing ?? [])
        let above = [overlay?.card.body].compactMap(\.self)
        return bar + toasts.map(\.body) + cards.map(\.body) + above + [tabs].compactMap(\.self)
    }
}

extension Screen.AppName: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        id = try member("id", own?.id)
        name = try member("name", own?.name)
    }
}

extension Screen.Layout: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        gap = try member("gap", own?.gap)
        margin = try member("margin", own?.margin)
    }
}

extension Screen.Overlay: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        scrim = try member("scrim", own?.scrim)
        card = try member("card", own?.card)
    }
}
