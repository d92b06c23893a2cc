import CandelaJSON
import CandelaTestSupport
import Testing

/// Words of later versions, which a tolerant type skips or accepts.
struct UnknownWordTests {
    /// A union that keeps the word of an unknown kind.
    enum Card: Decodable, Hashable {
        case photo(caption: String)
        case unknown(String)

        enum Kind: String, Decodable, CaseIterable { case photo }
        enum Key: CodingKey { case kind, caption }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let kind = try? container.decode(Kind.self, forKey: .kind) else {
                self = .unknown(try container.decode(String.self, forKey: .kind))
                return
            }
            switch kind {
            case .photo: self = .photo(caption: try container.decode(String.self, forKey: .caption))
            }
        }
    }

    /// A vocabulary that accepts words not in its list.
    struct Mood: RawRepresentable, Decodable, Hashable, CaseIterable {
        let rawValue: String
        static let allCases = [Mood(rawValue: "calm"), Mood(rawValue: "glad")]
    }

    struct Page: Decodable, Hashable {
        let cards: [Card]
        let kind: Mood?
    }

    private func read<T: Decodable>(
        _ type: T.Type, _ text: MarkedText
    ) throws -> (T, warnings: [Diagnostic]) {
        var warnings: [Diagnostic] = []
        let value = try JSONTextDecoder().decode(
            type, from: text.bytes, file: "test.json", warnings: &warnings)
        return (value, warnings)
    }

    @Test func `warns of a skipped kind at its place, but not of its members`() throws {
        let text = MarkedText(
            #"{"cards": [{"kind": ①"poto", "more": {"a": 1}}, {"kind": "photo", "caption": "b"}]}"#)
        let (page, warnings) = try read(Page.self, text)
        #expect(page.cards == [.unknown("poto"), .photo(caption: "b")])
        #expect(
            warnings.map(\.description) == [
                """
                test.json:1:21: warning: unknown kind 'poto' for 'cards[0]', which is skipped \
                [unknown-kind]
                  help: closest kind is 'photo'
                """
            ])
        #expect(warnings.map(\.place) == text.places)
    }

    @Test func `warns of a word that an open vocabulary accepts and of other members`() throws {
        let text = MarkedText(#"{"cards": [], "kind": ①"cam", ②"color": 1}"#)
        let (page, warnings) = try read(Page.self, text)
        #expect(page.kind == Mood(rawValue: "cam"))
        #expect(warnings.map(\.id) == ["unknown-value", "unknown-member"])
        #expect(warnings.map(\.place) == text.places)
        #expect(warnings.allSatisfy { $0.severity == .warning })
        #expect(warnings[0].help.first == "closest value is 'calm'")
    }

    @Test func `has no warnings for known words or without a request`() throws {
        let known = MarkedText(
            #"{"cards": [{"kind": "photo", "caption": "poto"}], "kind": "glad"}"#)
        #expect(try read(Page.self, known).warnings.isEmpty)
        let later = Array(#"[{"kind": "poto"}]"#.utf8)
        #expect(
            try JSONTextDecoder().decode([Card].self, from: later, file: "t") == [.unknown("poto")])
    }
}
