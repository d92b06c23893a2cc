public import CandelaElements
public import CandelaTokens

/// A message with a symbol and buttons: guidance, a failure, a question or a success.
public struct MessageCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "message"

    /// The card's id on its screen.
    public let id: String

    private let tone: Tone
    private let symbol: IconRole
    private let title: Phrase
    private let text: Phrase
    private let buttons: [Element]
    private let kit: Kit

    /// The values behind the card.
    public var facts: Facts { Facts(tone: tone) }

    /// The announcement to make once, when the message appears.
    public var announcement: Announcement {
        Announcement(id, title.spokenWords, politeness: tone == .failure ? .assertive : .polite)
    }

    /// The values behind the message.
    public struct Facts: Sendable, Equatable, Codable {
        /// The kind of message.
        public let tone: Tone
    }

    /// The kind of message, which determines its colours and accessibility role.
    public enum Tone: String, Sendable, Hashable, Codable, CaseIterable {
        /// Something is missing that the person can add.
        case guidance
        /// Something failed.
        case failure
        /// The person must confirm something first.
        case question
        /// Something succeeded.
        case success
    }

    /// Creates a message.
    ///
    /// - Parameter others: The buttons after the first one.
    public init(
        _ id: String, _ tone: Tone, icon symbol: IconRole, _ title: Phrase, _ text: Phrase,
        button: Element?, also others: [Element] = [], with kit: Kit
    ) {
        self.id = id
        self.tone = tone
        self.symbol = symbol
        self.title = title
        self.text = text
        buttons = [button].compactMap(\.self) + others
        self.kit = kit
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        let asks = tone == .question
        return Element.column(gap: .sm) {
            Element.line(gap: .xs, align: .center) {
                kit.icon(symbol, beside: .headline, graphic)
                kit.text(title, .headline, tone == .failure ? .errorText : .textPrimary)
                    .part("title")
            }
            kit.text(text, .body, .textSecondary).part("text")
            buttons
        }
        .surface(asks ? kit.sheet : kit.card)
        .group(title, asks || tone == .failure ? .alert : .group)
    }

    private var graphic: ColorRole {
        switch tone {
        case .guidance: .primaryGraphic
        case .failure, .question: .errorGraphic
        case .success: .successGraphic
        }
    }
}
