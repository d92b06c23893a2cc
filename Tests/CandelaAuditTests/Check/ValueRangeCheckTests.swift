import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct ValueRangeCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports numbers outside of their bounds`() {
        func bar(_ now: Double, _ fraction: Double) -> Element {
            Element.bar(fraction, fill: Paint(.textPrimary)).height(.size(Fixture.size(8)))
                .accessibility(
                    Accessibility(.progress, label: "Goal", range: ValueRange(now: now, max: 100)))
        }
        Fixture.expect(.valueOutOfRange) {
            bar(101, 1)
        } besides: {
            bar(100, 1)
        }
        #expect(!Fixture.findings(.valueOutOfRange) { bar(100, 1.5) }.isEmpty)
        #expect(!Fixture.findings(.valueOutOfRange) { bar(.nan, 0.5) }.isEmpty)
    }

    @Test func `reports a heading level above six`() {
        func headings(_ last: Int) -> [Element] {
            (2...last).map { Fixture.words("Level \($0)").heading(level: $0) }
        }
        Fixture.expect(.valueOutOfRange) {
            headings(7)
        } besides: {
            headings(6)
        }
    }
}
