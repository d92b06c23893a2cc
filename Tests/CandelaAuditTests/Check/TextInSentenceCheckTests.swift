import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct TextInSentenceCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports the marks of the pseudo-languages`() {
        Fixture.expect(.textInSentence) {
            $0.language = "en-XG"
        } _: {
            Fixture.words("Delete ⟦Read⟧ now")
        } besides: {
            Fixture.words("Delete: “Read”")
        }
    }
}
