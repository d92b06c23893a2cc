import CandelaJSON
import CandelaTestSupport
import Testing

struct JSONTextDecoderTests {
    enum Unit: String, Codable, CaseIterable { case lb, kg }

    struct Weight: Codable, Hashable {
        var value: Double
        var unit: Unit
    }

    struct Day: Codable, Hashable {
        struct Impossible: Error, CustomStringConvertible {
            var text: String
            var description: String { "there is no day '\(text)'" }
        }
        var text: String
        init(from decoder: any Decoder) throws {
            text = try decoder.singleValueContainer().decode(String.self)
            if text == "2026-02-30" { throw Impossible(text: text) }
        }
        func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
    }

    struct Habit: Codable, Hashable {
        var name: String
        var goal: Int
        var note: String?
        var weights: [Weight] = []
        var day: Day?
        var flags: [String: Bool]?

        enum CodingKeys: CodingKey { case name, goal, note, weights, day, flags }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            goal = try container.decode(Int.self, forKey: .goal)
            note = try container.decodeIfPresent(String.self, forKey: .note)
            weights = try container.decodeIfPresent([Weight].self, forKey: .weights) ?? []
            day = try container.decodeIfPresent(Day.self, forKey: .day)
            flags = try container.decodeIfPresent([String: Bool].self, forKey: .flags)
            if goal < 0 {
                throw DecodingError.dataCorruptedError(
                    forKey: .goal, in: container, debugDescription: "a goal is not negative")
            }
        }
    }

    struct Journal: Codable, Hashable { var habits: [Habit] }

    func decode<T: Decodable>(_ type: T.Type, _ text: String) throws(JSONDecodingError) -> T {
        try JSONTextDecoder().decode(type, from: Array(text.utf8), file: "test.json")
    }

    @Test func `decodes the encoder's output`() throws {
        let text = """
            {"habits": [{"note": null, "goal": 3.0e0, "name": "Read", "flags": {"a": true},
             "weights": [{"unit": "kg", "value": 70}, {"value": 1.5e2, "unit": "lb"}], "extra": 1}]}
            """
        let journal = try decode(Journal.self, text)
        #expect(journal.habits[0].name == "Read")
        #expect(journal.habits[0].goal == 3)
        #expect(journal.habits[0].note == nil)
        #expect(journal.habits[0].flags == ["a": true])
        #expect(
            journal.habits[0].weights == [
                .init(value: 70, unit: .kg), .init(value: 150, unit: .lb),
            ])
        let bytes = try JSONTextEncoder().encode(journal)
        #expect(try JSONTextDecoder().decode(Journal.self, from: bytes, file: "a") == journal)
    }

    @Test(arguments: [
        (
            #"{"habits": [{"name": "a", "goal": ①"7"}]}"#,
            "expected a whole number for 'habits[0].goal', found the string '7' [type-mismatch]", []
        ),
        (
            #"{"habits": [{"name": "a", "goal": ①1.5}]}"#,
            "expected a whole number for 'habits[0].goal', found the number 1.5 [type-mismatch]", []
        ),
        (
            #"{"habits": [{"name": ①null, "goal": 1}]}"#,
            "expected a string for 'habits[0].name', found null [type-mismatch]", []
        ),
        (
            #"{"habits": [{"name": "a", "goal": ①1e30}]}"#,
            "expected a whole number from -9223372036854775808 to 9223372036854775807 "
                + "for 'habits[0].goal', found the number 1e30 [number-out-of-range]", []
        ),
        (
            #"{"habits": [{"name": "a", "goal": 1}, {①"nane": "b", "goal": 1}]}"#,
            "'name' is missing from 'habits[1]' [missing-member]",
            ["did you mean 'name' by 'nane'?"]
        ),
        ("①{}", "'habits' is missing [missing-member]", []),
        ("①[]", "expected an object, found an array [type-mismatch]", []),
        (
            #"{"habits": ①{}}"#, "expected an array for 'habits', found an object [type-mismatch]",
            []
        ),
        (
            #"{"habits": [①3]}"#,
            "expected an object for 'habits[0]', found the number 3 [type-mismatch]", []
        ),
        (
            #"{"habits": [{"name": "a", "goal": 1, "weights": [{"value": 1, "unit": ①"kgs"}]}]}"#,
            "unknown value 'kgs' for 'habits[0].weights[0].unit' [unknown-value]",
            ["closest value is 'kg'", "known values are 'lb', 'kg'"]
        ),
        (
            #"{"habits": [{"name": "a", "goal": 1, "weights": [{"value": ①1e400, "unit": "kg"}]}]}"#,
            "expected a number within ±1.8e308 for 'habits[0].weights[0].value', "
                + "found the number 1e400 [number-out-of-range]", []
        ),
        (
            #"{"habits": [{"name": "a", "goal": ①-1}]}"#,
            "invalid 'habits[0].goal': a goal is not negative [invalid-value]", []
        ),
        (
            #"{"habits": [{"name": "a", "goal": 1, "day": ①"2026-02-30"}]}"#,
            "invalid 'habits[0].day': there is no day '2026-02-30' [invalid-value]", []
        ),
        (
            #"{"habits": [{"name": "a", "goal": 1, "flags": {"x": true, "y z": ①1}}]}"#,
            "expected true or false for 'habits[0].flags.y z', found the number 1 [type-mismatch]",
            []
        ),
        (
            "[①nope]", "expected a value, found 'nope' [invalid-json]",
            ["strings take double quotes"]
        ),
    ])
    func `reports the place, the expected and the actual value`(
        marked: String, message: String, help: [String]
    ) throws {
        let text = MarkedText(marked)
        let error = #expect(throws: JSONDecodingError.self) {
            try JSONTextDecoder().decode(Journal.self, from: text.bytes, file: "test.json")
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.place == text.places[0])
        #expect("\(diagnostic.message) [\(diagnostic.id)]" == message)
        #expect(diagnostic.help == help)
        #expect(error?.diagnostics.count == 1)
    }

    @Test func `rejects duplicate names and reports all`() {
        let error = #expect(throws: JSONDecodingError.self) {
            try decode([String: Int].self, #"{"a": 1, "a": 2, "a": 3}"#)
        }
        #expect(error?.diagnostics.map(\.id) == ["duplicate-name", "duplicate-name"])
    }

    @Test func `checks integers against their type`() throws {
        #expect(try decode([UInt8].self, "[0, 255, 2.55e2]") == [0, 255, 255])
        #expect(try decode([Int64].self, "[-9223372036854775808]") == [.min])
        #expect(try decode([UInt64].self, "[18446744073709551615]") == [.max])
        #expect(try decode([Int: Int8].self, #"{"1": -128}"#) == [1: -128])
        for (text, found) in [("256", "256"), ("-1", "-1")] {
            let error = #expect(throws: JSONDecodingError.self) {
                try decode([UInt8].self, "[\(text)]")
            }
            #expect(
                error?.diagnostics.first?.message
                    == "expected a whole number from 0 to 255 for '[0]', found the number \(found)")
        }
        #expect(try decode([Float].self, "[0.1, 16777217, 1e-60]") == [0.1, 16_777_216, 0])
        #expect(throws: JSONDecodingError.self) { try decode(Float.self, "3.5e38") }
    }

    @Test func `warns of unknown members, in order and with the nearest name`() throws {
        let text = MarkedText(
            """
            {①"extra": {"deep": 1},
             "habits": [{"name": "a", "goal": 1, "flags": {"any": true}, ②"nots": "x"}], ③"habit": 1}
            """)
        var warnings: [Diagnostic] = []
        _ = try JSONTextDecoder().decode(
            Journal.self, from: text.bytes, file: "test.json", warnings: &warnings)
        #expect(warnings.map(\.place) == text.places)
        #expect(warnings.allSatisfy { $0.id == "unknown-member" && $0.severity == .warning })
        #expect(warnings[1].message == "unknown member 'nots'")
        #expect(warnings[1].help == ["closest name is 'note'"])
    }

    /// A union by `kind` whose case decodes itself from the same object.
    enum Shape: Decodable, Hashable {
        case circle(radius: Double)
        case line
        enum Kind: String, Decodable, CaseIterable { case circle, line }
        enum Key: CodingKey { case kind, radius }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            switch try container.decode(Kind.self, forKey: .kind) {
            case .circle: self = .circle(radius: try container.decode(Double.self, forKey: .radius))
            case .line: self = .line
            }
        }
    }

    @Test func `decodes unions`() throws {
        #expect(
            try decode([Shape].self, #"[{"kind": "line"}, {"radius": 2, "kind": "circle"}]"#)
                == [.line, .circle(radius: 2)])
        let error = #expect(throws: JSONDecodingError.self) {
            try decode([Shape].self, #"[{"kind": "circel", "radius": 2}]"#)
        }
        #expect(
            error?.description == """
                test.json:1:11: error: unknown value 'circel' for '[0].kind' [unknown-value]
                  help: closest value is 'circle'
                  help: known values are 'circle', 'line'
                """)
    }

    @Test func `lets a value's own code catch errors and try alternatives`() throws {
        struct Lenient: Decodable {
            var number: Int?
            var nested: [Bool] = []
            var sup: String
            enum Key: CodingKey { case number, nested, list }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Key.self)
                do {
                    number = try container.decode(Int.self, forKey: .number)
                } catch DecodingError.typeMismatch {
                    number = -1
                } catch DecodingError.keyNotFound {
                    number = -2
                }
                let inner = try container.nestedContainer(keyedBy: Key.self, forKey: .nested)
                var list = try inner.nestedUnkeyedContainer(forKey: .list)
                #expect(list.count == 3)
                while !list.isAtEnd {
                    if try list.decodeNil() { continue }
                    nested.append(try list.decode(Bool.self))
                }
                #expect(throws: DecodingError.self) { try list.decode(Bool.self) }
                sup = try String(from: container.superDecoder())
            }
        }
        let text = #"{"number": "x", "nested": {"list": [true, null, false]}, "super": "s"}"#
        let value = try decode(Lenient.self, text)
        #expect(value.number == -1)
        #expect(value.nested == [true, false])
        #expect(value.sup == "s")
    }

    @Test func `decodes a value of a parsed document`() throws {
        let text = MarkedText(
            #"{"a": {"value": 2, "unit": "kg"}, "b": {"value": ①"x", "unit": "kg"}}"#)
        let root = try JSONDocument(parsing: text.bytes, file: "test.json").root
        let good = try #require(root["a"])
        #expect(
            try JSONTextDecoder().decode(Weight.self, from: good) == Weight(value: 2, unit: .kg))
        let bad = try #require(root["b"])
        let error = #expect(throws: JSONDecodingError.self) {
            try JSONTextDecoder().decode(Weight.self, from: bad)
        }
        #expect(error?.diagnostics.first?.place == text.places[0])
        #expect(
            error?.diagnostics.first?.message
                == "expected a number for 'value', found the string 'x'")
    }

    @Test func `encodes and decodes a thousand levels`() throws {
        struct Nest: Codable {
            var inner: [Nest]
            init(from decoder: any Decoder) throws {
                inner = try decoder.singleValueContainer().decode([Nest].self)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(inner)
            }
        }
        let text = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
        let nest = try decode(Nest.self, text)
        let bytes = try JSONTextEncoder(style: .compact).encode(nest)
        #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
    }

    @Test func `shortens long text in messages`() {
        let error = #expect(throws: JSONDecodingError.self) {
            try decode(Int.self, "\"\(String(repeating: "x", count: 100))\"")
        }
        #expect(
            error?.diagnostics.first?.message
                == "expected a whole number, found the string '\(String(repeating: "x", count: 40))…'"
        )
    }
}
