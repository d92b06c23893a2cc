public import CandelaTokens

/// The chosen point of a chart, with a line through it and a note above.
public struct ChartSelection: Sendable, Hashable, Codable {
    /// Where it is along the axis.
    public let x: Double

    /// The value that is chosen.
    public let y: Double

    /// The colour of the line and of the larger point on it.
    public let color: ColorRole

    /// The note, from top to bottom.
    public let lines: [StyledText]

    /// A chosen point and its note.
    public init(x: Double, y: Double, color: ColorRole = .chartSelection, lines: [StyledText]) {
        self.x = x
        self.y = y
        self.color = color
        self.lines = lines
    }
}

extension ChartSelection: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        x = try member("x", own?.x)
        y = try member("y", own?.y)
        color = try member("color", own?.color)
        lines = try member("lines", own?.lines)
    }
}
