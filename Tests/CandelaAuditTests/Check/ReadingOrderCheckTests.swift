import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct ReadingOrderCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a control spoken before content drawn before it`() {
        func pair(_ order: Int?) -> Element {
            .column {
                Fixture.words("Deleted")
                Fixture.button("Undo").accessibility(
                    Accessibility(.button, label: "Undo", sortOrder: order))
            }
        }
        #expect(Fixture.findings(.readingOrder) { pair(-1) }.count == 1)
        #expect(Fixture.findings(.readingOrder) { pair(nil) }.isEmpty)
    }
}
