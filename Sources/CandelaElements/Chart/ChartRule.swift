public import CandelaJSON
public import CandelaTokens

/// A straight line across a chart, such as one at the goal.
public struct ChartRule: Sendable, Equatable, Codable, Identifiable {
    /// The line's identifier, unique in its chart.
    public let id: String

    /// The axis on which the position is measured; a line on `y` is horizontal.
    public let axis: Axis

    /// The position at which the line crosses the axis, in the unit of the axis.
    public let position: Double

    /// The label of the line.
    public let text: StyledText

    /// The colour of the line.
    public let color: ColorRole

    /// The width of the line.
    public let width: SizeRole

    /// The alternating lengths of dashes and gaps; `nil` for a solid line.
    public let dash: [SizeRole]?

    /// Creates a line that crosses an axis at a position.
    public init(
        _ id: String, axis: Axis, at position: Double, text: StyledText, color: ColorRole,
        width: SizeRole = .chartRuleWidth, dash: [SizeRole]? = nil
    ) {
        self.id = id
        self.axis = axis
        self.position = position
        self.text = text
        self.color = color
        self.width = width
        self.dash = dash
    }

    /// An axis of a chart.
    public enum Axis: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// The horizontal axis.
        case x
        /// The axis from bottom to top.
        case y
    }
}

extension ChartRule: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id)
        axis = try member("axis", own?.axis)
        position = try member("position", own?.position)
        text = try member("text", own?.text)
        color = try member("color", own?.color)
        width = try member("width", own?.width)
        dash = try member("dash", own?.dash)
    }
}
