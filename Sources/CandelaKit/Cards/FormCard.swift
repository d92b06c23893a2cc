public import CandelaElements
import CandelaTokens

/// A section of a form: a heading, rows and a footer.
public struct FormCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "form"

    /// The card's id on its screen.
    public let id: String

    private let name: Phrase
    private let heading: Element?
    private let surface: Surface
    private let motion: Motion?
    private let rows: [Element]
    private let footer: StyledText?
    private let isLarge: Bool

    /// Creates a section of rows under a heading.
    ///
    /// - Parameters:
    ///   - isNamed: Whether the heading is drawn. The name is spoken in any case, once if the card
    ///     has one row of the same name.
    ///   - level: The heading level.
    ///   - motion: The animation with which an overlay appears.
    public init(
        _ id: String, _ name: Phrase, isNamed: Bool = true, level: Int = 2,
        on surface: Surface? = nil, motion: Motion? = nil, rows: [Element],
        footer: StyledText? = nil,
        with kit: Kit
    ) {
        self.id = id
        self.name = name
        heading = isNamed ? kit.heading(name, level: level) : nil
        self.surface = surface ?? kit.card
        self.motion = motion
        self.rows = rows
        self.footer = footer
        isLarge = kit.context.typeSize.isAccessibilitySize
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        let form = choiceForm
        let card = Element.column(gap: .sm) {
            form == .menu ? heading?.decorative() : heading
            form == nil || form == .menu ? rows : rows.map { $0.withoutAccessibility() }
            footer?.part("footer")
        }
        .surface(surface)
        .motion(motion)
        if form != nil { return form == .menu ? card : card.group(name, .radioGroup) }
        return heading == nil && isNamedByRow ? card : card.group(name)
    }

    /// Whether the card is only a row that says the card's name.
    private var isNamedByRow: Bool {
        rows.count == 1 && footer == nil && rows[0].accessibility?.label == name.spokenText
    }

    /// The form of the card's only row, if that is a choice below a heading that is also the
    /// choice's name. The card has this name, but a menu keeps it, because it is one control.
    private var choiceForm: Element.Choice.Form? {
        guard heading != nil, isNamedByRow,
            case .choice(let choice) = rows[0].content,
            rows[0].accessibility
                == Accessibility(.radioGroup, label: name.spokenWords, children: .contain)
        else { return nil }
        return (isLarge ? choice.large?.form : nil) ?? choice.form
    }
}
