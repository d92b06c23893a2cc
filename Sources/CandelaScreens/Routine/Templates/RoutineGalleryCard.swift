import CandelaRules
import CandelaTokens

/// Routines as cards, each with what it is for and the way to begin it.
package struct RoutineGalleryCard: CardContent {
    package static let kind = "routineGallery"
    package let id: String
    package let facts: Facts

    /// The routines, each a summary that chooses it beside a button that begins it.
    package let tiles: [Element]

    let heading: Element?
    let motion: Motion
    let accessibility: Accessibility

    /// The routines behind the tiles.
    package struct Facts: Sendable, Hashable, Codable {
        /// The routines, in the order of the tiles.
        package let routines: [Tile]
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

    package var body: Element {
        .column(gap: .sm) {
            heading
            tiles
        }
        .motion(motion)
        .accessibility(accessibility)
    }

    /// The routine that suits best, under its heading.
    init(quickStart routine: Routine, of state: RoutineTemplatesState, with kit: Kit) {
        let title = kit.phrases.routineQuickStartTitle()
        self.init("quickStart", [routine], of: state, label: title, isTitled: true, with: kit)
    }

    /// The routines besides the one that suits best.
    init(others: [Routine], of state: RoutineTemplatesState, with kit: Kit) {
        let name = kit.phrases.routineGalleryName()
        self.init("others", others, of: state, label: name, isTitled: false, with: kit)
    }

    private init(
        _ id: String, _ routines: [Routine], of state: RoutineTemplatesState, label: Phrase,
        isTitled: Bool, with kit: Kit
    ) {
        let tiles = routines.map { RoutineTile($0, in: state, with: kit) }
        self.id = id
        facts = Facts(routines: tiles.map(\.facts))
        heading = isTitled ? kit.heading(label) : nil
        self.tiles = tiles.map(\.element)
        motion = kit.contextChange
        accessibility = Accessibility(.list, label: label.said, children: .contain)
    }
}
