import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct EmptyTextCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports an empty text`() {
        Fixture.expect(.emptyText) {
            Fixture.words("\u{A0}")
        } besides: {
            Fixture.words("A")
        }
    }

    @Test func `reports a button without content`() {
        let icon = Icon(.flame, color: .textPrimary, size: Fixture.size(20))
        Fixture.expect(.emptyText) {
            Element.button(Fixture.action("close", "Close")) {}
        } besides: {
            Fixture.button("Close", showing: icon)
        }
    }
}
