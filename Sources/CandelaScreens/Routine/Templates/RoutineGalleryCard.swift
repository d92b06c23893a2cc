public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// Routines as tiles, each with its rule and a start button.
public struct RoutineGalleryCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "routineGallery"

    /// The card's id on its screen.
    public let id: String

    let name: Phrase
    let isNamed: Bool
    let tiles: [RoutineTile]
    let shown: VisibleRows<Routine>?
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(routines: tiles.map(\.facts), before: shown?.before, after: shown?.after)
    }

    /// The values behind the tiles.
    public struct Facts: Sendable, Equatable, Codable {
        /// The routines, in tile order.
        public let routines: [Tile]

        /// The number of routines before those shown; absent if none.
        public let before: Int?

        /// The number of routines after those shown; absent if none.
        public let after: Int?
    }

    /// A routine and its rule.
    public struct Tile: Sendable, Equatable, Codable, Identifiable {
        /// The routine's id.
        public let id: String

        /// The number of habits with which a run of it begins.
        public let habits: Int

        /// The expected duration, in minutes.
        public let minutes: Int

        /// Whether the routine is selected, which shows its habits.
        public let isSelected: Bool

        /// The ids of the times, kinds of day and places in its rule.
        public let asks: [String]

        /// The ids in ``asks`` that match now; empty unless the whole rule matches.
        public let matches: [String]
    }

    /// - Parameters:
    ///   - isNamed: Whether the title is drawn as a heading.
    ///   - shown: The window of a list that may be long; `nil` for a short one.
    init(
        _ id: String, _ name: Phrase, isNamed: Bool = true, _ routines: [Routine],
        in shown: VisibleRows<Routine>? = nil, of state: RoutineTemplatesState, with kit: Kit
    ) {
        tiles = routines.map { RoutineTile($0, in: state, with: kit) }
        self.id = id
        self.name = name
        self.isNamed = isNamed
        self.shown = shown
        self.kit = kit
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .sm) {
            if isNamed { kit.heading(name) }
            shown.flatMap { kit.previous(of: $0, in: name) }
            tiles
            shown.flatMap { kit.next(of: $0, in: name) }
        }
        .motion(kit.contextChange)
        .group(name, .list)
    }
}
