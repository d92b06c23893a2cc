import CandelaDTCG
package import CandelaElements
import CandelaKit
import CandelaRules

/// The JSON Schema of one screen: its envelope, and the kinds of cards it may contain, with their
/// facts.
package enum ScreenSchema {
    /// The types of the cards on a screen, by kind.
    package typealias Cards = [String: any CardContent.Type]

    /// The schemas of all screens, in order, for dumps and galleries. They are built in parallel.
    ///
    /// - Parameter known: The cards of specimens that were made, by the specimens' names; others
    ///   are made.
    package static func all(
        of tool: Tool, known: [String: Cards] = [:]
    ) -> [(screen: ScreenName, text: Result<[UInt8], Failure>)] {
        let screens = tool.screens
        return Parallel.map(screens.count) { place in
            let text = Result { () throws(Failure) in
                try Self.text(screens[place], of: tool, known: known)
            }
            return (screens[place], text)
        }
    }

    /// The schema of one screen as a document.
    ///
    /// - Parameters:
    ///   - tool: The tool whose apps have the screen.
    ///   - isExact: Whether unknown members and kinds are rejected.
    ///   - known: As in ``all(of:known:)``.
    /// - Throws: A data failure if no schema can be derived from a type, which is an error in the
    ///   package.
    static func text(
        _ screen: ScreenName, of tool: Tool, isExact: Bool = false, known: [String: Cards] = [:]
    ) throws(Failure) -> [UInt8] {
        do {
            let types = contents(of: screen, in: tool, known)
            var recorder = try SchemaRecorder.ofDocuments(of: tool)
            try recorder.register(kinds: types.map(variant), sample: sample)
            let cards = Dictionary(
                uniqueKeysWithValues: types.map { ($0.kind, String(describing: $0)) })
            let descriptions = SchemaDescriptions(own: tool.descriptions())
            recorder.describe = { type, kind, member in
                let card = type == "Card" && member == nil ? kind.flatMap { cards[$0] } : nil
                return descriptions.sentence(card ?? type, card == nil ? kind : nil, member)
            }
            var schema = try recorder.schema(of: Screen.self)
            schema.id = "\(screen.rawValue).json"
            schema.title = screen.rawValue
            schema.description =
                "the finished screen \(screen.rawValue), with the cards it may contain"
            schema.isExact = isExact
            return schema.bytes
        } catch {
            throw .data("\(error)", id: "unrecorded-schema")
        }
    }

    /// The types of a screen's cards by kind: on its specimens, or on the screen of an empty
    /// journal if it has none, and those that every screen can show.
    private static func contents(
        of screen: ScreenName, in tool: Tool, _ known: [String: Cards]
    ) -> [any CardContent.Type] {
        let specimens = tool.specimens().filter { $0.screen == screen }
        var found = specimens.compactMap { known[$0.name] ?? (try? $0.made()).map(cards) }
        if specimens.isEmpty, let app = tool.apps.first(with: screen) {
            let context = Context(now: Instant(secondsSince1970: 0), zone: .utc)
            let made = try? Screen.make(screen, phase: .ready(Journal()), of: app, in: context)
            found = [made].compactMap(\.self).map(cards)
        }
        var types: Cards = [
            LoadingCard.kind: LoadingCard.self, MessageCard.kind: MessageCard.self,
            ToastCard.kind: ToastCard.self,
        ]
        for cards in found { types.merge(cards) { $1 } }
        return types.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The types of the cards on a screen, over it and in its toasts.
    static func cards(_ screen: Screen) -> Cards {
        let cards = screen.cards + [screen.overlay?.card].compactMap(\.self) + screen.toasts
        return Dictionary(cards.compactMap { card in card.contentType.map { (card.kind, $0) } }) {
            $1
        }
    }

    /// A kind of card and the type of its members.
    private static func variant(
        _ content: any CardContent.Type
    ) -> (kind: String, type: any (Decodable & Sendable).Type) {
        func members<Content: CardContent>(of type: Content.Type) -> any (Decodable & Sendable).Type
        {
            CardMembers<Content.Facts>.self
        }
        return (content.kind, members(of: content))
    }

    /// The members of a card except its kind.
    private struct CardMembers<Facts: Decodable & Sendable>: Decodable, Sendable {
        let id: String
        let facts: Facts
        let body: Element
    }

    /// A placeholder card, used where recording a type needs a value.
    private static var sample: Card {
        Card(SampleCard())
    }

    private struct SampleCard: CardContent {
        static let kind = "sample"
        let id = "sample"
        let body = Element.column {}
    }
}
