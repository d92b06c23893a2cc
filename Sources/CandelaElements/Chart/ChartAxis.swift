public import CandelaJSON

/// An axis of a chart.
public struct ChartAxis: Sendable, Equatable, Codable {
    /// The measured quantity, as it is spoken: `Weight in pounds`.
    public let title: String

    /// The type of scale, which determines the unit of positions.
    public let scale: Scale

    /// The minimum of the axis, for numbers; otherwise `nil`.
    public let min: Double?

    /// The maximum of the axis, for numbers; otherwise `nil`.
    public let max: Double?

    /// The labelled positions on the axis, in order.
    public let marks: [Mark]

    /// Creates an axis with labelled positions.
    public init(
        _ title: String, scale: Scale, min: Double? = nil, max: Double? = nil, marks: [Mark]
    ) {
        self.title = title
        self.scale = scale
        self.min = min
        self.max = max
        self.marks = marks
    }

    /// The type of scale of an axis.
    public enum Scale: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// Numbers between two bounds.
        case number
        /// Days, spaced by time; a mark's ``Mark/position`` is the number of days since 1970-01-01.
        case day
        /// Categories side by side; a mark's ``Mark/position`` is the index, counted from 0.
        case category
    }

    /// A labelled position on an axis.
    public struct Mark: Sendable, Equatable, Codable {
        /// The position, in the unit of the axis.
        public let position: Double

        /// The label at the position.
        public let text: StyledText

        /// Creates a label at a position.
        public init(_ position: Double, _ text: StyledText) {
            self.position = position
            self.text = text
        }
    }
}

extension ChartAxis: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        title = try member("title", own?.title)
        scale = try member("scale", own?.scale)
        min = try member("min", own?.min)
        max = try member("max", own?.max)
        marks = try member("marks", own?.marks)
    }
}

extension ChartAxis.Mark: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        position = try member("position", own?.position)
        text = try member("text", own?.text)
    }
}
