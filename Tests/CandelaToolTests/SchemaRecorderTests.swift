import CandelaJSON
import CandelaTool
import Testing

struct SchemaRecorderTests {
    /// The schema of a type without the parts common to all: `$schema`, and the prefix of every
    /// name (`"$ref":"#/$defs/SchemaRecorderTests` is `"ref":"`).
    func schema<T: Decodable>(
        of type: T.Type, _ recorder: SchemaRecorder = .init(), isExact: Bool = true
    ) throws -> String {
        var schema = try recorder.schema(of: type)
        schema.isExact = isExact
        let bytes = schema.bytes
        let root = try JSONDocument(parsing: bytes, file: "schema").root
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        for member in root.members where member.name != "$schema" {
            writer.name(member.name)
            writer.copy(member.value)
        }
        writer.endObject()
        return String(decoding: writer.finish().dropLast(), as: UTF8.self)
            .replacing("\"$ref\":\"#/$defs/", with: "\"ref\":\"")
            .replacing("SchemaRecorderTests", with: "")
    }

    enum Tier: String, Codable, CaseIterable { case none, high }

    struct Habit: Codable {
        var name: String
        var goal: Int
        var share: Double?
        var isOn: Bool
        var tiers: [Tier]
        var byDay: [String: [Double]]
        var small: UInt8?
    }

    @Test func `records names, order, kinds and optional members`() throws {
        #expect(
            try schema(of: Habit.self)
                == #"{"ref":"Habit","$defs":{"#
                + #""Habit":{"type":"object","properties":{"#
                + #""name":{"type":"string"},"goal":{"type":"integer"},"share":{"type":"number"},"#
                + #""isOn":{"type":"boolean"},"#
                + #""tiers":{"type":"array","items":{"type":"string","enum":["none","high"]}},"#
                + #""byDay":{"type":"object","additionalProperties":{"type":"array","items":{"type":"number"}}},"#
                + #""small":{"type":"integer","minimum":0,"maximum":255}},"#
                + #""required":["name","goal","isOn","tiers","byDay"],"additionalProperties":false}}}"#
        )
    }

    struct Mood: Codable, MemberObject {
        struct Range: MemberRule {
            typealias Value = Int
            var bounds: MemberBounds? { MemberBounds(1, 5) }
        }

        var value: Int
        var energy: Int?

        init(_ member: inout Visitor, writing own: Written<Self>?) throws {
            value = try member("value", own?.value, within: Range())
            energy = try member("energy", own?.energy)
        }
    }

    @Test func `records the bounds that a member states`() throws {
        #expect(
            try schema(of: Mood.self)
                == #"{"ref":"Mood","$defs":{"Mood":{"type":"object","properties":{"#
                + #""value":{"type":"integer","minimum":1,"maximum":5},"#
                + #""energy":{"type":"integer"}},"#
                + #""required":["value"],"additionalProperties":false}}}"#
        )
    }

    struct Deed: Codable {
        struct Kind: RawRepresentable, Codable, CaseIterable {
            let rawValue: String
            static let allCases = [Kind(rawValue: "add"), Kind(rawValue: "undo")]
        }

        var kind: Kind
        var label: String
    }

    @Test(arguments: [(true, "enum"), (false, "examples")])
    func `accepts other kinds in an open set, unless it is exact`(
        isExact: Bool, word: String
    ) throws {
        let schema = try schema(of: Deed.self, isExact: isExact)
        #expect(
            schema.contains(#""kind":{"type":"string","\#(word)":["add","undo"]}"#), "\(schema)")
    }

    /// A type that checks whether a member is null before decoding it: the member is optional.
    struct Careful: Decodable {
        let days: Int

        private enum CodingKeys: CodingKey { case days, note }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            days = try container.decode(Int.self, forKey: .days)
            if try !container.decodeNil(forKey: .note) {
                _ = try container.decode(String.self, forKey: .note)
            }
        }
    }

    @Test func `records the type of a member that may be null`() throws {
        #expect(
            try schema(of: Careful.self).contains(
                #""properties":{"days":{"type":"integer"},"note":{"type":"string"}}"#))
    }

    @Test func `accepts any type at the top level`() throws {
        #expect(try schema(of: String.self) == #"{"type":"string"}"#)
        #expect(try schema(of: Int?.self) == #"{"type":"integer"}"#)
        #expect(
            try schema(of: [[String: Bool]].self)
                == #"{"type":"array","items":{"type":"object","additionalProperties":{"type":"boolean"}}}"#
        )
        #expect(try schema(of: Set<String>.self) == #"{"type":"array","items":{"type":"string"}}"#)
        #expect(
            try schema(of: [Int: Float].self)
                == #"{"type":"object","additionalProperties":{"type":"number"}}"#)
    }

    struct Tree: Codable {
        var name: String
        var children: [Tree]
        var twin: [String: Tree]?
        indirect enum Link: Codable {
            case tree(Tree)
            case none
            init(from decoder: any Decoder) throws {
                self = .tree(try Tree(from: decoder))
            }
        }
        var link: Link?
    }

    @Test func `terminates on recursive types`() throws {
        let text = try schema(of: Tree.self)
        #expect(text.contains(#""children":{"type":"array","items":{"ref":"Tree"}}"#))
        #expect(text.contains(#""twin":{"type":"object","additionalProperties":{"ref":"Tree"}}"#))
        #expect(text.contains(#""required":["name","children"]"#))
    }

    /// A union in the package's form.
    enum Card: Decodable {
        case streak(Streak)
        case text(words: String, notes: [Card])
        case blank

        struct Streak: Codable { var days: Int, tier: Tier? }
        enum Kind: String, Codable, CaseIterable { case streak, text, blank }
        enum Key: CodingKey { case kind, words, notes }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            switch try container.decode(Kind.self, forKey: .kind) {
            case .streak: self = .streak(try Streak(from: decoder))
            case .text:
                self = .text(
                    words: try container.decode(String.self, forKey: .words),
                    notes: try container.decodeIfPresent([Card].self, forKey: .notes) ?? [])
            case .blank: self = .blank
            }
        }
    }

    @Test func `records every kind of a union`() throws {
        #expect(
            try schema(of: [Card].self)
                == #"{"type":"array","items":{"ref":"Card"},"$defs":{"#
                + #""Card":{"allOf":[{"ref":"CardBase"}],"oneOf":["#
                + #"{"title":"StreakCard","properties":{"kind":{"const":"streak"},"#
                + #""days":{"type":"integer"},"#
                + #""tier":{"type":"string","enum":["none","high"]}},"#
                + #""required":["days"],"additionalProperties":false},"#
                + #"{"title":"TextCard","properties":{"kind":{"const":"text"},"#
                + #""words":{"type":"string"},"#
                + #""notes":{"type":"array","items":{"ref":"Card"}}},"#
                + #""required":["words"],"additionalProperties":false},"#
                + #"{"title":"BlankCard","properties":{"kind":{"const":"blank"}},"#
                + #""additionalProperties":false}],"discriminator":{"propertyName":"kind"}},"#
                + #""CardBase":{"description":"The members of every kind of Card.","#
                + #""type":"object","properties":{"kind":{"type":"string"}},"#
                + #""required":["kind"]}}}"#)
    }

    @Test func `accepts additions of later versions unless it is exact`() throws {
        let text = try schema(of: [Card].self, isExact: false)
        #expect(!text.contains("additionalProperties"))
        #expect(
            text.contains(#""Card":{"anyOf":[{"ref":"KnownCard"},{"ref":"OtherCard"}]},"#))
        #expect(
            text.contains(
                #""allOf":[{"ref":"CardBase"}],"properties":{"kind":{"type":"string","#
                    + #""not":{"enum":["streak","text","blank"]}}}}"#))
    }

    /// A union whose kinds have members in common, and a choice of members.
    enum Sign: Decodable {
        case row, text

        enum Kind: String, Codable, CaseIterable { case row, text }
        enum Key: CodingKey { case kind, size, label, icon, parts }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let kind = try container.decode(Kind.self, forKey: .kind)
            _ = try container.decode(Int.self, forKey: .size)
            if kind == .text {
                _ = try container.decodeIfPresent(String.self, forKey: .label)
                _ = try container.decodeIfPresent(String.self, forKey: .icon)
            }
            _ = try container.decodeIfPresent([Sign].self, forKey: .parts)
            self = kind == .row ? .row : .text
        }
    }

    @Test func `states the members of all kinds once, in a base`() throws {
        var recorder = SchemaRecorder()
        recorder.register(choice: ("label", "icon"), in: "text", of: Sign.self)
        let parts = #""parts":{"type":"array","items":{"ref":"Sign"}}"#
        let text = try schema(of: Sign.self, recorder, isExact: false)
        #expect(
            text.contains(
                #""properties":{"kind":{"type":"string"},"size":{"type":"integer"},\#(parts)},"#
                    + #""required":["kind","size"]}"#))
        #expect(text.contains(#"{"title":"RowSign","properties":{"kind":{"const":"row"}}}"#))
        #expect(
            text.contains(
                #"{"title":"TextSign","properties":{"kind":{"const":"text"},"#
                    + #""label":{"type":"string"},"icon":{"type":"string"}},"#
                    + #""if":{"required":["icon"]},"#
                    + #""then":{"not":{"required":["label"]}},"else":{"required":["label"]}}"#))
        #expect(
            try schema(of: Sign.self, recorder).contains(
                #"{"title":"RowSign","properties":{"kind":{"const":"row"},"size":true,"#
                    + #""parts":true},"additionalProperties":false}"#))
    }

    @Test func `names generic types by their arguments`() throws {
        struct Pair<Value: Codable>: Codable { let first: Value, second: Value? }
        struct Pairs: Codable { let habits: Pair<Deed>, tiers: Pair<Tier?> }
        let text = try schema(of: Pairs.self)
        #expect(text.contains(#""habits":{"ref":"PairDeed"},"tiers":{"ref":"PairTier"}"#))
    }

    @Test func `includes descriptions of types and members`() throws {
        var recorder = SchemaRecorder()
        recorder.describe = { type, kind, member in
            [type, kind, member].compactMap(\.self).joined(separator: " ")
                .replacing("SchemaRecorderTests.", with: "")
        }
        let text = try schema(of: [Card].self, recorder)
        #expect(text.contains(#""Card":{"description":"Card","allOf":["#))
        #expect(text.contains(#""title":"BlankCard","description":"Card blank","properties""#))
        #expect(text.contains(#""days":{"description":"Card streak days","type":"integer"}"#))
    }

    @Test func `uses registered kinds`() throws {
        struct Box: Codable {
            let kind: String
        }
        struct Lid: Codable {
            let isOpen: Bool
        }
        var recorder = SchemaRecorder()
        try recorder.register(kinds: [("lid", Lid.self)], sample: Box(kind: "lid"))
        #expect(
            try schema(of: [Box].self, recorder).contains(
                #"{"title":"LidBox","properties":{"kind":{"const":"lid"},"#
                    + #""isOpen":{"type":"boolean"}},"required":["isOpen"],"#))
    }

    @Test func `merges kinds with the same members into a list of words`() throws {
        struct Action: Codable {
            enum Kind: String, Codable, CaseIterable { case undo, done }
            var kind: Kind
            var label: String
        }
        #expect(
            try schema(of: Action.self)
                == #"{"ref":"Action","$defs":{"Action":"#
                + #"{"type":"object","properties":{"kind":{"type":"string","enum":["undo","done"]},"#
                + #""label":{"type":"string"}},"required":["kind","label"],"additionalProperties":false}}}"#
        )
    }

    /// An open vocabulary.
    struct Icon: RawRepresentable, Codable, Hashable, CaseIterable {
        var rawValue: String
        static let flame = Icon(rawValue: "flame")
        static var allCases: [Icon] { [.flame] }
    }

    @Test func `an open vocabulary is a string with examples`() throws {
        #expect(
            try schema(of: Icon.self)
                == #"{"type":"string","examples":["flame"]}"#)
    }

    /// A type that accepts only one form of text.
    struct Day: Codable, Hashable {
        struct Malformed: Error {}
        var text: String
        init(_ text: String) { self.text = text }
        init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
            if text.utf8.count != 10 { throw Malformed() }
        }
        func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
    }

    struct Record: Codable {
        var day: Day
        var last: Day?
        var days: [Day]
    }

    @Test func `uses a type's registered schema`() throws {
        var recorder = SchemaRecorder()
        try recorder.register(
            .string(format: "date").described("A civil day."), sample: Day("2026-03-18"))
        #expect(
            try schema(of: Record.self, recorder)
                == #"{"ref":"Record","$defs":{"Record":"#
                + #"{"type":"object","properties":{"day":{"ref":"Day"},"#
                + #""last":{"ref":"Day"},"#
                + #""days":{"type":"array","items":{"ref":"Day"}}},"#
                + #""required":["day","days"],"additionalProperties":false},"#
                + #""Day":{"description":"A civil day.","type":"string","format":"date"}}}"#)
    }

    @Test func `names the type that rejects placeholder values`() throws {
        let error = #expect(throws: SchemaError.self) { try schema(of: Record.self) }
        #expect(error?.type == "SchemaRecorderTests.Day")
        #expect(error?.description.hasSuffix("register a sample or a schema of it") == true)
    }

    @Test func `decodes a type that validates its members from its sample`() throws {
        struct Goal: Codable {
            struct Low: Error {}
            var value: Double
            var unit: String
            var steps: [Int]
            var note: String?
            init(value: Double, unit: String) { (self.value, self.unit, steps) = (value, unit, []) }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                value = try container.decode(Double.self, forKey: .value)
                if value < 20 { throw Low() }
                unit = try container.decode(String.self, forKey: .unit)
                if unit != "kg" { throw Low() }
                steps = try container.decode([Int].self, forKey: .steps)
                if !steps.isEmpty { throw Low() }
                note = try container.decodeIfPresent(String.self, forKey: .note)
            }
        }
        struct Journal: Codable { var goals: [Goal] }
        #expect(throws: SchemaError.self) { try schema(of: Goal.self) }
        var recorder = SchemaRecorder()
        try recorder.register(sample: Goal(value: 70, unit: "kg"))
        #expect(
            try schema(of: Journal.self, recorder).hasSuffix(
                #""Goal":{"type":"object","properties":{"value":{"type":"number"},"#
                    + #""unit":{"type":"string"},"steps":{"type":"array","items":{"type":"integer"}},"#
                    + #""note":{"type":"string"}},"required":["value","unit","steps"],"#
                    + #""additionalProperties":false}}}"#))
    }

    @Test func `records the requests of hand-written coding`() throws {
        struct Odd: Decodable {
            enum Key: CodingKey { case a, b, c, d, e }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                if container.contains(.a) { _ = try container.decode(Int.self, forKey: .a) }
                let inner = try container.nestedContainer(keyedBy: Key.self, forKey: .b)
                _ = try inner.decode(String.self, forKey: .c)
                var list = try inner.nestedUnkeyedContainer(forKey: .d)
                while !list.isAtEnd { _ = try list.decode(Bool.self) }
                _ = try container.decode(Int?.self, forKey: .e)
            }
        }
        #expect(
            try schema(of: Odd.self).contains(
                #"{"a":{"type":"integer"},"b":{"type":"object","properties":{"c":{"type":"string"},"#
                    + #""d":{"type":"array","items":{"type":"boolean"}}},"#
                    + #""required":["c","d"],"additionalProperties":false},"e":{"type":"integer"}},"#
                    + #""required":["b","e"]"#))
    }

    @Test func `writes the document's id, title and description`() throws {
        var schema = try SchemaRecorder().schema(of: Bool.self)
        schema.id = "https://example.org/flag.json"
        schema.title = "Flag"
        schema.description = "On or off."
        #expect(
            String(decoding: schema.bytes, as: UTF8.self) == """
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "$id": "https://example.org/flag.json",
                  "title": "Flag",
                  "description": "On or off.",
                  "type": "boolean"
                }

                """)
    }

    @Test func `fragments express bounds, lists and choices`() throws {
        var recorder = SchemaRecorder()
        try recorder.register(
            .any(of: [
                .array(of: .number(minimum: 0, maximum: 1)), .dictionary(of: .anything),
                .integer(minimum: 1), .words(["a", "b"]), .string(pattern: "^x$", examples: ["x"]),
            ]), sample: Day("2026-03-18"))
        #expect(
            try schema(of: Day.self, recorder).hasSuffix(
                #"{"anyOf":[{"type":"array","items":{"type":"number","minimum":0,"maximum":1}},"#
                    + #"{"type":"object","additionalProperties":{}},{"type":"integer","minimum":1},"#
                    + #"{"type":"string","enum":["a","b"]},"#
                    + #"{"type":"string","pattern":"^x$","examples":["x"]}]}}}"#))
    }
}
