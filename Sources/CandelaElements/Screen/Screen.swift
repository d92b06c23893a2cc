public import CandelaRules
public import CandelaTokens

/// A finished screen: everything a person reads, hears, touches and sees move.
///
/// A view layer draws it and adds nothing. In JSON, each screen is one document.
public struct Screen: Sendable, Equatable {
    /// The version of the JSON contract, `major.minor`. Minor versions only add members and values.
    public static let schemaVersion = "3.0"

    /// The version of the contract with which the screen was created.
    public let schemaVersion: String

    /// The screen's name.
    public let screen: ScreenName

    /// The name of the specimen from which the screen was created; `nil` for other screens.
    public internal(set) var specimen: String?

    /// The context in which the screen was created, as requested.
    public var context: Context

    /// The app to which the screen belongs.
    public let app: AppName

    /// The theme in which the screen is drawn; JSON contains its name. A decoded screen has the
    /// theme of that name in the decoder's `userInfo[.themes]`, or else the package's.
    public var theme: Theme

    /// The BCP 47 tag of the language of texts: the context's, or English if the app does not have
    /// it. Numbers and dates follow the region of the context's language if that is the same.
    public let language: String

    /// The keys of phrases missing in the context's language; if there are any, the whole screen is
    /// in the app's base language. Empty if none or all are missing.
    public let untranslated: [String]

    /// The writing direction of the language, which determines the layout direction of the screen.
    public let direction: TextDirection

    /// The font sizes of all text styles on the screen, at the reader's type size.
    public internal(set) var typeSizes: TypeSizes

    /// The person's own colours, which no token file contains; `nil` without any.
    package internal(set) var colors: OwnColors?

    /// The gradients changed by the person's accent colour; `nil` without any.
    package internal(set) var gradients: OwnGradients?

    /// The moment the screen becomes stale, even without an event; `nil` if it does not.
    public let validUntil: ZonedInstant?

    /// The place in which the screen appears, which determines its frame.
    public let presentation: Presentation

    /// The button that leaves the screen, before the buttons of the toolbar; `nil` for a screen
    /// that cannot be left, or that has such a button in its toolbar.
    public let back: Element?

    /// The title of the window, page or tab. Cards have their own headings.
    public let title: StyledText

    /// The background colour of the screen.
    public let ground: ColorRole

    /// The space between and beside the cards.
    public let layout: Layout

    /// The minimum side length of touch targets in cards, toasts and the overlay, in points for the
    /// reader's type size; at least 44, the minimum of Apple's Human Interface Guidelines, which
    /// the bar and the tabs use.
    public let minimumTarget: Double

    /// The toolbar; `nil` for none.
    public let toolbar: Toolbar?

    /// The cards, from top to bottom; empty if there is nothing to show.
    public internal(set) var cards: [Card]

    /// The modal overlay above the screen; `nil` for none.
    public let overlay: Overlay?

    /// The toasts at the top of the screen, newest first.
    public let toasts: [Card]

    /// The tab bar of the app; `nil` for screens that are not tabs.
    public let tabs: Element?

    /// The announcements for screen readers, in order.
    public let announcements: [Announcement]

    /// The app to which a screen belongs.
    public struct AppName: Sendable, Equatable, Codable, Identifiable {
        /// The app's identifier.
        public let id: String

        /// The app's name, in the language of the screen.
        public let name: String

        package init(id: String, name: String) { (self.id, self.name) = (id, name) }
    }

    /// The place in which a screen appears.
    public enum Presentation: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// A page of the app below which there is no other, with the app's tab bar if it has tabs.
        case tab
        /// A page in place of the previous one, with a way back to it.
        case push
        /// A page above the previous one, which stays visible around it.
        case sheet
        /// A page that covers the previous one.
        case cover
        /// A part of another page or of the home screen, without a bar.
        case widget
        /// A part of the lock screen or the status bar, without a bar.
        case island

        /// Whether the screen has a bar with its title and buttons.
        public var hasBar: Bool { self != .widget && self != .island }
    }

    /// The layout of a screen's cards in one column.
    public struct Layout: Sendable, Equatable, Codable {
        /// The space between cards.
        public let gap: SpaceRole

        /// The space beside the cards, at the leading and trailing edges.
        public let margin: SpaceRole

        /// The maximum width of the cards and the bar; on wider screens, both are centred.
        public let width: SizeRole

        /// Creates the layout of a column of cards.
        public init(
            gap: SpaceRole = .stack, margin: SpaceRole = .screenMargin,
            width: SizeRole = .pageWidth
        ) {
            self.gap = gap
            self.margin = margin
            self.width = width
        }
    }

    /// A modal card above the screen.
    public struct Overlay: Sendable, Equatable, Codable {
        /// The colour that dims everything behind the card.
        public let scrim: ColorRole

        /// The modal card, drawn in front of the scrim.
        public let card: Card

        /// Creates an overlay with a card.
        public init(_ card: Card, scrim: ColorRole = .scrimBadge) {
            self.card = card
            self.scrim = scrim
        }
    }
}

extension Screen {
    /// Creates a screen from its members.
    package init(
        named screen: ScreenName, in context: Context, app: AppName, theme: Theme,
        language: String, untranslated: [String] = [], direction: TextDirection,
        presentation: Presentation, back: Element?,
        title: StyledText, cards: [Card],
        toolbar: Toolbar?, overlay: Overlay?, toasts: [Card], tabs: Element?,
        announcements: [Announcement], validUntil: Instant?, ground: ColorRole, layout: Layout
    ) {
        schemaVersion = Screen.schemaVersion
        self.screen = screen
        self.context = context
        self.app = app
        self.theme = theme
        self.language = language
        self.untranslated = untranslated
        self.direction = direction
        self.validUntil = validUntil.map { context.zoned($0) }
        self.presentation = presentation
        self.back = back?.named(under: "toolbar")
        self.title = title
        self.ground = ground
        self.layout = layout
        minimumTarget = TextStyle.body.scaledTarget(
            theme.size(.touchTarget), at: context.typeSize, displayScale: context.displayScale)
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

    /// The screen with an inserted card.
    ///
    /// - Parameters:
    ///   - card: A card, usually one of the app's own. If another card of the screen has the same
    ///     id, both are drawn, the first one handles actions, and an audit reports the duplicate.
    ///   - index: The index of the card, from 0 to the number of cards.
    /// - Precondition: The index is valid.
    public func inserting(_ card: Card, at index: Int) -> Screen {
        precondition(
            (0...cards.count).contains(index),
            "a card's index is from 0 to \(cards.count), not \(index)")
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

    /// The screen with the name of a specimen.
    package func named(_ specimen: String) -> Screen {
        var screen = self
        screen.specimen = specimen
        return screen
    }

    /// All drawn elements except the title: the buttons before and after it, the toasts, the cards,
    /// the overlay and the tab bar.
    public var elements: [Element] {
        let bar = [back].compactMap(\.self) + (toolbar?.leading ?? []) + (toolbar?.trailing ?? [])
        let above = [overlay?.card.body].compactMap(\.self)
        return bar + toasts.map(\.body) + cards.map(\.body) + above + [tabs].compactMap(\.self)
    }
}

extension Screen.AppName: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id)
        name = try member("name", own?.name)
    }
}

extension Screen.Layout: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        gap = try member("gap", own?.gap)
        margin = try member("margin", own?.margin)
        width = try member("width", own?.width)
    }
}

extension Screen.Overlay: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        scrim = try member("scrim", own?.scrim)
        card = try member("card", own?.card)
    }
}
