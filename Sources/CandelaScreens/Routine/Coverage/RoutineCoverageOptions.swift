public import CandelaElements
public import CandelaKit
public import CandelaRules

/// What was chosen on the overview of coverage. As it opens, places lie along the grid, times down it,
/// and it is for the first kind of day.
public struct RoutineCoverageOptions: PlaceOptions {
    /// The overview of coverage.
    public static let screen = ScreenName.routineCoverage

    /// What lies along the grid; without it places.
    public var x: RoutineCoverage.Dimension?

    /// What lies down the grid; without it times. When it is the same as ``x`` it becomes the first
    /// other dimension.
    public var y: RoutineCoverage.Dimension?

    /// The id the third dimension is fixed to; without it, and for one that is not there, its first.
    public var filter: String?

    /// The cell whose routines are shown.
    public var selected: Cell?

    /// The person's own times, days and places; without it the standard ones.
    public var surroundings: RoutineSurroundings?

    /// The routines of the cell shown where there are many; the list is called `routines`.
    public var windows: ListWindows?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

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
}

/// The options that the screen's actions change.
extension RoutineCoverageOptions {
    static let along = OptionPath(\Self.x, "x")
    static let down = OptionPath(\Self.y, "y")
    static let part = OptionPath(\Self.filter, "filter")
    static let cell = OptionPath(\Self.selected, "selected")
}

extension RoutineCoverageOptions.Cell: OptionValue {
    /// The ids by their axes.
    public var intentValue: Intent.Value { .object(["x": .text(x), "y": .text(y)]) }
}
