import CandelaDTCG
import CandelaJSON
import CandelaTool
import Testing

struct SchemaDescriptionTests {
    /// The schemas of documents without the facts and options of our screens, whose descriptions
    /// only the `candela` tool has.
    private static let schemas: [(name: String, root: JSONValue)] = [
        "journal", "context", "app", "screen", "intent", "event", "effect", "tokens", "icons",
        "index", "dump", "audit", "baseline", "build",
    ]
    .compactMap { name in
        guard let bytes = try? ToolHarness().run("schema \(name)").output,
            let document = try? JSONDocument(parsing: bytes, file: name)
        else { return nil }
        return (name, document.root)
    }

    /// A described part of a schema: a type, or a member of one.
    private struct Part: Hashable {
        let type: String
        let member: String
        let text: String?
    }

    @Test func `describes every type and member`() {
        let parts = Set(Self.schemas.flatMap { Self.parts(of: $0.root, in: $0.name) })
        #expect(Self.schemas.count == 14)
        #expect(parts.count > 600)
        let plain = parts.filter { $0.text == nil }.map { "\($0.type) \($0.member)" }
        #expect(plain.sorted() == [])
    }

    @Test func `describes members of different names differently`() {
        let parts = Set(Self.schemas.flatMap { Self.parts(of: $0.root, in: $0.name) })
        let uses = Dictionary(grouping: parts.filter { !$0.member.isEmpty }) { $0.text ?? "" }
        // A record's id and a reference to it, such as `id` and `habit`, may read the same.
        let vague = uses.filter { Set($0.value.map(\.member)).count > 2 }
        #expect(vague.keys.sorted() == [])
    }

    @Test func `uses the words of JSON`() {
        let texts = Self.schemas.flatMap { Self.parts(of: $0.root, in: $0.name) }.compactMap(\.text)
        #expect(Set(texts.filter { $0.contains("nil") || $0.contains("``") }).sorted() == [])
    }

    @Test func `names each type once`() throws {
        for (name, root) in Self.schemas {
            let defined = root["$defs"].map { $0.members.map(\.name) } ?? []
            let kinds = (root["$defs"].map { Array($0.members) } ?? []).flatMap { definition in
                definition.value["oneOf"]?.elements.compactMap { $0["title"]?.string } ?? []
            }
            let all = defined + kinds
            #expect(all.count == Set(all).count, "\(name)")
            let isPlain = all.allSatisfy { name in
                name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
            #expect(isPlain, "\(name)")
        }
    }

    /// The types and members of a schema, with their descriptions.
    private static func parts(of root: JSONValue, in name: String) -> [Part] {
        var parts: [Part] = []
        func note(_ type: String, _ schema: JSONValue) {
            for member in schema["properties"].map({ Array($0.members) }) ?? [] {
                // The kind of a variant is described once, in the base.
                let isKind = member.value["const"] != nil && schema["title"] != nil
                let isOther = member.value["not"] != nil
                guard !isKind, !isOther else { continue }
                let text = member.value["description"]?.string
                parts.append(Part(type: type, member: member.name, text: text))
                note("\(type).\(member.name)", member.value)
            }
        }
        note(name, root)
        for definition in root["$defs"].map({ Array($0.members) }) ?? [] {
            let text = definition.value["description"]?.string
            parts.append(Part(type: definition.name, member: "", text: text))
            note(definition.name, definition.value)
            for variant in definition.value["oneOf"].map({ Array($0.elements) }) ?? [] {
                let title = variant["title"]?.string ?? ""
                parts.append(
                    Part(type: title, member: "", text: variant["description"]?.string))
                note(title, variant)
            }
        }
        return parts
    }
}
