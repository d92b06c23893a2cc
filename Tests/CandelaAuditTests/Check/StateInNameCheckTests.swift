import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct StateInNameCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a state in a label`() {
        func color(_ label: String) -> Element {
            Element.choice(.wrapped, label: Fixture.words("Color")) {
                Fixture.button(label, written: "Green", role: .radio)
            }
        }
        Fixture.expect(.stateInName) {
            color("Green color, Not selected")
        } besides: {
            color("Green, the color of leaves")
        }
    }

    @Test func `accepts an option with the name of a state`() {
        func sound(_ value: String?) -> Element {
            Element.choice(.wrapped, label: Fixture.words("Sound")) {
                Fixture.button("Off", role: .radio, value: value)
            }
        }
        Fixture.expect(.stateInName) {
            sound("Not selected")
        } besides: {
            sound(nil)
        }
    }
}
