public import CandelaRules

/// One screen, finished: everything a person reads, hears, touches and sees move.
///
/// A view lays it out and adds nothing. In JSON this is the envelope of every screen.
public struct Screen: Sendable, Hashable {
    /// The version of the JSON contract, `major.minor`. Minor versions only add.
    public static let schemaVersion = "1.0"

    /// The version of the contract this screen was written in.
    public let schemaVersion: String

    /// Which screen it is.
    public let screen: ScreenName

    /// The named state it shows, when it was made from a specimen.
    public let specimen: String?

    /// What it was made in.
    public let context: Context

    /// The next moment at which it stops being right, if time alone can make it wrong.
    public let validUntil: ZonedInstant?

    /// What the window, the page or the tab is called. Cards have headings of their own.
    public let title: Words

    /// What can be done from anywhere on the screen.
    public let toolbar: Toolbar?

    /// The cards, from top to bottom; none when there is nothing to show.
    public let cards: [Card]

    /// A card above everything else, which waits for an answer.
    public let overlay: Card?

    /// Passing notes at the top of the screen, newest first; none when nothing is to be told.
    public let toasts: [Card]

    /// The pages of the app, for a screen that is one of them.
    public let tabs: TabBar?

    /// What a screen reader says by itself, in order.
    public let announcements: [Announcement]

    init(_ screen: ScreenName, in context: Context, title: Words, _ content: Content) {
        schemaVersion = Screen.schemaVersion
        self.screen = screen
        specimen = nil
        self.context = context
        validUntil = content.validUntil.map { context.zoned($0) }
        self.title = title
        toolbar = content.toolbar
        cards = content.cards
        overlay = content.overlay
        toasts = content.toasts
        tabs = content.tabs
        announcements = content.announcements
    }

    /// The same screen under the name of the state it shows.
    package func named(_ specimen: String) -> Screen {
        Screen(self, specimen: specimen)
    }

    private init(_ other: Screen, specimen: String) {
        schemaVersion = other.schemaVersion
        screen = other.screen
        self.specimen = specimen
        context = other.context
        validUntil = other.validUntil
        title = other.title
        toolbar = other.toolbar
        cards = other.cards
        overlay = other.overlay
        toasts = other.toasts
        tabs = other.tabs
        announcements = other.announcements
    }
}
