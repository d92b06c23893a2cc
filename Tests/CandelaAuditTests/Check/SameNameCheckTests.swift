import CandelaAudit
import CandelaElements
import Testing

struct SameNameCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports different actions with the same label`() {
        Fixture.expect(.sameName) {
            Fixture.button("Edit", id: "one")
            Fixture.button("Edit", id: "two")
        } besides: {
            Fixture.button("Edit Reading", id: "one")
            Fixture.button("Edit Running", id: "two")
        }
    }
}
