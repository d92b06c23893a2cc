import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct SmallTargetCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports cells that are too narrow to touch`() throws {
        func week(_ columns: Int) -> Element {
            .grid(columns: columns) {
                for day in 0..<columns { Fixture.button("Day \(day)", id: "day\(day)") }
            }
        }
        // 320 points minus the margins of the screen and the card, divided by seven columns.
        let theme = Theme.weight
        let room = 320 - 2 * theme.space(.screenMargin) - 2 * theme.space(.card)
        let found = Fixture.findings(.smallTarget) { week(7) }
        #expect(found.count == 7)
        let side = try #require(found.first?.figures.first?.value)
        #expect(abs(side - room / 7) < 0.01 && side < 44)
        #expect(Fixture.findings(.smallTarget) { week(5) }.isEmpty)
        // Seven columns, or as many as fit at 44 points each.
        let wrapped = Element.grid(columns: 7, minimumColumnWidth: Fixture.size(44)) {
            for day in 0..<7 { Fixture.button("Day \(day)", id: "day\(day)") }
        }
        #expect(Fixture.findings(.smallTarget) { wrapped }.isEmpty)
        let adjustable = week(7).accessibility(Accessibility(.adjustable, label: "Week"))
        #expect(Fixture.findings(.smallTarget) { adjustable }.isEmpty)
    }
}
