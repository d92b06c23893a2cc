import Foundation
import Testing

/// The common shape of cards: a card is its own drawing, which stores its state and computes its
/// body from private properties, the parts.
struct CardShapeTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// The files that declare a card, with their texts.
    private static func cards() throws -> [(path: String, text: String)] {
        let declaration = /\n(public |package )?struct \w+: CardContent \{\n/
        return try FileManager.default.subpathsOfDirectory(atPath: sources.path()).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { ($0, try String(contentsOf: sources.appending(path: $0), encoding: .utf8)) }
            .filter { $0.1.contains(declaration) }
    }

    @Test func `computes the body of every card`() throws {
        let cards = try Self.cards()
        #expect(cards.count > 40)
        for (path, text) in cards {
            let hasBody = text.contains(/\n    public var body: Element \{/)
            #expect(hasBody, "\(path) computes no body")
            let storesBody = text.contains(/\n    (?:public |package |private )?let body:/)
            #expect(!storesBody, "\(path) stores a body")
        }
    }

    @Test func `passes no kit to static functions of a card`() throws {
        let handsOn = /\bstatic func [^{]*\bKit\b/
        for (path, text) in try Self.cards() {
            let function = text.firstMatch(of: handsOn).map { String($0.0) }
            #expect(function == nil, "\(path): \(function ?? "")")
        }
    }

    /// A part's text is in the body, under the part's name. Elements that a card arranges are private.
    @Test func `shows no part of the body as a property of a card`() throws {
        let card = /struct \w+: CardContent \{\n(.*?)\n\}\n/.dotMatchesNewlines()
        let part = /\n    (?:public |package )?let \w+: (?:StyledText|Icon|Element|Motion|Action)\b/
        for (path, text) in try Self.cards() {
            for match in text.matches(of: card) {
                let properties = match.1.matches(of: part).map(\.output)
                #expect(properties.isEmpty, "\(path): \(properties)")
            }
        }
    }
}
