import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct MissingValueCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports progress without a value`() {
        func bar(_ value: String?) -> Element {
            Element.bar(0.4, fill: Paint(.textPrimary)).height(.size(Fixture.size(8)))
                .accessibility(Accessibility(.progress, label: "Goal", value: value))
        }
        Fixture.expect(.missingValue) {
            bar(nil)
        } besides: {
            bar("2 of 5 days")
        }
    }
}
