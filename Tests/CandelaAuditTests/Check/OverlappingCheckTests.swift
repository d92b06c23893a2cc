import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaScreens
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

    @Test func `reports a negative gap of every arranger`() throws {
        let tight = SpaceRole("ours.tight")
        var additions = ThemeAdditions()
        additions.spaces[tight] = -0.5
        let app = try AppDefinition(
            "ours", name: "Ours", theme: Theme.of(.weight).adding(additions), wording: .standard,
            screens: [WeightDashboardPresenter()])
        let act = Fixture.action("act", "Act")
        let screen = Fixture.screen(of: app) {
            Element.row(gap: tight) { Fixture.words("Row") }
            Element.column(gap: tight) { Fixture.words("Column") }
            Element.list(gap: tight) { Fixture.words("List") }
            Element.grid(gap: tight) { Fixture.words("Grid") }
            Element.grid(rowGap: tight) { Fixture.words("Rows") }
            Element.table([], gap: tight) { Fixture.words("Table") }
            Element.button(act, gap: tight) { Fixture.words("Act") }
            Element.choice(.segmented, gap: tight) { Fixture.words("Choice") }
        }
        #expect(
            Fixture.findings(.overlapping, on: screen).map(\.message)
                == Array(
                    repeating: "a gap of -0.5 points makes elements overlap", count: 8))
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
