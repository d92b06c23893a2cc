public import CandelaTokens

/// Values of one kind, drawn alike.
public struct ChartSeries: Sendable, Hashable, Codable, Identifiable {
    /// The series' name, unique within its chart.
    public let id: String

    /// What the values are, as it is said.
    public let name: String

    /// What they are, in the key beside the chart; absent for a chart of one series.
    public let legend: StyledText?

    /// How they are drawn.
    public let form: Form

    /// Their colour.
    public let color: ColorRole

    /// A fill under a line, or in place of the colour of bars.
    public let fill: Paint?

    /// How wide a line or a spot is.
    public let width: SizeRole?

    /// How round the corners of bars are.
    public let cornerRadius: CornerRadius?

    /// The values, in order along the axis.
    public let points: [Point]

    /// Values of one kind, in order along the axis.
    public init(
        _ id: String, name: String, legend: StyledText? = nil, form: Form, color: ColorRole,
        fill: Paint? = nil, width: SizeRole? = nil, cornerRadius: CornerRadius? = nil,
        points: [Point]
    ) {
        self.id = id
        self.name = name.withoutDirectionControls
        self.legend = legend
        self.form = form
        self.color = color
        self.fill = fill
        self.width = width
        self.cornerRadius = cornerRadius
        self.points = points
    }

    /// How values are drawn. Series of one chart differ in form or pattern, never in colour alone.
    public enum Form: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// One spot a value.
        case points
        /// A line through the values.
        case line
        /// A dashed line through the values.
        case dashedLine
        /// A line through the values with the area under it filled.
        case area
        /// One bar a value.
        case bars
        /// One bar a value, as an empty frame.
        case hollowBars
    }

    /// One value.
    public struct Point: Sendable, Hashable, Codable {
        /// Where it is along the axis: days since 1970-01-01, or a place counted from 0.
        public let x: Double

        /// The value.
        public let y: Double

        /// The place and the value in words: `Tuesday, March 17, 20 minutes`.
        public let spoken: String

        /// A value at a place along the axis, and both in words.
        public init(x: Double, y: Double, spoken: String) {
            self.x = x
            self.y = y
            self.spoken = spoken
        }
    }
}

extension ChartSeries: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        id = try member("id", own?.id)
        name = try member("name", own?.name)
        legend = try member("legend", own?.legend)
        form = try member("form", own?.form)
        color = try member("color", own?.color)
        fill = try member("fill", own?.fill)
        width = try member("width", own?.width)
        cornerRadius = try member("cornerRadius", own?.cornerRadius)
        points = try member("points", own?.points)
    }
}

extension ChartSeries.Point: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        x = try member("x", own?.x)
        y = try member("y", own?.y)
        spoken = try member("spoken", own?.spoken)
    }
}
