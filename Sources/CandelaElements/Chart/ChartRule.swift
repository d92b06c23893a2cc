public import CandelaTokens

/// A straight line across a chart, such as the goal.
public struct ChartRule: Sendable, Hashable, Codable, Identifiable {
    /// The rule's name, unique within its chart.
    public let id: String

    /// Which axis the position is measured on: a rule on `y` lies flat.
    public let axis: Axis

    /// Where it crosses the axis.
    public let position: Double

    /// What it means.
    public let text: StyledText

    /// The line's colour.
    public let color: ColorRole

    /// How wide the line is.
    public let width: SizeRole

    /// The lengths of dashes and gaps; absent for a solid line.
    public let dash: [SizeRole]?

    /// A line across the chart where it crosses an axis.
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

    /// One of the two axes.
    public enum Axis: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// Along the reading direction.
        case x
        /// From bottom to top.
        case y
    }
}

extension ChartRule: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        id = try member("id", own?.id)
        axis = try member("axis", own?.axis)
        position = try member("position", own?.position)
        text = try member("text", own?.text)
        color = try member("color", own?.color)
        width = try member("width", own?.width)
        dash = try member("dash", own?.dash)
    }
}
