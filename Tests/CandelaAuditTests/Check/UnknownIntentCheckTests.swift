import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UnknownIntentCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports an intent of a later version`() {
        Fixture.expect(.unknownIntent) {
            Fixture.button(Action("go", .unknown(kind: "teleport"), label: "Go"))
        } besides: {
            Fixture.button(Action("go", .app(name: "teleport"), label: "Go"))
        }
    }
}
