import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UnspokenGraphicCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a chart without a label`() {
        func chart(_ label: String?) -> Element {
            let mark = ChartAxis.Mark(0, Fixture.words("M", .textPrimary, .chartAxis))
            return .chart(
                x: ChartAxis("Day", scale: .category, marks: [mark]),
                y: ChartAxis("Weight", scale: .number, min: 0, max: 1, marks: []), series: [],
                table: ChartTable("Weight", headers: ["Day"], rows: [])
            )
            .accessibility(label.map { Accessibility(.chart, label: $0, value: "Monday, falling") })
        }
        Fixture.expect(.unspokenGraphic) {
            chart(nil)
        } besides: {
            chart("Weight")
        }
    }

    @Test func `reports progress without a label, unless a text says the same`() {
        func progress(_ name: ElementID?) -> [Element] {
            let bar = Element.bar(0.5, fill: Paint(.textPrimary)).height(.size(Fixture.size(8)))
            return [
                name.map { bar.described(by: $0) } ?? bar,
                Fixture.words("3 of 6 days").element.part("days"),
            ]
        }
        Fixture.expect(.unspokenGraphic) {
            progress(nil)
        } besides: {
            progress("days")
        }
    }
}
