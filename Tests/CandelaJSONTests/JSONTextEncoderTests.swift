import CandelaJSON
import Testing

struct JSONTextEncoderTests {
    func text(_ value: some Encodable) throws -> String {
        String(decoding: try JSONTextEncoder(style: .compact).encode(value), as: UTF8.self)
    }

    struct Card: Codable {
        enum Tier: String, Codable { case none, high }
        var title = "Read"
        var count = 7
        var fraction = 0.5
        var tier = Tier.high
        var note: String?
        var goal: Double? = 12
        var isOn = true
        var marks = [1, 2]
        var inner = Inner()
        var last: Tier?
    }

    struct Inner: Codable {
        var z = "z"
        var a: [String] = []
    }

    @Test func `keeps declaration order and omits only nil`() throws {
        #expect(
            try text(Card())
                == #"{"title":"Read","count":7,"fraction":0.5,"tier":"high","goal":12,"isOn":true,"#
                + #""marks":[1,2],"inner":{"z":"z","a":[]}}"# + "\n")
    }

    @Test func `is pretty-printed by default`() throws {
        #expect(
            String(decoding: try JSONTextEncoder().encode(Inner(z: "é", a: ["b"])), as: UTF8.self)
                == """
                {
                  "z": "é",
                  "a": [
                    "b"
                  ]
                }

                """)
    }

    @Test func `accepts any value at the top level`() throws {
        #expect(try text("a") == "\"a\"\n")
        #expect(try text(-0.0) == "0\n")
        #expect(try text([[1], []]) == "[[1],[]]\n")
        #expect(try text(UInt64.max) == "18446744073709551615\n")
        #expect(try text(Int64.min) == "-9223372036854775808\n")
        #expect(try text(Float(0.1)) == "0.1\n")
        #expect(try text(String?.none) == "null\n")
        #expect(try text([1, nil, 3]) == "[1,null,3]\n")
    }

    @Test func `omits every nil member, also the first, the only one and explicit ones`()
        throws
    {
        struct Pair<T: Encodable>: Encodable {
            var a: T
            var b: T
        }
        struct Explicit: Encodable {
            enum Key: CodingKey { case a, b }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encodeNil(forKey: .a)
                try container.encode(Int?.none, forKey: .a)
                try container.encode(1, forKey: .b)
            }
        }
        #expect(try text(Pair<Int?>(a: nil, b: 1)) == "{\"b\":1}\n")
        #expect(try text(Pair<[Int]?>(a: [1], b: nil)) == "{\"a\":[1]}\n")
        #expect(try text(Pair<Int??>(a: .some(nil), b: nil)) == "{}\n")
        #expect(try text(Explicit()) == "{\"b\":1}\n")
        #expect(try text(["k": Int?.none, "l": 1]) == "{\"l\":1}\n")
    }

    @Test func `sorts dictionaries by the bytes of their keys`() throws {
        let names = ["b", "a", "é", "Z", "aa", ""]
        let pairs = Dictionary(uniqueKeysWithValues: names.map { ($0, [$0: 1]) })
        #expect(
            try text(pairs)
                == #"{"":{"":1},"Z":{"Z":1},"a":{"a":1},"aa":{"aa":1},"b":{"b":1},"é":{"é":1}}"#
                + "\n")
        #expect(try text(["b": 1.5, "a": 2]) == "{\"a\":2,\"b\":1.5}\n")
        #expect(try text([2: "b", 1: "a"]) == "{\"1\":\"a\",\"2\":\"b\"}\n")
        #expect(try text([String: Int]()) == "{}\n")
        #expect(
            String(decoding: try JSONTextEncoder().encode(["a": ["b": [1]]]), as: UTF8.self)
                == "{\n  \"a\": {\n    \"b\": [\n      1\n    ]\n  }\n}\n")
    }

    /// A union in the package's form: `kind` first, then the members that the case encodes.
    enum Shape: Encodable {
        case circle(Circle)
        case line
        struct Circle: Encodable { var radius = 2 }
        enum Key: CodingKey { case kind }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            switch self {
            case .circle(let circle):
                try container.encode("circle", forKey: .kind)
                try circle.encode(to: encoder)
            case .line: try container.encode("line", forKey: .kind)
            }
        }
    }

    @Test func `writes several containers of one value into one object`() throws {
        #expect(
            try text([Shape.circle(.init()), .line])
                == #"[{"kind":"circle","radius":2},{"kind":"line"}]"# + "\n")
    }

    @Test func `puts nested containers where they were requested`() throws {
        struct Odd: Encodable {
            enum Key: CodingKey { case a, b, c, d }
            func encode(to encoder: any Encoder) throws {
                var outer = encoder.container(keyedBy: Key.self)
                var a = outer.nestedContainer(keyedBy: Key.self, forKey: .a)
                var b = outer.nestedUnkeyedContainer(forKey: .b)
                let sup = outer.superEncoder()
                let empty = outer.superEncoder(forKey: .d)
                try outer.encode(9, forKey: .c)
                try b.encode(1)
                try a.encode([true], forKey: .b)
                var deep = b.nestedContainer(keyedBy: Key.self)
                var list = b.nestedUnkeyedContainer()
                let element = b.superEncoder()
                try b.encodeNil()
                #expect(b.count == 5)
                try "x".encode(to: element)
                try list.encode("y")
                try deep.encode("z", forKey: .a)
                try a.encode(2, forKey: .a)
                try Inner().encode(to: sup)
                _ = empty
            }
        }
        #expect(
            try text(["k": Odd()])
                == #"{"k":{"a":{"b":[true],"a":2},"b":[1,{"a":"z"},["y"],"x",null],"#
                + #""super":{"z":"z","a":[]},"d":{},"c":9}}"# + "\n")
        let pretty = try JSONTextEncoder().encode([Odd()])
        var writer = JSONWriter()
        writer.copy(try JSONDocument(parsing: pretty, file: "a").root)
        #expect(writer.finish() == pretty)
    }

    @Test func `writes into a document in progress`() throws {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("a")
        try JSONTextEncoder().encode(Inner(), to: &writer)
        writer.name("b")
        try JSONTextEncoder().encode([1], to: &writer)
        writer.endObject()
        let bytes = writer.finish()
        var copy = JSONWriter()
        copy.copy(try JSONDocument(parsing: bytes, file: "a").root)
        #expect(bytes == copy.finish())
    }

    @Test func `leaves a document unchanged if a value cannot be encoded`() {
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        writer.name("a")
        #expect(throws: JSONEncodingError.self) {
            try JSONTextEncoder().encode(["b": [1, .nan]], to: &writer)
        }
        writer.null()
        writer.endObject()
        #expect(String(decoding: writer.finish(), as: UTF8.self) == #"{"a":null}"# + "\n")
    }

    @Test func `reports the path of a number that is not finite`() throws {
        struct Bar: Encodable { var fraction: Double }
        struct Box: Encodable { var bars: [Bar], sizes: [String: [Float]] }
        func error(_ value: some Encodable) -> String? {
            #expect(throws: JSONEncodingError.self) { try JSONTextEncoder().encode(value) }?
                .description
        }
        #expect(
            error(Box(bars: [.init(fraction: 1), .init(fraction: .nan)], sizes: [:]))
                == "bars[1].fraction: nan is not a JSON number")
        #expect(
            error(Box(bars: [], sizes: ["a": [0, -.infinity]]))
                == "sizes.a[1]: -inf is not a JSON number")
        #expect(error(Double.infinity) == "inf is not a JSON number")
    }

    @Test func `reports errors thrown by a value's own code`() throws {
        struct Bad: Encodable {
            func encode(to encoder: any Encoder) throws {
                throw EncodingError.invalidValue(
                    self, .init(codingPath: encoder.codingPath, debugDescription: "no words"))
            }
        }
        let error = #expect(throws: JSONEncodingError.self) { try text(["a": [Bad()]]) }
        #expect(error?.description == "a[0]: no words")
    }
}
