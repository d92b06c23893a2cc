import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UnknownKindCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a kind of a later version`() throws {
        let screen = Fixture.screen { Element.spinner().square(Fixture.size(20)).decorative() }
        let later = try Fixture.read(screen, replacing: "\"spinner\"", with: "\"whirl\"")
        Fixture.expect(.unknownKind, on: later, besides: screen)
    }
}
