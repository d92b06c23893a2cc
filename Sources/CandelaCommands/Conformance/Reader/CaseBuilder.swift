import CandelaElements
import CandelaRules
import CandelaTokens

/// A case that is being written: its screen, and the lengths from which its boxes are computed.
///
/// Horizontal places are counted from the leading edge; in a right-to-left case they are mirrored.
/// Unless a case has a screen of its own, its element is a card of a `widget`, and places are
/// counted from the corner of the card.
struct CaseBuilder {
    /// The size, type size and direction in which the case is drawn.
    let setting: ConformanceCase.Setting

    private(set) var boxes: [ConformanceCase.Box] = []
    private(set) var absent: [String] = []
    private(set) var stops: [ConformanceCase.Stop]?
    private(set) var steps: [ConformanceCase.Step] = []
    private(set) var replacements: [ConformanceCase.Replacement] = []
    private(set) var screen: Screen?

    /// The lengths that the case names.
    var lengths: [String: Double] = [:]

    /// The language of the context; `nil` if it is the screen's.
    private let contextLanguage: String?

    /// The language of the screen: Arabic from right to left, and otherwise English.
    private var language: String { setting.direction == .rightToLeft ? "ar" : "en" }

    /// The corner from which places are counted.
    private var origin = (x: 0.0, y: 0.0)

    init(_ setting: ConformanceCase.Setting, contextLanguage: String?) {
        (self.setting, self.contextLanguage) = (setting, contextLanguage)
    }

    // MARK: Lengths

    static let theme = Theme.of(ConformanceKit.product)

    /// The space at the sides of cards: `space.screen-margin`.
    var margin: Double { space(.screenMargin) }

    /// The width of a card.
    var inner: Double { setting.width - 2 * margin }

    /// The width of a card of a screen that is not a widget: at most `page.width`.
    var column: Double { min(inner, Self.theme.size(.pageWidth)) }

    /// The space at the sides of such a card.
    var side: Double { (setting.width - column) / 2 }

    /// The value of a space role.
    func space(_ role: SpaceRole) -> Double { Self.theme.space(role) }

    /// The font size of a text style.
    func size(_ style: TypeRole = .body) -> Double {
        Self.theme.text(style).size(at: setting.typeSize)
    }

    /// The height of a line of text.
    func line(_ style: TypeRole = .body) -> Double {
        Self.theme.text(style).leading(at: setting.typeSize, displayScale: 1)
    }

    /// The width of a text on one line: half of its size for each character.
    func words(_ text: String, _ style: TypeRole = .body) -> Double {
        TestFont.width(of: text) * size(style)
    }

    /// The minimum side of a touch target, ``Screen/minimumTarget``.
    var target: Double {
        TextStyle.body.scaledTarget(
            Self.theme.size(.touchTarget), at: setting.typeSize, displayScale: 1)
    }

    /// A length that scales with the type size.
    func scaled(_ base: Double) -> Double {
        Size(base, relativeTo: .body, at: setting.typeSize, displayScale: 1).points
    }

    /// The distance from the top of a line to its baseline: the ascent is 0.8 and the descent 0.2 of
    /// the size, centred in the line.
    func baseline(_ style: TypeRole = .body) -> Double {
        (line(style) - size(style)) / 2 + 0.8 * size(style)
    }

    // MARK: Screens

    /// Draws an element as the only card of a widget.
    mutating func draw(_ body: Element) {
        origin = (margin, margin)
        show(.widget, cards: [body])
    }

    /// Draws a screen; places are counted from its corner.
    mutating func show(
        _ presentation: Screen.Presentation, title: String = "Title",
        in style: TypeRole = .largeTitle, back: Element? = nil, toolbar: Toolbar? = nil,
        cards: [Element], overlay: Element? = nil,
        toasts: [Element] = [], tabs: Element? = nil
    ) {
        var context = Context(now: Instant(secondsSince1970: 0), zone: .utc)
        context.typeSize = setting.typeSize
        context.displayScale = 1
        context.language = contextLanguage ?? language
        let named = { (names: [String], bodies: [Element]) in
            zip(names, bodies).map { Card(CaseCard(id: $0, body: $1)) }
        }
        let names = cards.count == 1 ? ["card"] : cards.indices.map { "card\($0 + 1)" }
        screen = Screen(
            named: ScreenName(rawValue: "conformance"), in: context,
            app: Screen.AppName(id: "conformance", name: "Conformance"), theme: Self.theme,
            language: language, direction: setting.direction, presentation: presentation,
            back: back, title: StyledText(title, style: style),
            cards: named(names, cards), toolbar: toolbar,
            overlay: overlay.map { Screen.Overlay(Card(CaseCard(id: "overlay", body: $0))) },
            toasts: named(toasts.indices.map { "toast\($0 + 1)" }, toasts), tabs: tabs,
            announcements: [], validUntil: nil, ground: .background, layout: Screen.Layout())
    }

    /// The element with an id; `nil` for none.
    func element(_ id: String) -> Element? {
        let id = full(id)
        func find(in elements: [Element]) -> Element? {
            for element in elements {
                if element.id?.rawValue == id { return element }
                if let found = find(in: element.children) { return found }
            }
            return nil
        }
        return find(in: screen?.elements ?? [])
    }

    // MARK: Expectations

    /// Expects an element at a place. An id without `/` belongs to the card.
    ///
    /// - Parameters:
    ///   - isMirrored: Whether the place is mirrored from right to left; charts are not.
    mutating func expect(
        _ id: String, x: Double, y: Double, width: Double, height: Double,
        lines: [String]? = nil, isMirrored: Bool = true
    ) {
        let left = origin.x + x
        let isFlipped = isMirrored && setting.direction == .rightToLeft
        boxes.append(
            ConformanceCase.Box(
                id: full(id), x: isFlipped ? setting.width - left - width : left, y: origin.y + y,
                width: width, height: height, lines: lines))
    }

    /// Expects that an element or a part is not drawn.
    mutating func expectNone(_ id: String) { absent.append(full(id)) }

    /// Expects that a screen reader stops at an element, after those before it.
    mutating func expect(_ stop: ConformanceCase.Stop) { stops = (stops ?? []) + [stop] }

    /// Expects a result of what a person does.
    mutating func perform(
        _ input: ConformanceCase.Step.Input, _ result: ConformanceCase.Step.Result
    ) {
        steps.append(ConformanceCase.Step(input: input, result: result))
    }

    /// Replaces a text of the screen's compact JSON.
    mutating func replace(_ text: String, with replacement: String) {
        replacements.append(ConformanceCase.Replacement(text: text, replacement: replacement))
    }

    /// An id below the card, unless it is one of another part of the screen.
    func full(_ id: String) -> String {
        let first = id.prefix { $0.isLetter }
        return ["title", "card", "toolbar", "tabs", "overlay", "toast"].contains(first)
            ? id : "card/\(id)"
    }
}

/// A card with only a body.
private struct CaseCard: CardContent {
    static let kind = "case"

    let id: String
    let body: Element
}
