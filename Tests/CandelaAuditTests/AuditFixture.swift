import CandelaAudit
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Screens with one card of the given elements, for testing checks.
struct AuditFixture: CardContent {
    static let kind = "fixture"
    var id = "fixture"
    let body: Element

    static func context(_ change: (inout Context) -> Void = { _ in }) -> Context {
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        change(&context)
        return context
    }

    /// A screen with a column of elements in one card.
    static func screen(
        in change: (inout Context) -> Void = { _ in }, as presentation: Screen.Presentation = .tab,
        title: String = "Title", overlay: Element? = nil, announcements: [Announcement] = [],
        of app: AppDefinition = .weight, @ElementBuilder _ elements: () -> [Element]
    ) -> Screen {
        let card = AuditFixture(
            body: .column(elements).surface(Surface(fill: Paint(.surface), padding: .card)))
        return Screen(
            named: ScreenName(rawValue: "fixture"), as: presentation,
            title: StyledText(title, style: .title), cards: [Card(card)],
            overlay: overlay.map { Screen.Overlay(Card(AuditFixture(id: "over", body: $0))) },
            announcements: announcements, with: Kit(app, context(change)))
    }

    /// The findings of one check on a screen with a column of elements.
    static func findings(
        _ check: AuditCheck, in change: (inout Context) -> Void = { _ in },
        @ElementBuilder _ elements: () -> [Element]
    ) -> [AuditFinding] {
        findings(check, on: screen(in: change, elements))
    }

    /// The findings of one check on a screen.
    static func findings(_ check: AuditCheck, on screen: Screen) -> [AuditFinding] {
        Audit.findings(in: [screen]).filter { $0.id == check }
    }

    /// Expects one finding of a check on a screen with a defect, and no finding of any check on a
    /// screen with its legal neighbour.
    static func expect(
        _ check: AuditCheck, in change: (inout Context) -> Void = { _ in },
        at location: SourceLocation = #_sourceLocation,
        @ElementBuilder _ defect: () -> [Element], @ElementBuilder besides legal: () -> [Element]
    ) {
        expect(check, on: screen(in: change, defect), besides: screen(in: change, legal), location)
    }

    /// Expects one finding of a check on a screen, and no finding of any check on another.
    static func expect(
        _ check: AuditCheck, on defect: Screen, besides legal: Screen,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let found = Audit.findings(in: [defect])
        #expect(
            found.count { $0.id == check } == 1, "\(found)", sourceLocation: location)
        let alarms = Audit.findings(in: [legal])
        #expect(alarms.isEmpty, "\(alarms)", sourceLocation: location)
    }

    /// A screen read from JSON in which one text is replaced.
    static func read(
        _ screen: Screen, replacing text: String, with other: String
    ) throws -> Screen {
        let json = String(decoding: try JSONTextEncoder().encode(screen), as: UTF8.self)
        #expect(json.contains(text))
        return try JSONTextDecoder().decode(
            Screen.self, from: Array(json.replacing(text, with: other).utf8), file: "screen.json")
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
        _ label: String, written: String? = nil, id: String = "act",
        role: AccessibilityRole = .button, value: String? = nil, hint: String? = nil,
        showing icon: Icon? = nil
    ) -> Element {
        Element.button(action(id, label)) {
            if let icon { icon } else { words(written ?? label) }
        }
        .id(ElementID(id))
        .accessibility(Accessibility(role, label: label, value: value, hint: hint))
    }

    static func button(_ action: Action) -> Element {
        Element.button(action) { words(action.label) }.id(ElementID(action.id))
    }
}

extension Element {
    /// The element as the only item of a list.
    var inList: Element { .list { self } }
}
