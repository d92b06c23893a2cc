/// Which times, places and kinds of day have a routine, as a grid.
///
/// Three dimensions: one lies along the grid, one down it and the third is fixed. An empty list of a
/// rule asks for nothing, in every dimension.
///
/// Source: seed 003.
public struct RoutineCoverage: Sendable, Hashable {
    /// What a routine's rule names.
    public enum Dimension: String, Sendable, Hashable, Codable, CaseIterable {
        /// The time slot.
        case time
        /// The place.
        case place
        /// The kind of day.
        case day
    }

    /// Which dimension lies where; no dimension twice.
    public struct Axes: Sendable, Hashable {
        /// Along the grid.
        public let x: Dimension
        /// Down the grid.
        public let y: Dimension

        /// The one that is left over: it is fixed to one value.
        public var filter: Dimension {
            Dimension.allCases.first { $0 != x && $0 != y } ?? .day
        }

        /// Places along, times down, kinds of day fixed.
        public static let standard = Axes(x: .place, y: .time)

        /// Two axes; when both are the same the second becomes the first other one.
        public init(x: Dimension, y: Dimension) {
            self.x = x
            self.y = x == y ? (Dimension.allCases.first { $0 != x } ?? y) : y
        }
    }

    /// How many routines a cell has, as it is coloured.
    public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
        /// None.
        case none
        /// One.
        case one
        /// Two or three.
        case some
        /// Four and more.
        case many

        /// The level of a number.
        public init(count: Int) {
            self = count < 1 ? .none : count == 1 ? .one : count < 4 ? .some : .many
        }
    }

    /// One cell.
    public struct Cell: Sendable, Hashable {
        /// The id along the grid.
        public let x: String
        /// The id down the grid.
        public let y: String
        /// The ids of the routines that suit, the one that matters most first.
        public let routines: [String]

        /// How many they are, as it is coloured.
        public var level: Level { Level(count: routines.count) }
    }

    /// Which dimension lies where.
    public let axes: Axes

    /// The id the third dimension is fixed to.
    public let filter: String

    /// The ids along the grid.
    public let columns: [String]

    /// The cells, row by row.
    public let rows: [[Cell]]

    /// The grid of some routines.
    ///
    /// - Parameters:
    ///   - ids: The ids of each dimension, in order.
    ///   - filter: The id the third dimension is fixed to; one that is not there counts as its first.
    public init(
        _ routines: [Routine], ids: [Dimension: [String]], axes: Axes = .standard,
        filter: String? = nil
    ) {
        let fixed = ids[axes.filter] ?? []
        let filter = filter.flatMap { fixed.contains($0) ? $0 : nil } ?? fixed.first ?? ""
        let columns = ids[axes.x] ?? []
        // By priority, and in the order of the list among equals.
        let sorted = routines.enumerated().compactMap { position, routine in
            routine.rule.map { (position: position, id: routine.id, rule: $0) }
        }.sorted { ($1.rule.priority, $0.position) < ($0.rule.priority, $1.position) }
        self.axes = axes
        self.filter = filter
        self.columns = columns
        rows = (ids[axes.y] ?? []).map { y in
            columns.map { x in
                let values = [axes.x: x, axes.y: y, axes.filter: filter]
                let moment = RoutineMoment(
                    time: values[.time], days: values[.day].map { [$0] } ?? [],
                    place: values[.place])
                return Cell(
                    x: x, y: y, routines: sorted.filter { $0.rule.matches(moment) }.map(\.id))
            }
        }
    }
}
