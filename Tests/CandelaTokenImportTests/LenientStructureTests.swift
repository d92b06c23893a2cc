import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import CandelaTokenImport
import Testing

struct LenientStructureTests {
    @Test func `accepts members without a dollar sign in files without any`() {
        let fixture = LenientFixture(
            ##"{"color": {"comment": "Of the brand.", "red": {"value": "#f00", "type": "color", "description": "Hot", "comment": "Not pink.", "attributes": {"item": 1}}}}"##
        )
        #expect(
            fixture.value("color.red")
                == ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000"}"##)
        #expect(fixture.run.json.contains(#""$description":"Hot""#))
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.ids.contains("lenient-member-name"))
    }

    @Test func `accepts only the dollar form in a mixed file`() {
        let fixture = LenientFixture(
            #"{"a": {"$type": "number", "$value": 1}, "b": {"type": "number", "value": 2}}"#)
        #expect(fixture.value("b") == nil)
        #expect(!fixture.ids.contains("lenient-member-name"))
    }

    @Test func `moves the value of a token with children to its root`() {
        let fixture = LenientFixture(
            #"{"a": {"$type": "number", "$value": 1, "$description": "One", "b": {"$type": "number", "$value": 2}}, "#
                + ##""c": {"$type": "number", "$value": "{a}"}, "d": {"$type": "number", "$value": {"$ref": "#/a/$value"}}}"##
        )
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value("a.$root") == "1" && fixture.value("a.b") == "2")
        #expect(fixture.value("c") == "1" && fixture.value("d") == "1")
        #expect(fixture.ids == ["lenient-token-with-children", "lenient-reference"])
    }

    @Test(arguments: ["{ a.b }", "{a.b.value}", "{a.b.$value}", "$a.b", "{a .b}"])
    func `converts references of other tools`(text: String) {
        let fixture = LenientFixture(
            #"{"a": {"b": {"$type": "number", "$value": 3}}, "c": {"$type": "number", "$value": "\#(text)"}}"#
        )
        #expect(fixture.value("c") == "3")
        #expect(fixture.ids == ["lenient-reference"] && fixture.run.errors.isEmpty)
    }

    @Test func `keeps a last step 'value' if it is a token's name`() {
        let fixture = LenientFixture(
            #"{"a": {"value": {"$type": "number", "$value": 3}}, "c": {"$type": "number", "$value": "{a.value}"}}"#
        )
        #expect(fixture.value("c") == "3" && fixture.ids.isEmpty)
    }

    @Test func `converts a dotted name to a path and keeps unknown members`() {
        let fixture = LenientFixture(
            #"{"$themes": [1], "x.y.z": {"$type": "number", "$value": 4}, "r": {"$type": "number", "$value": "{x.y.z}"}}"#
        )
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value("x.y.z") == "4" && fixture.value("r") == "4")
        #expect(fixture.ids == ["lenient-dotted-name", "lenient-member"])
    }

    @Test(arguments: [
        #""$type": "length", "$comment": "c", "$value": "4px""#,
        #""$value": "4px", "$type": "length", "$comment": "c""#,
        #""$comment": "c", "$value": "{ b }", "$type": "length""#,
    ])
    func `keeps an unknown member of a token whose type changes`(members: String) {
        let fixture = LenientFixture(
            #"{"a": {\#(members)}, "b": {"$type": "dimension", "$value": "4px"}}"#)
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value() == #"{"value":4,"unit":"px"}"#)
        #expect(
            fixture.run.json.contains(
                #""$extensions":{"org.candela.kept":{"$comment":"c"}}"#))
    }

    @Test func `rejects a dotted name that clashes`() {
        let fixture = LenientFixture(
            #"{"x": {"$type": "number", "$value": 1}, "x.y": {"$type": "number", "$value": 4}}"#)
        #expect(fixture.ids == ["invalid-name"])
    }

    @Test func `takes a missing type from the form of the value only`() {
        let fixture = LenientFixture(#"{"a": {"$value": 1}}"#)
        #expect(fixture.ids == ["lenient-type"] && fixture.value() == "1")
        let text = LenientFixture(#"{"a": {"$value": "word"}}"#)
        #expect(text.ids == ["lenient-other-type"] && text.value() == "\"word\"")
        #expect(LenientFixture(#"{"a": {"$value": [1]}}"#).ids == ["missing-type"])
    }

    @Test func `accepts comments, trailing commas and a byte order mark`() {
        let fixture = LenientFixture(
            "\u{FEFF}{ // ünd\n\"a\": {\"$type\": \"number\", /* , */ \"$value\": 1, }, \"b//\": {\"$type\": \"numbr\", \"$value\": 1,}\n}"
        )
        #expect(fixture.value("a") == "1")
        #expect(
            fixture.ids.starts(with: [
                "lenient-byte-order-mark", "lenient-comment", "lenient-comma",
            ]))
        // The two-character comment before 'ünd' and everything after it keep their columns.
        let word = fixture.run.diagnostics.first { $0.id == "lenient-type" }
        #expect(word?.place?.line == 2)
    }

    @Test func `reads modes of other tools as a modifier`() {
        let fixture = LenientFixture(
            #"{"a": {"$type": "number", "$value": 1, "$extensions": {"com.figma": {"modes": {"dark": 2}}}}}"#
        )
        #expect(fixture.value() == "1")
        #expect(fixture.run.project?.modifiers.first?.contexts == ["default", "dark"])
        #expect(fixture.ids == ["lenient-modes"])
    }

    /// Modes, the contexts made of them, and the values of `a` and `b` in each.
    @Test(arguments: [
        // `b` has no light value, so its own counts.
        (#"{"light": 1, "dark": 2}"#, #"{"dark": 4}"#, ["light", "dark"], [1, 2], [3, 4]),
        // Light values that differ from the tokens' own.
        (#"{"light": 5, "dark": 2}"#, #"{"dark": 4}"#, ["light", "dark"], [5, 2], [3, 4]),
        (#"{"light": 5}"#, #"{"dark": 4}"#, ["light", "dark"], [5, 1], [3, 4]),
        (#"{"dark": 2}"#, #"{}"#, ["default", "dark"], [1, 2], [3, 3]),
        (
            #"{"acme": 2}"#, #"{"globex": 4}"#, ["default", "acme", "globex"], [1, 2, 1], [3, 3, 4]
        ),
        (#"{"acme": 1}"#, #"{"globex": 4}"#, ["acme", "globex"], [1, 1], [3, 4]),
        // Names of one appearance, in any letter case.
        (
            #"{"Light": 5, "Dark": 2}"#, #"{"light": 6, "dark": 4}"#, ["Light", "Dark"], [5, 2],
            [6, 4]
        ),
        (
            #"{"default": 1, "dark": 2}"#, #"{"light": 6, "dark": 4}"#, ["default", "dark"],
            [1, 2],
            [6, 4]
        ),
    ])
    func `a token without a value for a mode has its own`(
        a: String, b: String, contexts: [String], ofA: [Double], ofB: [Double]
    ) throws {
        let fixture = LenientFixture(
            #"""
            {"a": {"$type": "number", "$value": 1, "$extensions": {"mode": \#(a)}},
             "b": {"$type": "number", "$value": 3, "$extensions": {"mode": \#(b)}}}
            """#)
        let project = try #require(fixture.run.project)
        #expect(project.modifiers.map(\.contexts) == [contexts])
        var diagnostics: [Diagnostic] = []
        for (index, context) in contexts.enumerated() {
            let tokens = project.resolve(["mode": context], diagnostics: &diagnostics)
            #expect(tokens?["a"]?.value == .number(ofA[index]), "a in \(context)")
            #expect(tokens?["b"]?.value == .number(ofB[index]), "b in \(context)")
        }
        let export = TokenExport(
            project, project.permutations, name: "t", diagnostics: &diagnostics)
        _ = OutputFormat.css.files(for: export, diagnostics: &diagnostics)
        #expect(!diagnostics.hasErrors, "\(diagnostics.report)")
    }

    @Test func `names of one appearance are two modes if a token has a value for each`() {
        let fixture = LenientFixture(
            #"""
            {"a": {"$type": "number", "$value": 1,
                   "$extensions": {"mode": {"default": 1, "light": 5, "dark": 2}}}}
            """#)
        #expect(fixture.run.project?.modifiers.map(\.contexts) == [["default", "light", "dark"]])
    }

    @Test func `a repeated name leaves out the later one, with both places`() throws {
        let marked = MarkedText(
            #"{"a": {②"$type": "number", "$value": 1, "b": 0, ①"$type": "color"}, ④"g": {"c": {"$type": "number", "$value": 2}}, ③"g": {"c": {"$type": "number", "$value": 3}}, "d": {"$type": "number", "$value": 4}}"#
        )
        for comment in ["", "// x\n"] {
            let fixture = LenientFixture(String(decoding: marked.bytes, as: UTF8.self) + comment)
            #expect(fixture.run.errors.isEmpty, "\(fixture.run.diagnostics.report)")
            #expect(fixture.value("a") == "1" && fixture.value("g.c") == "2")
            #expect(fixture.value("d") == "4")
            let found = fixture.run.diagnostics.filter { $0.id == "lenient-duplicate-name" }
            let columns = marked.places.map(\.column)
            #expect(Set(found.map { $0.place?.column }) == [columns[0], columns[2]])
            #expect(Set(found.map { $0.notes.first?.place?.column }) == [columns[1], columns[3]])
        }
    }

    @Test(arguments: [
        (##"{"a": {"value": "#fff", "type": "color"}}"##, true),
        (##"{"g": {"a": {"value": "1px"}}}"##, true),
        (##"{"value": {"a": {"$type": "number", "$value": 1}}}"##, false),
        (##"{"a": {"$type": "number", "$value": 1}, "b": {"value": 1}}"##, false),
        (##"{"a": {"type": "color"}}"##, false),
    ])
    func `strict reading of another tool's file names the ways out`(text: String, isOther: Bool) {
        var options = TokenProject.Options()
        options.isLenient = false
        let found = TokenFixture(text).resolve(options: options).diagnostics
        let error = found.first { $0.id == "other-format" }
        #expect((error != nil) == isOther)
        guard let error else { return }
        #expect(found.count == 1)
        for word in ["--lenient", "tokens upgrade", "tokens init"] {
            #expect(error.help.contains { $0.contains(word) })
        }
    }

    @Test(arguments: [
        ("color", ##""#fff""##, true), ("dimension", #""1px""#, true), ("dimension", "4", true),
        ("duration", #""0.2s""#, true), ("fontWeight", #""Bold""#, true),
        ("color", #""reddish""#, false), ("dimension", #""1parsec""#, false),
        ("number", "true", false),
    ])
    func `strict reading of another notation names the ways out`(
        type: String, value: String, isKnown: Bool
    ) throws {
        var options = TokenProject.Options()
        options.isLenient = false
        let text = "{\"a\": {\"$type\": \"\(type)\", \"$value\": \(value)}}"
        let error = try #require(TokenFixture(text).resolve(options: options).errors.first)
        for word in ["--lenient", "tokens upgrade"] {
            #expect(error.help.contains { $0.contains(word) } == isKnown, "\(error)")
        }
    }

    /// Notations of the same meaning are one line; parts left out or without effect are listed.
    @Test func `what is moved or wrapped keeps its place`() throws {
        let text = """
            {"x.y": {"$type": "dimension", "$value": "1furlong",
              "in": {"$value": "2furlong"}},
             "c": {"$type": "composition", "$value": {"sizing": "3furlong"}},
             "m": {"$type": "dimension", "$value": "1px",
               "$extensions": {"mode": {"dark": "4furlong"}}}}
            """
        let lines = text.split(separator: "\n")
        for inputs in [[:], ["mode": "dark"]] {
            var options = TokenProject.Options()
            options.isLenient = true
            let run = TokenFixture(text, named: "t.json").resolve(inputs, options: options)
            for number in 1...(inputs.isEmpty ? 3 : 4) {
                let value = "\"\(number)furlong\""
                let line = try #require(lines.firstIndex { $0.contains(value) })
                let start = try #require(lines[line].firstRange(of: value)).lowerBound
                let column = lines[line].distance(from: lines[line].startIndex, to: start) + 1
                #expect(
                    run.diagnostics.contains {
                        $0.place?.line == line + 1 && $0.place?.column == column
                    }, "\(value): \(run.diagnostics.report)")
            }
        }
    }

    @Test func `all unknown members of a token are kept together`() {
        let fixture = LenientFixture(
            ##"""
            {"a": {"$type": "color", "$value": "#fff", "$strange": {"x": 1}, "other": 2,
              "$extensions": {"org.example": 1}}}
            """##)
        #expect(
            fixture.run.json.contains(
                #""org.example":1,"org.candela.kept":{"$strange":{"x":1},"other":2}}"#))
        #expect(!fixture.ids.contains("unknown-member"))
    }

    @Test func `warnings are grouped by their effect`() throws {
        let text = ##"""
            {"a": {"value": "#fff", "type": "color"}, "b": {"value": "4px", "type": "spacing"},
             "c": {"value": "1em", "type": "duration"}, "d": {"value": 1, "type": "number", "x": 2}}
            """##
        func ids(_ most: Int?) -> [String: [Diagnostic]] {
            var options = TokenProject.Options()
            options.isLenient = true
            options.messageLimit = most
            let found = TokenFixture(text).resolve(options: options).diagnostics
            return Dictionary(grouping: found, by: \.id)
        }
        let all = ids(nil)
        // Four members names, a hexadecimal colour, a length in a string and the type 'spacing'.
        let same = [
            "lenient-member-name", "lenient-hex-color", "lenient-dimension", "lenient-type-name",
        ]
        #expect(same.map { all[$0]?.count } == [4, 1, 1, 1])
        let few = ids(5)
        #expect(Set(few.keys) == ["lenient-notation", "lenient-member", "passed-over"])
        let line = try #require(few["lenient-notation"]?.first)
        #expect(few["lenient-notation"]?.count == 1 && line.message.contains("7 parts are"))
        #expect(line.place?.line == 1)
        #expect(few["lenient-member"]?.count == 1 && few["passed-over"]?.count == 1)
    }

    @Test func `types with and without the dollar sign are read alike`() throws {
        let text = ##"""
            {"a": {"$value": "#fff", "type": "color"},
             "b": {"$value": "4px", "$type": "dimension", "type": "dimension"},
             "c": {"$value": "8px", "type": "spacing"},
             "d": {"type": "number", "e": {"$value": 1}, "type-scale": {"$value": 2}},
             "f": {"$value": "{c}", "type": "dimension"},
             "type": {"g": {"$type": "number", "$value": 3}},
             "h": {"$value": 4, "$type": "number", "type": "brand"},
             "i": {"$value": 5, "$type": "number", "docs": {"type": "spacing"}},
             "j": {"$value": "#000", "type": "brand"}}
            """##
        var options = TokenProject.Options()
        options.isLenient = true
        options.messageLimit = 5
        let run = TokenFixture(text).resolve(options: options)
        #expect(run.tokens?["a"]?.type == .color)
        for (path, length) in [("b", 4.0), ("c", 8), ("f", 8)] {
            #expect(run.value(path) == .dimension(DimensionValue(length, .px)))
        }
        for (path, number) in [
            ("d.e", 1.0), ("d.type-scale", 2), ("type.g", 3), ("h", 4), ("i", 5),
        ] {
            #expect(run.value(path) == .number(number))
        }
        // The members of 'h', 'i' and 'j' that say something else.
        #expect(
            run.diagnostics.map(\.id) == [
                "lenient-member", "lenient-member", "lenient-type", "lenient-member",
                "lenient-notation",
            ])
        #expect(run.diagnostics.map(\.place?.line) == [7, 8, 9, 9, 1])
        #expect(run.json.contains(#""docs":{"type":"spacing"}"#))
    }

    @Test func `empty modes are no modifier`() {
        let text = #"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {}}}}"#
        let fixture = LenientFixture(text)
        #expect(fixture.run.project?.modifiers.isEmpty == true && fixture.ids.isEmpty)
        #expect(TokenFixture(text).resolve().diagnostics.isEmpty)
    }

    @Test(arguments: [
        ##"{"version": "2025-10-01", "sets": {"a": {"sources": [{"$ref": "a.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        ##"{"sets": {"a": {"sources": [{"$ref": "a.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        ##"{"version": "2025.10", "sets": {"a": {"sources": ["a.json"]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        ##"{"version": "2025.10", "modifiers": {"m": {"context": {"x": ["a.json"]}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "b.json#g"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
    ])
    func `corrects mistakes in resolver documents`(text: String) {
        let fixture = LenientFixture(
            text, named: "t.resolver.json",
            [
                "a.json": #"{"t": {"$type": "number", "$value": 5}}"#,
                "b.json": #"{"g": {"t": {"$type": "number", "$value": 5}}}"#,
            ])
        #expect(fixture.value("t") == "5")
        #expect(fixture.ids == ["lenient-resolver"] && fixture.run.errors.isEmpty)
    }

    @Test func `keeps components out of range`() {
        let value = #"{"colorSpace":"srgb","components":[1.2,-0.1,0]}"#
        let fixture = LenientFixture(type: "color", value: value)
        #expect(fixture.value() == value && fixture.ids == ["lenient-range"])
    }

    @Test(arguments: [
        #"{"a": {"$type": "number", "$value": 1}"#, #"{"a" {"$type": "number", "$value": 1}}"#,
    ])
    func `is not lenient if the meaning is unclear`(text: String) {
        #expect(!LenientFixture(text).run.errors.isEmpty)
    }
}
