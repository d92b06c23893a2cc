/// One axis of a chart.
public struct ChartAxis: Sendable, Hashable, Codable {
    /// What it measures, as it is said: `Weight in pounds`.
    public let title: String

    /// Whether it counts or names.
    public let scale: Scale

    /// The least value drawn, for numbers.
    public let min: Double?

    /// The greatest value drawn, for numbers.
    public let max: Double?

    /// The places along the axis that have a label, in order.
    public let marks: [Mark]

    /// An axis with its labelled places.
    public init(
        _ title: String, scale: Scale, min: Double? = nil, max: Double? = nil, marks: [Mark]
    ) {
        self.title = title
        self.scale = scale
        self.min = min
        self.max = max
        self.marks = marks
    }

    /// What lies along an axis.
    public enum Scale: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// Numbers between two bounds.
        case number
        /// Days, by their distance; a mark's ``Mark/position`` counts days since 1970-01-01.
        case day
        /// Names side by side; a mark's ``Mark/position`` counts from 0.
        case category
    }

    /// A labelled place along an axis.
    public struct Mark: Sendable, Hashable, Codable {
        /// Where it is, in the unit of the axis.
        public let position: Double

        /// What is drawn there.
        public let text: StyledText

        /// A label at a place along the axis.
        public init(_ position: Double, _ text: StyledText) {
            self.position = position
            self.text = text
        }
    }
}

extension ChartAxis: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        title = try member("title", own?.title)
        scale = try member("scale", own?.scale)
        min = try member("min", own?.min)
        max = try member("max", own?.max)
        marks = try member("marks", own?.marks)
    }
}

extension ChartAxis.Mark: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        position = try member("position", own?.position)
        text = try member("text", own?.text)
    }
}
