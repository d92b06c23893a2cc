import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaTokens
import Testing

struct UntranslatedCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports phrases that the requested language lacks`() throws {
        let screen = Fixture.screen { Fixture.words("The words of the screen") }
        let other = try Fixture.read(
            screen, replacing: "\"direction\": \"leftToRight\"",
            with: "\"untranslated\": [\"app.save\"], \"direction\": \"leftToRight\"")
        Fixture.expect(.untranslated, on: other, besides: screen)
    }
}
