import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct OffScreenCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports columns wider than the screen`() {
        func table(_ width: Double) -> Element {
            .table([
                Element.Column("a", width: Fixture.size(width)),
                Element.Column("b", width: Fixture.size(100)),
            ]) {
                Element.row {
                    Fixture.words("1")
                    Fixture.words("2")
                }
            }
        }
        Fixture.expect(.offScreen) {
            table(200)
        } besides: {
            table(100)
        }
    }

    @Test func `reports an icon wider than its place`() {
        func icon(_ size: Double) -> Element {
            Icon(.flame, color: .textPrimary, size: Fixture.size(size)).element.decorative()
        }
        Fixture.expect(.offScreen) {
            icon(400)
        } besides: {
            icon(200)
        }
    }
}
