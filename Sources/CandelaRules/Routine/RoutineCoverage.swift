import CandelaJSON

/// A grid of the times, places and kinds of day that have a routine.
///
/// Of the three dimensions, one forms the columns, one the rows, and the third is fixed to one
/// value. A rule's empty list matches every value of its dimension. Routines without a rule are not
/// in the grid.
public struct RoutineCoverage: Sendable, Equatable {
    /// A dimension of a routine's rule.
    public enum Dimension: String, Sendable, Hashable, Codable, CaseIterable {
        /// The time slot.
        case time
        /// The place.
        case place
        /// The kind of day.
        case day
    }

    /// The assignment of dimensions to the grid's axes; the two are always different.
    public struct Axes: Sendable, Equatable {
        /// The horizontal dimension.
        public let x: Dimension
        /// The vertical dimension.
        public let y: Dimension

        /// The remaining dimension, which is fixed to one value.
        public var filter: Dimension {
            Dimension.allCases.first { $0 != x && $0 != y } ?? .day
        }

        /// Places as columns, times as rows, and the kind of day fixed.
        public static let standard = Axes(x: .place, y: .time)

        /// Creates axes; if both are the same, the second is replaced by another dimension.
        public init(x: Dimension, y: Dimension) {
            self.x = x
            self.y = x == y ? (Dimension.allCases.first { $0 != x } ?? y) : y
        }
    }

    /// The colour level for a number of routines.
    public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
        /// No routine.
        case none
        /// One routine.
        case one
        /// Two or three routines.
        case some
        /// Four or more routines.
        case many

        /// The smallest number of routines with the level.
        public var minimum: Int {
            switch self {
            case .none: 0
            case .one: 1
            case .some: 2
            case .many: 4
            }
        }

        /// The level for a number of routines.
        public init(count: Int) {
            self = Self.allCases.last { $0.minimum <= count } ?? .none
        }
    }

    /// One cell.
    public struct Cell: Sendable, Equatable {
        /// The id of the column.
        public let x: String
        /// The id of the row.
        public let y: String
        /// The ids of the matching routines, highest priority first.
        public let routines: [String]

        /// The colour level of the number of routines.
        public var level: Level { Level(count: routines.count) }
    }

    /// The dimensions of the axes.
    public let axes: Axes

    /// The id that the third dimension is fixed to. It is empty if the dimension has no ids.
    public let filter: String

    /// The ids of the columns.
    public let columns: [String]

    /// The cells, row by row.
    public let rows: [[Cell]]

    /// Creates the grid for some routines.
    ///
    /// - Parameters:
    ///   - ids: The ids of each dimension, in order.
    ///   - filter: The id that the third dimension is fixed to; an unknown one is replaced by the
    ///     first.
    public init(
        _ routines: [Routine], ids: [Dimension: [String]], axes: Axes = .standard,
        filter: String? = nil
    ) {
        let fixed = ids[axes.filter] ?? []
        let filter = filter.flatMap { fixed.contains($0) ? $0 : nil } ?? fixed.first ?? ""
        let columns = ids[axes.x] ?? []
        // By priority, then in the order of the list.
        let sorted = routines.enumerated().compactMap { position, routine in
            routine.rule.map { (position: position, id: routine.id, rule: $0) }
        }.ordered { ($1.rule.priority, $0.position) < ($0.rule.priority, $1.position) }
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
