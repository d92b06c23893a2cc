public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the coverage screen.
///
/// By default places are columns, times are rows, and the first kind of day is the filter.
public struct RoutineCoverageOptions: PlaceOptions, AnnouncingOptions, WindowedOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.routineCoverage

    /// The announced options: the axes and the filter.
    public static var announcedPaths: [String] { [along.path, down.path, part.path] }

    /// The dimension of the columns; `nil` for places.
    public var x: RoutineCoverage.Dimension?

    /// The dimension of the rows; `nil` for times. If equal to ``x``, it becomes the first other
    /// dimension.
    public var y: RoutineCoverage.Dimension?

    /// The id that the third dimension is fixed to; `nil` or an unknown id selects the first.
    public var filter: String?

    /// Whether the number of covered cells is announced after another axis or filter was chosen;
    /// `nil` announces it.
    public var announces: Bool?

    /// The cell whose routines are shown.
    public var selected: Cell?

    /// The person's own times, days and places; `nil` for the standard ones.
    public var surroundings: RoutineSurroundings?

    /// The visible window of a long list of a cell's routines, under the name `routines`.
    public var windows: ListWindows?

    /// A cell of the grid.
    public struct Cell: Sendable, Equatable, Codable {
        /// The id of the column.
        public var x: String

        /// The id of the row.
        public var y: String

        /// Creates a cell from its two ids.
        public init(x: String, y: String) {
            self.x = x
            self.y = y
        }
    }

    /// Creates options with the default axes and no selected cell.
    public init() {}
}

extension RoutineCoverageOptions {
    /// Whether an axis or the filter was chosen.
    var isChosen: Bool { x != nil || y != nil || filter != nil }
}

/// The options that the screen's actions change.
extension RoutineCoverageOptions {
    static let along = OptionPath(\Self.x, CodingKeys.x)
    static let down = OptionPath(\Self.y, CodingKeys.y)
    static let part = OptionPath(\Self.filter, CodingKeys.filter)
    static let cell = OptionPath(\Self.selected, CodingKeys.selected)
}

extension RoutineCoverageOptions.Cell: OptionValue {
    /// The ids by their axes.
    public var intentValue: Intent.Value { .object(["x": .text(x), "y": .text(y)]) }
}
