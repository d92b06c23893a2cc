import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct NameWithoutWordsCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a label that lacks the visible text`() {
        Fixture.expect(.nameWithoutWords) {
            Fixture.button("Send", written: "Go")
        } besides: {
            Fixture.button("Go to bed", written: "Go")
        }
    }
}
