import CandelaDTCG
import CandelaTestSupport
import Testing

/// References in braces and by pointer, chains and cycles.
struct AliasTests {
    static let black = ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##

    @Test func `finds targets before and after the alias`() {
        let run = TokenFixture(
            """
            {"first": {"$value": "{group.last}"},
             "group": {"$type": "number", "last": {"$value": 3}, "again": {"$value": "{first}"}}}
            """
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.value("first") == .number(3))
        #expect(run.value("group.again") == .number(3))
        #expect(run.tokens?["group.again"]?.aliasTarget == "first")
    }

    /// `$root` names a token only as the last step.
    @Test(arguments: ["{a.$root.b}", "{$root.a}", "{a.$root.$root}"])
    func `rejects a root in the middle of a path`(reference: String) {
        let run = TokenFixture(
            #"{"$type": "number", "a": {"$root": {"$value": 1}, "b": {"$value": 2}}, "#
                + #""c": {"$value": "\#(reference)"}}"#
        ).resolve()
        #expect(run.errors.count == 1, "\(run.diagnostics.report)")
        #expect(run.value("c") == nil)
    }

    @Test func `accepts a root at the end of a path`() {
        let run = TokenFixture(
            #"{"$type": "number", "a": {"$root": {"$value": 1}}, "c": {"$value": "{a.$root}"}}"#
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.value("c") == .number(1))
    }

    @Test func `follows 100,000 aliases`() {
        let aliases = (1...100_000).map { ##""t\##($0)": {"$value": "{t\##($0 - 1)}"}"## }
        let run = TokenFixture(
            ##"{\##(aliases.reversed().joined(separator: ",")), "t0": {"$type": "number", "$value": 7}}"##
        ).resolve()
        #expect(run.errors.isEmpty)
        #expect(run.value("t100000") == .number(7))
        #expect(run.tokens?["t50000"]?.type == .number)
    }

    @Test func `follows 5,000 pointers into values`() {
        let aliases = (1...5_000).map {
            ##""t\##($0)": {"$type": "dimension", "$value": {"value": {"$ref": "#/t\##($0 - 1)/$value/value"}, "unit": "px"}}"##
        }
        let first = ##""t0": {"$type": "dimension", "$value": {"value": 7, "unit": "rem"}}"##
        let run = TokenFixture("{\(aliases.reversed().joined(separator: ",")), \(first)}").resolve()
        #expect(run.errors.isEmpty)
        #expect(run.value("t5000") == .dimension(DimensionValue(7, .px)))
    }

    @Test func `follows 5,000 shadows that each contain the previous one`() {
        let layer =
            ##"{"color": \##(Self.black), "offsetX": "{z}", "offsetY": "{z}", "blur": "{z}", "spread": "{z}"}"##
        let shadows = (1...5_000).map { ##""s\##($0)": {"$value": ["{s\##($0 - 1)}"]}"## }
        let run = TokenFixture(
            """
            {"z": {"$type": "dimension", "$value": {"value": 0, "unit": "px"}},
             "$type": "shadow", "s0": {"$value": \(layer)}, \(shadows.joined(separator: ","))}
            """
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.prefix(3).map { "\($0)" })")
        #expect(run.value("s5000") == run.value("s0"))
    }

    @Test func `reports every token of a cycle, and none that only refers to it`() {
        let marked = MarkedText(
            """
            {"$type": "number", "a": {"$value": ①"{b}"}, "b": {"$ref": ②"#/c"},
             "c": {"$value": ③{"$ref": "#/a/$value"}}, "tail": {"$value": "{a}"},
             "well": {"$value": 1}}
            """)
        let run = TokenFixture(
            String(decoding: marked.bytes, as: UTF8.self), named: "test.json"
        ).resolve()
        #expect(run.ids == Array(repeating: "circular-alias", count: 3))
        #expect(Set(run.errors.compactMap(\.place)) == Set(marked.places))
        #expect(run.errors[0].message.contains("a → b → c → a"))
        #expect(run.tokens?.paths == ["well"])
    }

    // swift-format-ignore
    static let circles: [String] = [
        // A value that contains itself.
        ##"{"s": {"$type": "shadow", "$value": ["{s}"]}}"##,
        ##"{"s": {"$type": "shadow", "$value": ["{t}"]}, "t": {"$type": "shadow", "$value": ["{s}"]}}"##,
        // A part of a value that refers to itself.
        ##"{"d": {"$type": "dimension", "$value": {"value": {"$ref": "#/d/$value/value"}, "unit": "px"}}}"##,
        ##"{"d": {"$type": "dimension", "$value": {"value": {"$ref": "#/e/$value/value"}, "unit": "px"}}, "e": {"$type": "dimension", "$value": {"value": {"$ref": "#/d/$value/value"}, "unit": "px"}}}"##,
        // Through an alias of the whole value.
        ##"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": {"$ref": "#/a/$value/value"}}}"##,
        // A border around a stroke that takes a dash from the border.
        ##"{"b": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [0,0,0]}, "width": {"value": 1, "unit": "px"}, "style": "{s}"}}, "s": {"$type": "strokeStyle", "$value": {"dashArray": {"$ref": "#/b/$value/style/dashArray"}, "lineCap": "butt"}}}"##,
    ]

    @Test(arguments: circles)
    func `finds cycles through parts of values`(text: String) {
        let run = TokenFixture(text).resolve()
        #expect(run.ids.contains("circular-alias"), "\(run.diagnostics.report)")
        #expect(run.tokens?.count == 0)
    }

    @Test func `a part of a value may refer to another part of it`() {
        let run = TokenFixture(
            """
            {"s": {"$type": "shadow", "$value": {"color": \(Self.black), "offsetX": "{z}",
             "offsetY": "{z}", "blur": {"$ref": "#/s/$value/offsetX"}, "spread": "{z}"}},
             "z": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}}
            """
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        guard case .shadow(let layers) = run.value("s") else { return }
        #expect(layers.first?.blur == DimensionValue(2, .px))
    }

    // swift-format-ignore
    static let numbers: [(String, Double)] = [
        (##"{"$ref": "#/c/blue/$value/components/2"}"##, 0.8),
        (##"{"$ref": "#/alias/$value/components/2"}"##, 0.8),
        (##"{"$ref": "#/heir/blue/$value/components/2"}"##, 0.8),
        (##"{"$ref": "#/my~1g/a~0b/$value"}"##, 5),
        (##"{"$ref": "#/brand x/t/$value"}"##, 6),
        (##"{"$ref": "#/brand%20x/t"}"##, 6),
        (##"{"$ref": "#/list/$value/0"}"##, 0.25),
        ("\"{my/g.a~b}\"", 5),
        ("\"{$root}\"", 9),
        ("\"{brand x.t}\"", 6),
        ("\"{g.$root}\"", 8),
        (##"{"$ref": "#/g/$root/$value"}"##, 8),
    ]

    @Test(arguments: numbers)
    func `finds numbers by every kind of reference`(reference: String, number: Double) {
        let run = TokenFixture(
            """
            {"c": {"$type": "color", "blue": {"$value": {"colorSpace": "srgb",
             "components": [0, 0.4, 0.8]}}}, "alias": {"$value": "{c.blue}"},
             "heir": {"$extends": "{c}"}, "my/g": {"a~b": {"$type": "number", "$value": 5}},
             "brand x": {"t": {"$type": "number", "$value": 6}},
             "list": {"$type": "cubicBezier", "$value": [0.25, 0, 1, 1]},
             "g": {"$root": {"$type": "number", "$value": 8}},
             "$root": {"$type": "number", "$value": 9},
             "number": {"$type": "number", "$value": \(reference)}}
            """
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.value("number") == .number(number))
    }

    // swift-format-ignore
    static let faults: [(String, String, [String]?)] = [
        ("{a.b}", "unresolved-alias", ["closest name is 'a.c'"]),
        ("{a}", "alias-to-group", []),
        ("{r}", "alias-to-group", ["its root token is '{r.$root}'"]),
        ("{a.c", "malformed-reference", nil),
        ("{a.c} * 2", "malformed-reference", nil),
        ("{ a.c }", "unresolved-alias", ["a reference cannot contain spaces: write '{a.c}'"]),
        ("{A.c}", "unresolved-alias", ["closest name is 'a.c'"]),
    ]

    @Test(arguments: faults)
    func `reports a wrong reference with suggestions`(
        reference: String, id: String, help: [String]?
    ) {
        let marked = MarkedText(
            """
            {"a": {"c": {"$type": "number", "$value": 1}},
             "r": {"$root": {"$type": "number", "$value": 1}},
             "x": {"$type": "number", "$value": ①"\(reference)"}}
            """)
        let run = TokenFixture(
            String(decoding: marked.bytes, as: UTF8.self), named: "test.json"
        ).resolve()
        #expect(run.ids == [id], "\(run.diagnostics.report)")
        #expect(run.errors.first?.place == marked.places[0])
        #expect(run.errors.first?.message.contains("'\(reference)', '$value' of 'x'") == true)
        if let help { #expect(run.errors.first?.help == help) }
    }

    @Test func `an alias has its own description, deprecation and extensions`() {
        let run = TokenFixture(
            """
            {"a": {"$type": "number", "$value": 1, "$description": "one", "$deprecated": true,
             "$extensions": {"v": 1}}, "b": {"$value": "{a}"},
             "c": {"$value": "{a}", "$description": "{a} is text here"}}
            """
        ).resolve()
        #expect(run.tokens?["b"]?.description == nil)
        #expect(run.tokens?["b"]?.isDeprecated == false)
        #expect(run.tokens?["b"]?.extensions == nil)
        #expect(run.tokens?["c"]?.description == "{a} is text here")
        #expect(run.tokens?["a"]?.isDeprecated == true)
    }

    @Test func `names are compared bytewise, not by Unicode equivalence`() {
        // é as one scalar, and as e with a combining accent.
        let run = TokenFixture(
            """
            {"$type": "number", "\u{E9}": {"$value": 1}, "e\u{301}": {"$value": 2},
             "x": {"$value": "{e\u{301}}"}, "y": {"$value": "{\\u00e9}"}}
            """
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.value("x") == .number(2))
        #expect(run.value("y") == .number(1))
    }

    @Test func `groups may be 990 deep`() {
        let open = (0..<990).map { ##"{"g\##($0)": "## }.joined()
        let path = (0..<990).map { "g\($0)" }.joined(separator: ".")
        let run = TokenFixture(
            open + ##"{"$type": "number", "$value": 1}"## + String(repeating: "}", count: 990)
        ).resolve()
        #expect(run.errors.isEmpty)
        #expect(run.value(path) == .number(1))
    }

    /// RFC 6901, section 3: `~` is followed by 0 or 1.
    @Test(arguments: ["#/a~2/$value", "#/a~/$value", "#/a~/~0", "#/a%7E2/$value"])
    func `a tilde that is not an escape makes a pointer invalid`(pointer: String) {
        let marked = MarkedText(
            #"""
            {"$type": "number", "a~2": {"$value": 1}, "a~": {"$value": 2},
             "b": {"$value": {"$ref": ①"\#(pointer)"}}, "c": {"$ref": ②"\#(pointer)"},
             "d": {"$extends": ③"\#(pointer)"}}
            """#)
        let errors = TokenFixture(String(decoding: marked.bytes, as: UTF8.self)).resolve().errors
        #expect(errors.map(\.id) == Array(repeating: "malformed-reference", count: 3))
        #expect(Set(errors.compactMap { $0.place?.line }) == [2, 3])
        #expect(errors.count == 3)
    }

    @Test func `an escaped tilde is part of the name`() {
        let run = TokenFixture(
            ##"{"$type": "number", "a~2/b": {"$value": 1}, "b": {"$ref": "#/a~02~1b/$value"}}"##
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.value("b") == .number(1))
    }

    /// Also as a font name: `{x}` cannot be written as a literal.
    @Test(arguments: [
        #""{a.$type}""#, #"["{a.$type}"]"#, #"["Inter", "{a.$value}"]"#, #""{}""#, #""{a..b}""#,
    ])
    func `a whole string in braces is a reference or an error`(font: String) {
        let run = TokenFixture(
            #"{"a": {"$type": "number", "$value": 1}, "f": {"$type": "fontFamily", "$value": \#(font)}}"#
        ).resolve()
        #expect(run.errors.map(\.id) == ["malformed-reference"], "\(run.diagnostics.report)")
    }

    @Test func `braces inside a font name are text, with a warning`() {
        let run = TokenFixture(
            #"{"f": {"$type": "fontFamily", "$value": ["In{t}er", "{a} {b}"]}}"#
        ).resolve()
        #expect(run.errors.isEmpty, "\(run.diagnostics.report)")
        #expect(run.diagnostics.map(\.id) == ["braces-in-text", "braces-in-text"])
    }
}
