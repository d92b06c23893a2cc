import CandelaElements
import CandelaKit
import CandelaPipeline

/// The JSON Schema of one screen: its envelope, and the kinds of cards it may hold with their facts.
enum ScreenSchema {
    /// The schemas of all screens, in their order, made on all cores. Dumps and galleries hold them all.
    static func all(of tool: Tool) -> [(screen: ScreenName, text: Result<[UInt8], Failure>)] {
        let screens = tool.screens
        return Parallel.map(screens.count) { place in
            let text = Result { () throws(Failure) in try Self.text(screens[place], of: tool) }
            return (screens[place], text)
        }
    }

    /// The schema as a document of its own.
    ///
    /// - Parameters:
    ///   - tool: The one whose apps have the screen.
    ///   - isExact: Whether members and kinds that are not known are refused.
    /// - Throws: A data failure when a type shows no schema; then the types are wrong.
    static func text(
        _ screen: ScreenName, of tool: Tool, isExact: Bool = false
    ) throws(Failure) -> [UInt8] {
        do {
            let types = tool.apps.having(screen)?.presenter(of: screen)?.cards ?? []
            var recorder = try SchemaRecorder.ofDocuments(of: tool)
            try recorder.register(kinds: types.map(variant), sample: sample)
            let cards = Dictionary(
                types.map { ($0.kind, String(describing: $0)) }, uniquingKeysWith: { $1 })
            let descriptions = SchemaDescriptions(own: tool.descriptions())
            recorder.describe = { type, kind, member in
                let card = type == "Card" && member == nil ? kind.flatMap { cards[$0] } : nil
                return descriptions.sentence(card ?? type, card == nil ? kind : nil, member)
            }
            var schema = try recorder.schema(of: Screen.self)
            schema.id = "\(screen.rawValue).json"
            schema.title = screen.rawValue
            schema.description =
                "the finished screen \(screen.rawValue), with the cards it may hold"
            schema.isExact = isExact
            return schema.bytes
        } catch {
            throw .data("\(error)", id: "unrecorded-schema")
        }
    }

    /// A kind of card and the type with its members.
    private static func variant(
        _ content: any CardContent.Type
    ) -> (kind: String, type: any (Decodable & Sendable).Type) {
        func members<Content: CardContent>(of type: Content.Type) -> any (Decodable & Sendable).Type
        {
            CardMembers<Content.Facts>.self
        }
        return (content.kind, members(of: content))
    }

    /// The members of a card besides its kind.
    private struct CardMembers<Facts: Decodable & Sendable>: Decodable, Sendable {
        let id: String
        let facts: Facts
        let body: Element
    }

    /// A card that stands in where the type is needed to record another.
    private static var sample: Card {
        Card(SampleCard())
    }

    private struct SampleCard: CardContent {
        static let kind = "sample"
        let id = "sample"
        let body = Element.column {}
    }
}
