public import CandelaJSON
public import CandelaTokens

/// A series of values in a chart.
public struct ChartSeries: Sendable, Equatable, Codable, Identifiable {
    /// The series' identifier, unique in its chart.
    public let id: String

    /// The series' name, as it is spoken.
    public let name: String

    /// The series' name in the legend; `nil` for a chart with one series.
    public let legend: StyledText?

    /// The form in which the values are drawn.
    public let form: Form

    /// The colour of the series.
    public let color: ColorRole

    /// The fill under a line, in place of the colour of bars, or inside hollow bars; `nil` for
    /// none.
    public let fill: Paint?

    /// The width of a line or a dot; `nil` for bars.
    public let width: SizeRole?

    /// The corner radius of bars; `nil` for square corners.
    public let cornerRadius: CornerRadius?

    /// The values, in the order of the axis.
    public let points: [Point]

    /// Creates a series of values, in the order of the axis.
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

    /// The form in which values are drawn. The series of a chart differ in form or pattern, never
    /// only in colour.
    public enum Form: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// A dot for each value.
        case points
        /// A line through the values.
        case line
        /// A dashed line through the values.
        case dashedLine
        /// A line through the values with a filled area below it.
        case area
        /// A bar for each value.
        case bars
        /// An outlined bar for each value.
        case hollowBars
    }

    /// A value in a chart.
    public struct Point: Sendable, Equatable, Codable {
        /// The position on the horizontal axis: days since 1970-01-01, or an index counted from 0.
        public let x: Double

        /// The value of the point.
        public let y: Double

        /// The position and value as spoken text: `Tuesday, March 17: 20 minutes`.
        public let spoken: String

        /// Creates a value at a position, with its spoken text.
        public init(x: Double, y: Double, spoken: String) {
            self.x = x
            self.y = y
            self.spoken = spoken
        }
    }
}

extension ChartSeries: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
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
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        x = try member("x", own?.x)
        y = try member("y", own?.y)
        spoken = try member("spoken", own?.spoken)
    }
}
