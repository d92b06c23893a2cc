public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// Routines as cards, each with what it is for and the way to begin it.
public struct RoutineGalleryCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineGallery"

    /// The card's id on its screen.
    public let id: String

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The routines behind the tiles.
    public struct Facts: Sendable, Hashable, Codable {
        /// The routines, in the order of the tiles.
        public let routines: [Tile]

        /// The number of routines before those shown; absent for none.
        public let before: Int?

        /// The number of routines after those shown; absent for none.
        public let after: Int?
    }

    /// A routine and what it is for.
    public struct Tile: Sendable, Hashable, Codable {
        /// The routine's id.
        public let id: String

        /// How many habits it has.
        public let habits: Int

        /// How long it is likely to take, in minutes.
        public let minutes: Int

        /// Whether it is the chosen one, whose habits are shown.
        public let isSelected: Bool

        /// The ids of the times, kinds of day and places its rule names.
        public let asks: [String]

        /// Those of them that hold now.
        public let matches: [String]
    }

    /// - Parameters:
    ///   - isNamed: Whether the name is drawn as a heading.
    ///   - shown: The list they are a window of, where it may be long.
    init(
        _ id: String, _ name: Phrase, isNamed: Bool = true, _ routines: [Routine],
        in shown: ShownRows<Routine>? = nil, of state: RoutineTemplatesState, with kit: Kit
    ) {
        let tiles = routines.map { RoutineTile($0, in: state, with: kit) }
        self.id = id
        facts = Facts(
            routines: tiles.map(\.facts), before: shown?.before, after: shown?.after)
        body = Drawing(name: name, isNamed: isNamed, tiles: tiles, shown: shown, kit: kit).body
    }
}

private struct Drawing {
    let name: Phrase
    let isNamed: Bool
    let tiles: [RoutineTile]
    let shown: ShownRows<Routine>?
    let kit: Kit

    var body: Element {
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
