import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaTokens
import Testing

struct SmallTextCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports text that shrinks to less than 0.8 of 11 points`() {
        // W is 0.887 em in Roboto and a space 0.247: at 12 points the text is 88.1 wide. In 64 points
        // it shrinks to 0.726 of its size, to 8.7 points, and in 70 to 0.794, to 9.5.
        func column(_ width: Double) -> Element {
            Element.column { StyledText("WWWW WWWW", style: .caption, minimumScale: 0.7) }
                .width(.size(Fixture.size(width)))
        }
        Fixture.expect(.smallText) {
            column(64)
        } besides: {
            column(70)
        }
        // In less space it wraps at its full size.
        #expect(Fixture.findings(.smallText) { column(60) }.isEmpty)
    }

    @Test func `reports a style that the screen makes smaller`() throws {
        let screen = Fixture.screen { Fixture.words("Small", .textPrimary, .caption) }
        let size = try #require(screen.typeSizes[.caption]?.size)
        func read(_ other: String) throws -> Screen {
            try Fixture.read(
                screen, replacing: "\"size\": \(Int(size))", with: "\"size\": \(other)")
        }
        Fixture.expect(.smallText, on: try read("10.5"), besides: try read("11"))
    }
}
