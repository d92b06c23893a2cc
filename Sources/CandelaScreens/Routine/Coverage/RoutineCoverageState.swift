import CandelaKit
import CandelaRules

/// The coverage for the chosen axes and filter.
///
/// A reference type, because every card and page of a screen holds it.
final class RoutineCoverageState: Sendable {
    let lengths: RoutineLengths
    let surroundings: RoutineSurroundings
    let coverage: RoutineCoverage

    /// The cell whose routines are shown; `nil` if none is chosen or it is not in the grid.
    let selected: RoutineCoverage.Cell?

    init(_ journal: Journal, _ options: RoutineCoverageOptions, with kit: Kit) {
        let routines = journal.routines
        lengths = RoutineLengths(of: routines)
        let surroundings = options.surroundings ?? RoutineSurroundings()
        let ids = Dictionary(
            uniqueKeysWithValues: RoutineCoverage.Dimension.allCases.map {
                ($0, kit.parts($0, of: surroundings).map(\.id))
            })
        let usual = RoutineCoverage.Axes.standard
        coverage = RoutineCoverage(
            routines, ids: ids,
            axes: RoutineCoverage.Axes(x: options.x ?? usual.x, y: options.y ?? usual.y),
            filter: options.filter)
        self.surroundings = surroundings
        selected = coverage.rows.lazy.joined().first { cell in
            options.selected.map { $0.x == cell.x && $0.y == cell.y } ?? false
        }
    }

    /// The number of cells with a routine.
    func summary(_ phrases: Phrases) -> Phrase {
        let cells = coverage.rows.joined()
        return phrases.routineCoverageSummary(
            covered: cells.count { !$0.routines.isEmpty }, total: cells.count)
    }

    /// The first routine with an id; `nil` if none has it.
    func routine(_ id: String) -> Routine? { lengths.routine(id) }
}
