import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct LanguageCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a tag that is not a language`() throws {
        let screen = Fixture.screen { Fixture.words("The words of the screen") }
        for tag in ["english", "jp", "en-UK"] {
            let other = try Fixture.read(
                screen, replacing: "\"language\": \"en\",\n  \"direction\"",
                with: "\"language\": \"\(tag)\",\n  \"direction\"")
            Fixture.expect(.invalidLanguage, on: other, besides: screen)
        }
    }

    @Test func `reports a direction that is not that of the language`() throws {
        let screen = Fixture.screen { Fixture.words("The words of the screen") }
        let other = try Fixture.read(screen, replacing: "\"leftToRight\"", with: "\"rightToLeft\"")
        Fixture.expect(.wrongDirection, on: other, besides: screen)
    }

    @Test func `reports texts in other letters`() {
        func screen(_ text: String) -> Screen { Fixture.screen { Fixture.words(text) } }
        Fixture.expect(
            .wrongLanguage, on: screen("الوزن والأهداف والعادات اليومية والأسبوعية"),
            besides: screen("Weight and goals, said الوزن"))
    }
}
