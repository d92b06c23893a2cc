import CandelaElements
import CandelaTokens

/// Whether the labels of a chart leave room for what is drawn.
///
/// A label of an axis stands on one line and is never drawn smaller. Those of the axis from bottom to
/// top take their width from the chart, and may have half of it. Of those along the other axis a
/// renderer leaves out each that would lie on the one before it; two have to remain, or else nobody
/// can tell how long the axis is.
struct ChartFit {
    private let chart: Element.Chart
    private let room: Double
    private let screen: AuditedScreen

    init(_ chart: Element.Chart, in room: Double, of screen: AuditedScreen) {
        self.chart = chart
        self.room = room
        self.screen = screen
    }

    func findings(at spot: ElementSpot) -> [AuditFinding] {
        guard room.isFinite else { return [] }
        return [tooWide(at: spot), tooMany(at: spot)].compactMap(\.self)
    }

    /// The widest label of the axis from bottom to top.
    private var widest: (words: StyledText, width: Double)? {
        chart.y.marks.map { ($0.text, width(of: $0.text)) }.max { $0.1 < $1.1 }
    }

    private func width(of words: StyledText) -> Double {
        words.width(at: screen.screen.context.typeSize, in: screen.theme)
    }

    private func tooWide(at spot: ElementSpot) -> AuditFinding? {
        guard let widest, widest.width > room / 2 else { return nil }
        let (width, room) = (AuditFigures.text(widest.width, places: 0), points(room))
        return screen.finding(
            .textTooWide, .warning,
            "'\(widest.words.text)' beside the chart is \(width) points wide in "
                + "'\(widest.words.style.path)' and leaves less than half of \(room) for the chart",
            help:
                "label the axis with fewer digits, leave the unit to its title, or take a smaller "
                + "style",
            at: spot, roles: [widest.words.style.path],
            [AuditFigures.figure("width", widest.width, most: self.room / 2, unit: "points")])
    }

    private func tooMany(at spot: ElementSpot) -> AuditFinding? {
        let plot = room - (widest?.width ?? 0)
        guard chart.x.marks.count > 1, let first = chart.x.marks.first, shown(in: plot) < 2 else {
            return nil
        }
        return screen.finding(
            .textTooWide, .warning,
            "of \(chart.x.marks.count) labels along the chart only '\(first.text.text)' has room in "
                + "\(points(plot)) points, since the others would lie on it",
            help: "give it shorter labels at large type, such as days without their months",
            at: spot, roles: [first.text.style.path],
            [AuditFigures.figure("labels", Double(shown(in: plot)), least: 2)])
    }

    /// How many labels along the axis lie on no other: each is centred at its place, and pulled in where
    /// it would stand out at the end.
    private func shown(in plot: Double) -> Int {
        guard let places else { return chart.x.marks.count }
        var (end, count) = (-Double.infinity, 0)
        for (mark, place) in zip(chart.x.marks, places) {
            let width = width(of: mark.text)
            let start = min(place * plot - width / 2, plot - width)
            guard start >= end + Self.gap else { continue }
            (end, count) = (start + width, count + 1)
        }
        return count
    }

    /// The least space between two labels, in points, as the reference renderer has it.
    private static let gap = 4.0

    /// Where the labels are along the axis, from 0 to 1; `nil` for an axis without length.
    private var places: [Double]? {
        let axis = chart.x
        let positions = axis.marks.map(\.position)
        let (first, last): (Double, Double)
        switch axis.scale {
        case .number: (first, last) = (axis.min ?? 0, axis.max ?? 1)
        // A day or a name takes a share of the axis, and stands in the middle of it.
        case .day: (first, last) = ((axis.min ?? 0) - 0.5, (axis.max ?? 1) + 0.5)
        case .category:
            let points = chart.series.flatMap { $0.points.map(\.x) }
            (first, last) = (-0.5, ((positions + points).max() ?? 0) + 0.5)
        }
        guard last > first else { return nil }
        return positions.map { ($0 - first) / (last - first) }
    }

    private func points(_ width: Double) -> String { AuditFigures.text(max(width, 0), places: 0) }
}

extension StyledText {
    /// How wide the text is on one line, in points.
    fileprivate func width(at typeSize: TypeSize, in theme: Theme) -> Double {
        (parts ?? [StyledTextPart(text)]).reduce(0) { sum, part in
            let token = theme.text(of: part.style ?? style)
            return sum
                + AdvanceWidths.width(of: part.text, in: token, weight: part.weight, at: typeSize)
        }
    }
}
