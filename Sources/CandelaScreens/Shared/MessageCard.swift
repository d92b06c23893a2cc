import CandelaTokens

/// A message with a symbol and what can be done: a failure, a question, guidance or news.
package struct MessageCard: CardContent {
    package static let kind = "message"
    package let id: String
    package let facts: Facts

    /// The symbol that says what the colour says.
    package let icon: Icon

    /// The message in a few words.
    package let title: Words

    /// What it means and what can be done.
    package let text: Words

    /// The buttons, in order.
    package let buttons: [Element]

    /// The surface of the card.
    let surface: Surface

    /// The accessibility label; the buttons stay elements.
    package let accessibility: Accessibility

    /// The values behind the message.
    package struct Facts: Sendable, Hashable, Codable {
        /// What the message is about.
        package let tone: Tone
    }

    /// What a message is about.
    package enum Tone: String, Sendable, Hashable, Codable, CaseIterable {
        /// Something is missing that the person may add.
        case guidance
        /// Something went wrong.
        case failure
        /// Something is asked before it is done.
        case question
        /// Something was done.
        case success
    }

    package var body: Element {
        .column(gap: .sm) {
            Element.row(gap: .xs, align: .center, large: nil) {
                icon
                title.part("title")
            }
            text.part("text")
            buttons
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    /// - Parameter others: The buttons after the first.
    init(
        _ id: String, _ tone: Tone, icon symbol: IconRole, _ title: Phrase, _ text: Phrase,
        button: Element?, also others: [Element] = [], with kit: Kit
    ) {
        self.id = id
        facts = Facts(tone: tone)
        let graphic: ColorRole =
            switch tone {
            case .guidance: .primaryGraphic
            case .failure, .question: .errorGraphic
            case .success: .successGraphic
            }
        icon = kit.icon(symbol, beside: .headline, graphic)
        self.title = kit.words(title, .headline, tone == .failure ? .errorText : .textPrimary)
        self.text = kit.words(text, .body, .textSecondary)
        self.buttons = [button].compactMap(\.self) + others
        surface = tone == .question ? kit.sheet : kit.card
        accessibility = Accessibility(
            tone == .failure || tone == .question ? .alert : .group, label: title.said,
            children: .contain)
    }
}
