import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct RepetitionCheckTests {
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

    @Test func `reports a value that the label has`() {
        func counter(_ label: String) -> Element {
            Element.column { Fixture.words("5") }
                .accessibility(Accessibility(.counter, label: label, value: "5 days"))
        }
        Fixture.expect(.saidTwice) {
            counter("Streak, 5 days")
        } besides: {
            counter("Streak")
        }
    }

    @Test func `reports the same text twice, unless headings separate them`() {
        Fixture.expect(.saidTwice) {
            Fixture.words("Again")
            Fixture.words("Again")
        } besides: {
            Fixture.words("Again")
            Fixture.words("Tomorrow").heading(level: 2)
            Fixture.words("Again")
        }
    }

    @Test func `reports a picture that repeats its heading`() {
        func pair(_ label: String) -> [Element] {
            [
                Fixture.words("Weekly activity").heading(level: 2),
                Element.column { Fixture.words("5") }
                    .accessibility(Accessibility(.image, label: label)),
            ]
        }
        Fixture.expect(.saidTwice) {
            pair("Weekly activity")
        } besides: {
            pair("Five days")
        }
        // A control needs a name of its own.
        let control = Fixture.findings(.saidTwice) {
            Fixture.words("About trends").heading(level: 2)
            Fixture.button("About trends")
        }
        #expect(control.isEmpty)
    }
}
