import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct RepeatedSpeechCheckTests {
    private typealias Fixture = AuditFixture

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

    @Test func `reports a hint that repeats the label or the value, and says which`() {
        func messages(_ hint: String, value: String?) -> [String] {
            Fixture.findings(.saidTwice) {
                Element.column { Fixture.words("5") }
                    .accessibility(
                        Accessibility(.counter, label: "Streak", value: value, hint: hint))
            }.map(\.message)
        }
        #expect(
            messages("Streak", value: "5 days")
                == ["'Streak' is spoken twice, in its label and in its hint"])
        #expect(
            messages("5 days", value: "5 days")
                == ["'5 days' is spoken twice, in its value and in its hint"])
        #expect(messages("Shows statistics", value: "5 days").isEmpty)
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
