import CandelaElements

extension AuditCheck {
    /// A chart with points that a screen reader cannot read.
    public static let chartWithoutValues = AuditCheck(
        "chart-without-values", .error, "Every value of a chart can be read.")
}

/// A check that the values of a chart can be read: each point has a spoken text, and the table has
/// a caption, named columns, and a cell for each.
///
/// Source: WCAG 2.2, 1.1.1 and 1.3.1; axe-core `td-has-header` and `empty-table-header`.
enum ChartValuesCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.nodes.compactMap { node in
            guard let fault = node.element.chartFault ?? node.chartFault else { return nil }
            return screen.finding(
                .chartWithoutValues, "\(node.name) \(fault)",
                help: "screen readers read the table in place of the chart: give it all values",
                at: node)
        }
    }
}

extension Element {
    /// The end of a sentence about values of a chart that cannot be read; `nil` if all can.
    fileprivate var chartFault: String? {
        guard let chart else { return nil }
        let (series, table) = (chart.series, chart.table)
        let points = series.flatMap(\.points)
        guard !points.isEmpty else { return nil }
        if table.rows.isEmpty { return "has \(points.count) points and no table" }
        if table.caption.isBlank { return "has a table without a caption" }
        if table.headers.contains(where: \.isBlank) { return "has a column without a header" }
        if table.rows.contains(where: { $0.count != table.headers.count }) {
            return "has a table row without a cell for each of \(table.headers.count) columns"
        }
        if points.contains(where: \.spoken.isBlank) { return "has a point without a spoken text" }
        if series.count > 1, series.contains(where: \.name.isBlank) {
            return "has a series without a name"
        }
        return nil
    }
}

extension AuditedNode {
    /// The end of a sentence about a chart without a summary; `nil` if it has one or is not read.
    fileprivate var chartFault: String? {
        guard element.chart != nil, let accessibility, cover == nil, !isDecorative else {
            return nil
        }
        return accessibility.value?.isBlank ?? true ? "has no summary" : nil
    }
}
