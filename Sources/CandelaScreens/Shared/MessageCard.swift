import CandelaTokens

/// A message with a symbol and what can be done: a failure, a question, guidance or news.
package struct MessageCard: CardContent {
    package static let kind = "message"
    package let id: String
    package let facts: Facts
    package let body: Element

    /// What is announced once when the message appears.
    let announcement: Announcement

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
        announcement = Announcement(
            id, title.said, politeness: tone == .failure ? .assertive : .polite)
        let asks = tone == .question
        body = Element.column(gap: .sm) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(symbol, beside: .headline, graphic)
                kit.words(title, .headline, tone == .failure ? .errorText : .textPrimary)
                    .part("title")
            }
            kit.words(text, .body, .textSecondary).part("text")
            button
            others
        }
        .surface(asks ? kit.sheet : kit.card)
        .group(title, asks || tone == .failure ? .alert : .group)
    }
}
