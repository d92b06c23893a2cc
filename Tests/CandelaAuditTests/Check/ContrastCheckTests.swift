import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct ContrastCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports low text contrast and suggests a colour`() throws {
        let found = Fixture.findings(.textContrast) {
            Fixture.words("Faint", .surfaceSecondary)
        }
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(finding.severity == .error && finding.card == "fixture")
        #expect(finding.path == "/cards/0/body/children/0")
        #expect(finding.place == "cards[0]/column/text")
        #expect(finding.roles == ["color.surface-secondary", "color.surface"])
        let figure = try #require(finding.figures.first)
        #expect(figure.value < 4.5 && figure.least == 4.5)
        let suggestion = try #require(ColorToken(hex: String(finding.help.prefix(7))))
        let ground = Theme.weight.color(.surface, in: .light)
        let dark = Theme.weight.color(.surface, in: .dark)
        #expect(
            Contrast.ratio(suggestion, ground) >= 4.5 || Contrast.ratio(suggestion, dark) >= 4.5)
        #expect(Fixture.findings(.textContrast) { Fixture.words("Plain") }.isEmpty)
    }

    @Test func `reports low contrast of a graphic that alone conveys information`() {
        let bar = Element.bar(0.5, fill: Paint(.surfaceSecondary))
        #expect(!Fixture.findings(.graphicContrast) { bar }.isEmpty)
        #expect(Fixture.findings(.graphicContrast) { bar.decorative() }.isEmpty)
    }
}
