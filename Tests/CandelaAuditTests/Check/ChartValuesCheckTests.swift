import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct ChartValuesCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports points that are not in the table`() {
        func chart(
            _ rows: [[String]], _ spoken: String = "Monday: 3",
            value: String? = "Three minutes on Monday"
        ) -> Element {
            let mark = ChartAxis.Mark(0, Fixture.words("M", .textPrimary, .chartAxis))
            let series = ChartSeries(
                "days", name: "Minutes", form: .bars, color: .textPrimary,
                points: [ChartSeries.Point(x: 0, y: 3, spoken: spoken)])
            return .chart(
                x: ChartAxis("Day", scale: .category, marks: [mark]),
                y: ChartAxis("Minutes", scale: .number, min: 0, max: 4, marks: []),
                series: [series],
                table: ChartTable("Minutes by day", headers: ["Day", "Minutes"], rows: rows)
            )
            .accessibility(Accessibility(.chart, label: "Practice", value: value))
        }
        Fixture.expect(.chartWithoutValues) {
            chart([])
        } besides: {
            chart([["Monday", "3"]])
        }
        #expect(Fixture.findings(.chartWithoutValues) { chart([["Monday"]]) }.count == 1)
        #expect(Fixture.findings(.chartWithoutValues) { chart([["Monday", "3"]], " ") }.count == 1)
        let silent = Fixture.findings(.chartWithoutValues) {
            chart([["Monday", "3"]], value: nil)
        }
        #expect(silent.count == 1)
    }
}
