public import CandelaRules

/// What was chosen on the overview of coverage. As it opens, places lie along the grid, times down it,
/// and it is for the first kind of day.
public struct CoverageOptions: Sendable, Hashable, Codable {
    /// What lies along the grid.
    public var x = RoutineCoverage.Axes.standard.x

    /// What lies down the grid; when it is the same as ``x`` it becomes the first other dimension.
    public var y = RoutineCoverage.Axes.standard.y

    /// The id the third dimension is fixed to; without it, and for one that is not there, its first.
    public var filter: String?

    /// The cell whose routines are shown.
    public var selected: Cell?

    /// A cell of the grid.
    public struct Cell: Sendable, Hashable, Codable {
        /// The id along the grid.
        public var x: String

        /// The id down the grid.
        public var y: String

        /// The cell of two ids.
        public init(x: String, y: String) {
            self.x = x
            self.y = y
        }
    }

    /// The overview as it opens.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case x, y, filter, selected
    }

    /// Reads what was chosen; what is left out is as it opens.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        x = try container.decodeIfPresent(RoutineCoverage.Dimension.self, forKey: .x) ?? x
        y = try container.decodeIfPresent(RoutineCoverage.Dimension.self, forKey: .y) ?? y
        filter = try container.decodeIfPresent(String.self, forKey: .filter)
        selected = try container.decodeIfPresent(Cell.self, forKey: .selected)
    }
}
