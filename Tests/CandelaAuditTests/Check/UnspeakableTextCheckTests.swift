import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct UnspeakableTextCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports signs that are skipped or misread`() {
        for (text, spoken) in [
            ("3/5", "3 of 5"), ("~12 days", "about 12 days"), ("Goal → 150", "Goal: 150"),
            ("–", "not recorded"), ("72.4 kg", "72.4 kilograms"), ("-0.5", "down 0.5"),
            ("4×", "4 times"), ("A | B", "A, B"), ("5d", "5 days"),
        ] {
            Fixture.expect(.unspeakableText) {
                Fixture.words(text)
            } besides: {
                Fixture.words(text, spoken: spoken)
            }
        }
    }

    @Test func `accepts such signs in typed names`() {
        func habit(_ label: String) -> Element {
            Element.column { Fixture.words("Read 24/7") }.accessibility(
                Accessibility(.text, label: label))
        }
        Fixture.expect(.unspeakableText) {
            habit("Read 24/7, 3/5 days")
        } besides: {
            habit("Read 24/7, 3 of 5 days")
        }
        #expect(Fixture.findings(.unspeakableText) { Fixture.words("Walk “5 km → 8 km”") }.isEmpty)
    }

    @Test func `accepts words with the same signs`() {
        for text in ["Well-known", "10–12 days", "Yes / no", "Mix 5 minutes", "🔥", "¿Qué?", "10k"] {
            let found = Fixture.findings(.unspeakableText) { Fixture.words(text) }
            #expect(found.isEmpty, "\(found)")
        }
    }

    @Test func `reports an announcement`() {
        func screen(_ text: String) -> Screen {
            Fixture.screen(announcements: [Announcement("done", text)]) { Fixture.words("Text") }
        }
        Fixture.expect(.unspeakableText, on: screen("3/5 done"), besides: screen("3 of 5 done"))
    }
}
