import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct ManyStopsCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a screen with too many elements outside of lists`() {
        func rows(_ count: Int) -> [Element] {
            [Fixture.words("All").heading(level: 2)]
                + (1..<count).map { Fixture.words("Line \($0)").element }
        }
        // The title is an accessibility element too.
        Fixture.expect(.manyStops) {
            rows(70)
        } besides: {
            rows(69)
        }
        #expect(Fixture.findings(.manyStops) { Element.list { rows(200) } }.isEmpty)
    }
}
