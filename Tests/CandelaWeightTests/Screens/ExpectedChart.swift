/// The points and texts of the dashboard's chart, which shows thirty days.
struct ExpectedChart {
    /// A value with the text that a screen reader speaks for it.
    struct Point: Equatable {
        let day: Int
        let value: Double
        let spoken: String

        /// Whether another point has the same text, and the same value to a thousandth.
        func agrees(with other: Point) -> Bool {
            day == other.day && spoken == other.spoken && abs(value - other.value) < 0.0015
        }
    }

    let entries: [Point]
    let trend: [Point]
    let predicted: [Point]

    /// The chart's summary, drawn and spoken.
    let summary: String

    /// The goal's rule, drawn and spoken; `nil` without a goal.
    let goal: String?

    /// The chart; `nil` for fewer than two readings in thirty days.
    init?(_ texts: ExpectedTexts) {
        let (oracle, english) = (texts.oracle, texts.english)
        let shown = oracle.ordered.filter { $0.day > oracle.today - 30 }
        guard shown.count > 1, let first = shown.first, let last = shown.last else { return nil }
        func point(_ day: Int, _ value: Double) -> Point {
            let weight = texts.spoken(Decimals.rounded(value, to: 1))
            return Point(
                day: day, value: value,
                spoken: english(
                    "chart.point", ["place": .init(texts.spokenDay(day)), "value": .init(weight)]))
        }
        entries = shown.map { point($0.day, oracle.unit.value(of: $0.value, $0.unit)) }
        trend = oracle.line(after: oracle.today - 30).map { point($0.day, $0.level) }
        var predicted: [Point] = []
        if let rate = oracle.rate, let end = trend.last {
            predicted = (0...2).map {
                point(end.day + 7 * $0, end.value + Double($0 * rate) / 100)
            }
        }
        let values = (entries + trend + predicted).map(\.value)
        let (least, most) = (values.min() ?? 0, values.max() ?? 0)
        self.predicted = predicted
        summary = Self.summary(from: first, to: last, of: shown.count, texts)
        goal = oracle.goal.map { goal in
            let (narrow, wide) = oracle.unit == .pounds ? (1.0, 5.0) : (0.5, 2.0)
            let room = min(max((most - least) / 4, narrow), wide)
            let tenths = oracle.shown(goal)
            let aim = Double(tenths) / 10
            let side = aim > most + room ? ".above" : aim < least - room ? ".below" : ""
            let (drawn, spoken) = (texts.drawn(tenths, drops: true), texts.spoken(tenths))
            let text = english("weight.chart.goal\(side)", ["goal": .init(drawn)])
            return
                "\(text) | \(english.spoken("weight.chart.goal\(side)", ["goal": .init(spoken)]))"
        }
    }

    private static func summary(
        from first: OracleReading, to last: OracleReading, of count: Int, _ texts: ExpectedTexts
    ) -> String {
        let (before, after) = (texts.oracle.shown(first), texts.oracle.shown(last))
        let way = after - before
        let key =
            way == 0 ? "same" : abs(way) <= 1 ? "stable" : way < 0 ? "down" : "up"
        func text(_ weight: (Int) -> String) -> String {
            texts.english(
                "weight.chart.summary.\(key)",
                [
                    "days": .count(max(1, last.day - first.day)), "count": .count(count),
                    "first": .init(weight(before)), "last": .init(weight(after)),
                    "weight": .init(weight(after)),
                ])
        }
        return "\(text { texts.drawn($0) }) | \(text { texts.spoken($0) })"
    }
}
