import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct BrokenTextCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports the traces of code`() {
        Fixture.expect(.brokenText) {
            Fixture.words("%lld days")
        } besides: {
            Fixture.words("50% lld")
        }
        Fixture.expect(.brokenText) {
            Fixture.words("NaN lb")
        } besides: {
            Fixture.words("Nan’s house")
        }
        Fixture.expect(.brokenText) {
            Fixture.words("1.7 pounds remaining., 66 percent")
        } besides: {
            Fixture.words("1.7 pounds remaining. 66 percent, of 5.2")
        }
    }
}
