import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

/// A screen with one card of the given elements, for testing a check.
struct AuditFixture: CardContent {
    static let kind = "fixture"
    let id = "fixture"
    let body: Element

    static func context(_ change: (inout Context) -> Void = { _ in }) -> Context {
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        change(&context)
        return context
    }

    /// The findings of one check on a screen with a column of elements.
    static func findings(
        _ check: AuditCheck, in change: (inout Context) -> Void = { _ in },
        @ElementBuilder _ elements: () -> [Element]
    ) -> [AuditFinding] {
        let card = AuditFixture(
            body: .column(elements).surface(Surface(fill: Paint(.surface), padding: .card)))
        let screen = Screen(
            named: ScreenName(rawValue: "fixture"), title: StyledText("Title", style: .title),
            cards: [Card(card)], with: Kit(.weight, context(change)))
        return Audit.findings(in: [screen]).filter { $0.id == check }
    }

    static func words(
        _ text: String, spoken: String? = nil, _ color: ColorRole = .textPrimary,
        _ style: TypeRole = .body
    ) -> StyledText {
        StyledText(text, spoken: spoken, style: style, color: color)
    }

    static func size(_ points: Double) -> Size { Kit(.weight, context()).size(points) }

    static func action(_ id: String, _ label: String) -> Action {
        Action(id, .close(note: id), label: label)
    }

    static func button(
        _ label: String, written: String? = nil, id: String = "act"
    ) -> Element {
        .button(action(id, label)) { words(written ?? label) }.id(ElementID(id))
    }
}
