import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct ColorsAlikeCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports colours that some people cannot distinguish`() throws {
        let side = Extent.size(Fixture.size(20))
        func dots(_ roles: [ColorRole], _ words: [String] = ["", ""]) -> Element {
            .row {
                for (role, word) in zip(roles, words) {
                    Element.row {
                        Element.shape(fill: Paint(role)).width(side).height(side)
                        Fixture.words(word)
                    }
                }
            }
        }
        // Two swatches of the same lightness: blue and purple differ in red alone.
        let pair: [ColorRole] = [.presetHabitBlue, .presetHabitPurple]
        let found = Fixture.findings(.colorsAlike) { dots(pair) }
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(finding.message.contains("protanopia") && finding.roles == pair.map(\.path))
        #expect(finding.appearances == [.light, .dark])
        #expect(Fixture.findings(.colorsAlike) { dots(pair, ["Blue", "Purple"]) }.isEmpty)
        // Everyone can distinguish black and white.
        #expect(Fixture.findings(.colorsAlike) { dots([.textPrimary, .surface]) }.isEmpty)
    }

    @Test func `treats digits as words unless they are only numbering`() {
        func cells(_ digits: [String]) -> Element {
            .grid(columns: 4) {
                for (place, digit) in digits.enumerated() {
                    Element.column { Fixture.words(digit) }.surface(
                        Surface(
                            fill: Paint(
                                place.isMultiple(of: 2) ? .presetHabitBlue : .presetHabitPurple)))
                }
            }
        }
        #expect(!Fixture.findings(.colorsAlike) { cells(["7", "8", "9", "10"]) }.isEmpty)
        #expect(Fixture.findings(.colorsAlike) { cells(["3", "1", "3", "1"]) }.isEmpty)
    }

    @Test func `compares all colours of a scale if cells without words use one`() {
        let side = Extent.size(Fixture.size(20))
        func screen(_ cell: String) -> [AuditFinding] {
            Fixture.findings(.colorsAlike) {
                Element.grid(columns: 2) {
                    Element.column { Fixture.words(cell) }
                        .surface(Surface(fill: Paint(.presetHabitBlue)))
                }
                Element.row {
                    for (role, word) in [
                        (ColorRole.presetHabitBlue, "Some"), (.presetHabitPurple, "All"),
                    ] {
                        Element.row {
                            Element.shape(fill: Paint(role)).width(side).height(side)
                            Fixture.words(word)
                        }
                    }
                }
            }
        }
        #expect(screen("7").count == 1)
        #expect(screen("Some").isEmpty)
    }

    @Test func `compares cells of the same form across grids`() {
        func months(_ roles: [ColorRole], _ words: [String] = ["7", "7"]) -> [AuditFinding] {
            Fixture.findings(.colorsAlike) {
                for (place, (role, word)) in zip(roles, words).enumerated() {
                    Element.column {
                        Fixture.words(["March", "April"][place])
                        Element.grid(columns: 2) {
                            Element.column { Fixture.words(word) }
                                .surface(Surface(fill: Paint(role)))
                        }
                    }
                }
            }
        }
        #expect(months([.presetHabitBlue, .presetHabitPurple]).count == 1)
        #expect(months([.presetHabitBlue, .presetHabitPurple], ["Some", "All"]).isEmpty)
        #expect(months([.presetHabitBlue, .presetHabitBlue]).isEmpty)
        #expect(months([.textPrimary, .surface], ["", ""]).isEmpty)
    }

    @Test func `ignores the colours of decorative elements`() {
        func stripes(_ isDecorative: Bool) -> Element {
            .row {
                for role in [ColorRole.presetHabitBlue, .presetHabitPurple] {
                    let stripe = Element.shape(fill: Paint(role))
                    Element.row { isDecorative ? stripe.decorative() : stripe }
                }
            }
        }
        #expect(Fixture.findings(.colorsAlike) { stripes(false) }.count == 1)
        #expect(Fixture.findings(.colorsAlike) { stripes(true) }.isEmpty)
    }
}
