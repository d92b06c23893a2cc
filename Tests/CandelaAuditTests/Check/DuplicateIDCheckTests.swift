import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct DuplicateIDCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports cards, elements and actions with the same id`() {
        func screen(_ cards: [Card]) -> Screen {
            Screen(
                named: ScreenName(rawValue: "fixture"), title: StyledText("Title", style: .title),
                cards: cards, with: Kit(.weight, Fixture.context()))
        }
        func found(_ cards: [Card]) -> [String] {
            Audit.findings(in: [screen(cards)]).filter { $0.id == .duplicateID }
                .map { "\($0.path) \($0.message)" }
        }
        func card(_ body: Element) -> Card { Card(Fixture(body: body)) }
        let plain = card(.column { Fixture.button("One") })
        #expect(found([plain]).isEmpty)
        #expect(found([plain, plain]) == ["/cards/1/body the screen has another card 'fixture'"])
        #expect(
            found([card(.column { for name in ["One", "Two"] { Fixture.button(name) } })])
                == ["/cards/0/body/children/1 the screen has another element 'fixture/act'"])
        let twice = Element.column { Fixture.words("Text") }
            .actions([Fixture.action("a", "One"), Fixture.action("a", "Two")])
        #expect(
            found([card(twice)]) == ["/cards/0/body the screen has another action 'fixture/a'"])
    }

    @Test func `reports announcements and columns with the same id`() {
        func screen(_ ids: [String]) -> Screen {
            Fixture.screen(announcements: ids.map { Announcement($0, "Saved \($0)") }) {
                Fixture.words("Text")
            }
        }
        Fixture.expect(.duplicateID, on: screen(["a", "a"]), besides: screen(["a", "b"]))
        func table(_ ids: [String]) -> Element {
            .table(ids.map { Element.Column($0) }) {
                Element.row { for id in ids { Fixture.words("Cell \(id)") } }
            }
        }
        Fixture.expect(.duplicateID) {
            table(["a", "a"])
        } besides: {
            table(["a", "b"])
        }
    }
}
