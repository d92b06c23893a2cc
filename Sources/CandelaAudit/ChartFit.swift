import CandelaElements
import CandelaTokens

/// A check that a chart's labels leave enough room for the plot.
///
/// Axis labels never wrap or shrink. Labels of the vertical axis take their width from the chart,
/// up to half of it. Along the horizontal axis, a renderer omits labels that would overlap the one
/// before; at least two must remain, otherwise the scale of the axis is unknown.
struct ChartFit {
    private let x: ChartAxis
    private let y: ChartAxis
    private let series: [ChartSeries]
    private let room: Double
    private let screen: AuditedScreen

    init(
        x: ChartAxis, y: ChartAxis, series: [ChartSeries], in room: Double, of screen: AuditedScreen
    ) {
        self.x = x
        self.y = y
        self.series = series
        self.room = room
        self.screen = screen
    }

    func findings(at spot: ElementLocation) -> [AuditFinding] {
        guard room.isFinite else { return [] }
        return [tooWide(at: spot), tooMany(at: spot)].compactMap(\.self)
    }

    /// The widest label of the vertical axis; `nil` without labels.
    private var widest: (words: StyledText, width: Double)? {
        y.marks.map { ($0.text, width(of: $0.text)) }.max { $0.1 < $1.1 }
    }

    private func width(of words: StyledText) -> Double {
        words.width(at: screen.screen.context.typeSize, in: screen.theme)
    }

    private func tooWide(at spot: ElementLocation) -> AuditFinding? {
        guard let widest, widest.width > room / 2 else { return nil }
        let (width, room) = (AuditFigures.text(widest.width, places: 0), points(room))
        return screen.finding(
            .textTooWide,
            "'\(widest.words.text)' beside the chart is \(width) points wide in "
                + "'\(widest.words.style.path)' and leaves less than half of \(room) for the chart",
            help:
                "use fewer digits, put the unit into the axis title, or use a smaller "
                + "style",
            at: spot, roles: [widest.words.style.path],
            [AuditFigures.figure("width", widest.width, most: self.room / 2, unit: "points")])
    }

    private func tooMany(at spot: ElementLocation) -> AuditFinding? {
        let plot = room - (widest?.width ?? 0)
        guard x.marks.count > 1, let first = x.marks.first, shown(in: plot) < 2 else {
            return nil
        }
        return screen.finding(
            .textTooWide,
            "only '\(first.text.text)' of \(x.marks.count) labels along the chart fits in "
                + "\(points(plot)) points; the others would overlap it",
            help: "use shorter labels at large type sizes, such as days without months",
            at: spot, roles: [first.text.style.path],
            [AuditFigures.figure("labels", Double(shown(in: plot)), least: 2)])
    }

    /// The number of labels along the axis that do not overlap.
    ///
    /// Each is centred at its position, and moved inward if it would extend past the end.
    private func shown(in plot: Double) -> Int {
        guard let places else { return x.marks.count }
        var (end, count) = (-Double.infinity, 0)
        for (mark, place) in zip(x.marks, places) {
            let width = width(of: mark.text)
            let start = min(place * plot - width / 2, plot - width)
            guard start >= end + Self.gap else { continue }
            (end, count) = (start + width, count + 1)
        }
        return count
    }

    /// The minimum space between two labels in points, as in the reference renderer.
    private static let gap = 4.0

    /// The positions of the labels along the axis, from 0 to 1; `nil` for an axis without length.
    private var places: [Double]? {
        let positions = x.marks.map(\.position)
        let (first, last): (Double, Double)
        switch x.scale {
        case .number: (first, last) = (x.min ?? 0, x.max ?? 1)
        // A day or a name takes a share of the axis and is centred in it.
        case .day: (first, last) = ((x.min ?? 0) - 0.5, (x.max ?? 1) + 0.5)
        case .category:
            let points = series.flatMap { $0.points.map(\.x) }
            (first, last) = (-0.5, ((positions + points).max() ?? 0) + 0.5)
        }
        guard last > first else { return nil }
        return positions.map { ($0 - first) / (last - first) }
    }

    private func points(_ width: Double) -> String { AuditFigures.text(max(width, 0), places: 0) }
}
