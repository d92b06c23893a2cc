public import CandelaJSON
public import CandelaTokens

/// The selected point of a chart, marked by a line, with a note above it.
public struct ChartSelection: Sendable, Equatable, Codable {
    /// The position of the selected point on the horizontal axis.
    public let x: Double

    /// The value of the selected point.
    public let y: Double

    /// The colour of the line and of the enlarged point on it.
    public let color: ColorRole

    /// The lines of the note, from top to bottom.
    public let lines: [StyledText]

    /// Creates a selected point with its note.
    public init(x: Double, y: Double, color: ColorRole = .chartSelection, lines: [StyledText]) {
        self.x = x
        self.y = y
        self.color = color
        self.lines = lines
    }
}

extension ChartSelection: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        x = try member("x", own?.x)
        y = try member("y", own?.y)
        color = try member("color", own?.color)
        lines = try member("lines", own?.lines)
    }
}
