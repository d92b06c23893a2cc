import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Text that does not fit is reported, and text that fits is not.
struct TextTooWideCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports words that are too wide, unless they can be hyphenated`() throws {
        func found(_ text: String, _ size: TypeSize = .accessibility5) -> [AuditFinding] {
            Fixture.findings(.textTooWide) {
                $0.typeSize = size
            } _: {
                Element.column { Fixture.words(text) }
                    .width(.size(Fixture.size(60)))
            }
        }
        // Nine letters of Roboto at 53 points do not fit into 60 points, even shrunk to 0.7.
        let wide = try #require(found("Wonderful").first)
        #expect(wide.severity == .warning && wide.typeSize == .accessibility5)
        #expect(try #require(wide.figures.first?.value) > 60)
        #expect(found("It is so").isEmpty)
        #expect(!found("1,234.5").isEmpty)
        #expect(found("It", .large).isEmpty)
        // W is 0.887 em in Roboto: 20 of them at 17 points are 302 wide, 211 when shrunk, and
        // half of that fits into 256.
        let long = Fixture.findings(.textTooWide) {
            Fixture.words(String(repeating: "W", count: 20))
        }
        #expect(long.isEmpty)
    }

    /// A chart with two days on the horizontal axis and one label on the vertical axis.
    private func chart(_ label: String, _ days: [String]) -> Element {
        func mark(_ place: Int, _ text: String) -> ChartAxis.Mark {
            ChartAxis.Mark(Double(place), Fixture.words(text, .textPrimary, .chartAxis))
        }
        return .chart(
            x: ChartAxis("Day", scale: .category, marks: days.enumerated().map(mark)),
            y: ChartAxis("Weight", scale: .number, min: 0, max: 1, marks: [mark(1, label)]),
            series: [], table: ChartTable("Weight", headers: ["Day"], rows: []))
    }

    @Test func `reports labels that leave a chart no room or overlap`() throws {
        func found(_ label: String, _ days: [String]) -> [AuditFinding] {
            Fixture.findings(.textTooWide) {
                $0.typeSize = .accessibility5
            } _: {
                chart(label, days)
            }
        }
        #expect(found("1", ["M", "T"]).isEmpty)
        let wide = found("Yesterday", ["M", "T"])
        #expect(wide.contains { $0.message.contains("leaves less than half") })
        let close = try #require(found("1", ["December", "January"]).first)
        #expect(close.figures.map(\.value) == [1] && close.figures.first?.least == 2)
    }

    @Test func `reports a table heading wider than its column`() {
        func table(_ head: String, _ size: TypeSize) -> [AuditFinding] {
            Fixture.findings(.textTooWide) {
                $0.typeSize = size
            } _: {
                Element.table([
                    Element.Column(
                        "a", head: Fixture.words(head), width: Fixture.size(40)),
                    Element.Column("b", head: Fixture.words("B")),
                ]) {
                    Element.row {
                        Fixture.words("1")
                        Fixture.words("2")
                    }
                }
            }
        }
        // Nine letters at 17 points are over 60 wide, more than 40 even shrunk to 0.7.
        #expect(table("Wonderful", .large).count == 1)
        #expect(table("Day", .large).isEmpty)
        // At accessibility sizes the heading has its own line.
        #expect(table("Day", .accessibility5).isEmpty)
    }
}
