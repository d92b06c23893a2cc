public import CandelaElements
import CandelaTokens

/// A placeholder for missing content, with an invitation to add some.
public struct EmptyCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "empty"

    /// The card's id on its screen.
    public let id: String

    private let illustration: Element?
    private let title: Phrase?
    private let text: Phrase?
    private let button: Element?
    private let level: Int
    private let kit: Kit

    /// Creates a placeholder.
    ///
    /// - Parameter level: The title's heading level: 2 for a separate card. A title of a higher
    ///   level is smaller.
    public init(
        _ id: String, illustration: Element?, title: Phrase?, text: Phrase?,
        button: Element?, level: Int = 2, with kit: Kit
    ) {
        self.id = id
        self.illustration = illustration
        self.title = title
        self.text = text
        self.button = button
        self.level = level
        self.kit = kit
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .md, align: .center) {
            illustration
            title.map { kit.heading($0, level > 2 ? .headline : .title, level: level) }
            text.map { kit.text($0, .body, .textSecondary).part("text") }
            button.map { $0.surface == nil ? $0 : $0.width(.fill) }
        }
        // A button alone says all there is.
        .accessibility(
            (title ?? text).map { Accessibility(.group, label: $0.spokenWords, children: .contain) }
        )
    }
}
