import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct HiddenControlCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports a decorative control`() {
        func pair(_ isHidden: Bool) -> Element {
            let row = Element.row { Fixture.button("Go") }
            return isHidden ? row.decorative() : row
        }
        Fixture.expect(.hiddenControl) {
            pair(true)
        } besides: {
            pair(false)
        }
    }

    @Test func `reports a control inside an element that is read as a whole`() throws {
        func card(_ children: Accessibility.Children) -> Element {
            Element.column { Fixture.button("Undo") }
                .accessibility(Accessibility(.group, label: "Entry deleted", children: children))
        }
        Fixture.expect(.nestedControl) {
            card(.combine)
        } besides: {
            card(.contain)
        }
        // The whole offers the same action.
        let offered = card(.ignore).actions([Fixture.action("act", "Undo")])
        #expect(Fixture.findings(.nestedControl) { offered }.isEmpty)
    }
}
