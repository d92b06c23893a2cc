import CandelaRules
import CandelaTokens

/// Routines as cards, each with what it is for and the way to begin it.
package struct RoutineGalleryCard: CardContent {
    package static let kind = "routineGallery"
    package let id: String
    package let facts: Facts
    package let body: Element

    /// The routines behind the tiles.
    package struct Facts: Sendable, Hashable, Codable {
        /// The routines, in the order of the tiles.
        package let routines: [Tile]

        /// The number of routines before those shown; absent for none.
        package let before: Int?

        /// The number of routines after those shown; absent for none.
        package let after: Int?
    }

    /// A routine and what it is for.
    package struct Tile: Sendable, Hashable, Codable {
        /// The routine's id.
        package let id: String

        /// How many habits it has.
        package let habits: Int

        /// How long it is likely to take, in minutes.
        package let minutes: Int

        /// Whether it is the chosen one, whose habits are shown.
        package let isSelected: Bool

        /// The ids of the times, kinds of day and places its rule names.
        package let asks: [String]

        /// Those of them that hold now.
        package let matches: [String]
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
        body = Element.column(gap: .sm) {
            if isNamed { kit.heading(name) }
            shown.flatMap { kit.previous(of: $0, in: name) }
            tiles
            shown.flatMap { kit.next(of: $0, in: name) }
        }
        .motion(kit.contextChange)
        .group(name, .list)
    }
}
