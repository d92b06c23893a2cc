import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct EmptyNameCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a control without a label`() {
        Fixture.expect(.emptyName) {
            Fixture.button(" ", written: "Go")
        } besides: {
            Fixture.button("Go")
        }
    }

    @Test func `reports a further action without a label`() {
        func entry(_ label: String) -> Element {
            Element.column { Fixture.words("Tuesday") }.accessibility(
                Accessibility(.text, label: "Tuesday")
            )
            .actions([Fixture.action("edit", label)])
        }
        Fixture.expect(.emptyName) {
            entry("\u{200B}")
        } besides: {
            entry("Edit")
        }
    }

    @Test func `reports a detail without a value`() {
        func row(_ value: String) -> Element {
            Element.column { Fixture.words("Tuesday") }.accessibility(
                Accessibility(
                    .text, label: "Tuesday", details: [AccessibilityDetail("Note", value)]))
        }
        Fixture.expect(.emptyName) {
            row("")
        } besides: {
            row("After a long walk")
        }
    }
}
