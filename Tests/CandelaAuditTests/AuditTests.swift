import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Rules of all checks; the tests of each are in `Check/`.
struct AuditTests {
    private typealias Fixture = AuditFixture

    /// Numbers can come from files, and scrolling grids have infinite width.
    @Test(arguments: [0, 2, -1, .min, .max])
    func `accepts any number of columns and any heading level`(number: Int) {
        let size = Fixture.size(60)
        func grid(_ minimum: Size?, first: Size? = nil) -> Element {
            .grid(columns: number, minimumColumnWidth: minimum, firstColumnWidth: first) {
                Element.row { for digit in 1...3 { Fixture.words("\(digit)") } }
            }
        }
        let found = Fixture.findings(.headingLevel, in: { $0.typeSize = .accessibility5 }) {
            Element.row(scrolls: true) {
                grid(size)
                grid(nil)
                grid(nil, first: size)
            }
            for label in ["First", "Second"] {
                Fixture.words(label).element
                    .accessibility(Accessibility(.heading, label: label, headingLevel: number))
            }
        }
        // The title has level 1.
        #expect(found.count == (number == .max ? 1 : 0))
    }

    @Test func `every check has its own summary`() {
        let sentences = AuditCheck.allCases.map(\.summary)
        #expect(Set(sentences).count == AuditCheck.allCases.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    }
}
