import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct OverlappingCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports texts over each other`() {
        let first = Fixture.words("First")
        Fixture.expect(.overlapping) {
            Element.layers {
                first
                Fixture.words("Second")
            }
        } besides: {
            Element.layers {
                Element.shape(fill: Paint(.surface)).square(Fixture.size(60))
                first
            }
        }
    }

    @Test func `reports controls over each other`() {
        func layers(_ isDisabled: Bool) -> Element {
            .layers {
                Element.button(Fixture.action("a", "Open"), isDisabled: isDisabled) {
                    Icon(.flame, color: .textPrimary, size: Fixture.size(60))
                }
                Element.button(Fixture.action("b", "Share")) {
                    Icon(.flame, color: .textPrimary, size: Fixture.size(20))
                }
            }
        }
        #expect(Fixture.findings(.overlapping) { layers(false) }.count == 1)
        #expect(Fixture.findings(.overlapping) { layers(true) }.isEmpty)
    }
}
