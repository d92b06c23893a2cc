import CandelaElements
import CandelaTokens

/// Charts, as the reference renderer draws them.
extension SVGDrawing {
    /// Draws a chart with its axes in a box.
    mutating func draw(_ chart: Element.Chart, in box: Box) {
        let labels = chart.y.marks.map { width(of: $0.text.text, $0.text.style) }.max() ?? 0
        let isMirrored = chart.direction == .rightToLeft
        let beside = labels + 6
        let plot = Box(
            x: box.x + (isMirrored ? beside : 8), y: box.y + 10,
            width: max(box.width - beside - 16, 1), height: max(box.height - 34, 1))
        let points = chart.series.flatMap(\.points)
        let (across, band) = Self.scale(chart.x, points)
        let (up, _) = Self.scale(chart.y, points)
        func x(_ value: Double) -> Double {
            plot.x + plot.width * (isMirrored ? 1 - across(value) : across(value))
        }
        func y(_ value: Double) -> Double { plot.y + plot.height * (1 - up(value)) }
        for mark in chart.y.marks {
            let line = "M\(n(plot.x)) \(n(y(mark.position)))H\(n(plot.x + plot.width))"
            path(line, paint(chart.grid.color.path, as: "stroke"))
            let edge = isMirrored ? plot.x - 4 : plot.x + plot.width + 4
            text(
                mark.text, x: edge, y: y(mark.position) + 4, anchor: isMirrored ? "end" : "start")
        }
        for series in chart.series {
            let places = series.points.map { (x($0.x), y($0.y)) }
            draw(series, places, foot: y(max(0, chart.y.min ?? 0)), band: band * plot.width)
        }
        for rule in chart.rules {
            let line =
                rule.axis == .x
                ? "M\(n(x(rule.position))) \(n(plot.y))V\(n(plot.y + plot.height))"
                : "M\(n(plot.x)) \(n(y(rule.position)))H\(n(plot.x + plot.width))"
            let dash = rule.dash.map { $0.map { n(theme.size($0)) }.joined(separator: " ") }
            path(
                line,
                paint(rule.color.path, as: "stroke")
                    + (dash.map { " stroke-dasharray='\($0)'" } ?? ""))
            let isUpright = rule.axis == .x
            text(
                rule.text, x: isUpright ? x(rule.position) : plot.x + 2,
                y: isUpright ? plot.y : y(rule.position) - 4,
                anchor: isUpright ? "middle" : "start")
        }
        // Labels that would touch the one before are left out.
        var end = -Double.infinity
        for mark in chart.x.marks.sorted(by: { x($0.position) < x($1.position) }) {
            let half = width(of: mark.text.text, mark.text.style) / 2
            let middle = min(max(x(mark.position), half), box.x + box.width - half)
            guard middle - half > end + 4 else { continue }
            end = middle + half
            text(mark.text, x: middle, y: box.y + box.height - 4, anchor: "middle")
        }
        if let selection = chart.selection {
            let line = "M\(n(x(selection.x))) \(n(plot.y))V\(n(plot.y + plot.height))"
            path(line, paint(selection.color.path, as: "stroke"))
        }
    }

    private mutating func draw(
        _ series: ChartSeries, _ places: [(x: Double, y: Double)], foot: Double, band: Double
    ) {
        let width = series.width.map { theme.size($0) } ?? 2
        let points = places.map { "\(n($0.x)) \(n($0.y))" }
        switch series.form {
        case .points:
            for place in places {
                let half = width / 2
                rectangle(
                    Box(x: place.x - half, y: place.y - half, width: width, height: width),
                    fill: series.color.path, radius: half)
            }
        case .bars, .hollowBars:
            for place in places {
                let box = Box(
                    x: place.x - band * 0.35, y: min(place.y, foot), width: band * 0.7,
                    height: abs(foot - place.y))
                let isFilled = series.form == .bars
                rectangle(
                    box, fill: isFilled ? series.fill?.path ?? series.color.path : nil, radius: 2,
                    border: isFilled ? nil : Surface.Border(series.color))
            }
        case .line, .dashedLine, .area:
            guard let first = places.first, let last = places.last else { return }
            let line = "M" + points.joined(separator: "L")
            if series.form == .area {
                let fill = series.fill?.path ?? series.color.path
                path(
                    line + "L\(n(last.x)) \(n(foot))L\(n(first.x)) \(n(foot))Z",
                    paint(fill, opacity: series.fill == nil ? 0.2 : 1))
            }
            let dash = series.form == .dashedLine ? " stroke-dasharray='6 4'" : ""
            path(
                line,
                " fill='none' stroke-width='\(n(width))'\(dash)"
                    + paint(series.color.path, as: "stroke"))
        }
    }

    /// The place of a value along an axis, 0 to 1, and the share of one day or name.
    private static func scale(
        _ axis: ChartAxis, _ points: [ChartSeries.Point]
    ) -> (place: (Double) -> Double, band: Double) {
        let (low, high) = (axis.min ?? 0, axis.max ?? 1)
        guard axis.scale != .number else {
            return ({ ($0 - low) / (high == low ? 1 : high - low) }, 0)
        }
        let named = (axis.marks.map(\.position) + points.map(\.x)).max() ?? 0
        let last = axis.scale == .day ? high : max(named, 0)
        let first = axis.scale == .day ? low : 0
        let count = max(last - first + 1, 1)
        return ({ ($0 - first + 0.5) / count }, 1 / count)
    }
}
