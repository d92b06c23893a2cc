/// The chosen point of a chart, with a line through it and a note above.
public struct ChartSelection: Sendable, Hashable, Codable {
    /// Where it is along the axis.
    public let x: Double

    /// The value that is chosen.
    public let y: Double

    /// The note, from top to bottom.
    public let lines: [Words]

    package init(x: Double, y: Double, lines: [Words]) {
        self.x = x
        self.y = y
        self.lines = lines
    }
}
