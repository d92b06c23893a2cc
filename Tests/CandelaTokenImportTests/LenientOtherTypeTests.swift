import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import CandelaTokenImport
import Testing

struct LenientOtherTypeTests {
    @Test(arguments: [
        ("string", #""a b""#, "string", #""a b""#),
        ("link", #""https://a.b""#, "string", #""https://a.b""#),
        ("textCase", #""none""#, "string", #""none""#), ("boolean", "true", "boolean", "true"),
        ("boolean", #""false""#, "boolean", "false"), ("string", "4", "number", "4"),
        ("breakpoint", #""640px""#, "dimension", #"{"value":640,"unit":"px"}"#),
        ("breakpoint", #""wide""#, "string", #""wide""#), ("zIndex", "10", "number", "10"),
    ])
    func `keeps texts and truth values of other types`(
        word: String, value: String, type: String, result: String
    ) {
        let fixture = LenientFixture(type: word, value: value)
        #expect(fixture.run.json.contains(#""$type":"\#(type)""#))
        #expect(fixture.value() == result && fixture.run.errors.isEmpty)
    }

    @Test(arguments: [
        ("borderRadius", "50%", "50%"), ("dimension", "50%", "50%"), ("sizing", "auto", "auto"),
        ("sizing", "var(--gap)", "var(--gap)"),
        ("letterSpacing", "-0.02em", "-0.02em"), ("lineHeights", "AUTO", "normal"),
        // Plain numbers are pixels; 4 * 2 is 8.
        ("spacing", "4 * 2 8px -2 0", "8px 8px -2px 0"),
        ("fontWeights", "Semi Condensed", "Semi Condensed"), ("boxShadow", "none", "none"),
    ])
    func `keeps texts that only CSS has in types of other tools`(
        word: String, value: String, text: String
    ) {
        let fixture = LenientFixture(type: word, value: "\"\(value)\"")
        #expect(fixture.value() == "\"\(text)\"" && fixture.run.json.contains(#""string""#))
        #expect(fixture.ids == ["lenient-other-type"])
    }

    @Test(arguments: [
        ("fontSizes", "16px", true), ("font-size", "16px", true), ("lineHeights", "24px", true),
        ("letterSpacing", "1px", true), ("fontSizes", "{b}", true), ("fontSizes", "{b} * 2", true),
        ("lineHeights", "{b} * 2", true), ("spacing", "16px", false),
        ("dimension", "16px", false), ("fontSizes", "clamp(1rem, 2vw, 3rem)", false),
    ])
    func `lengths of texts are known by their types`(
        word: String, value: String, isOfText: Bool
    ) throws {
        let fixture = LenientFixture(
            #"{"a": {"type": "\#(word)", "value": "\#(value)"}, "b": {"type": "sizing", "value": "4px"}}"#
        )
        let token = try #require(fixture.run.tokens?["a"], "\(fixture.run.diagnostics)")
        #expect(token.hints.isOfText == isOfText && fixture.run.errors.isEmpty)
    }

    @Test(arguments: [
        ("sizing", "clamp(1px, 2vw"), ("spacing", "None"), ("dimension", "50% +"),
        ("breakpoint", "None"),
    ])
    func `leaves out texts that no format has`(word: String, value: String) {
        let fixture = LenientFixture(type: word, value: "\"\(value)\"")
        #expect(fixture.value() == nil && fixture.run.errors.isEmpty)
    }

    @Test func `leaves out the text None without a type, but not that of a string`() {
        let fixture = LenientFixture(
            #"{"a": {"$value": "None"}, "b": {"$type": "string", "$value": "None"}, "#
                + #""c": {"$value": "{a}"}}"#)
        #expect(fixture.value("a") == nil && fixture.value("c") == nil)
        #expect(fixture.value("b") == #""None""# && fixture.ids == ["passed-over"])
    }

    @Test func `puts lengths beside each other, for aliases too`() {
        let fixture = LenientFixture(
            #"{"d": {"$type": "spacing", "$value": "{c}"}, "#
                + #""a": {"$type": "spacing", "$value": "4"}, "b": {"$type": "spacing", "$value": "50%"}, "#
                + #""c": {"$type": "spacing", "$value": "{a} * 2 {b}"}}"#)
        #expect(fixture.value("c") == #""8px 50%""# && fixture.value("d") == #""8px 50%""#)
        #expect(fixture.run.errors.isEmpty)
    }

    @Test func `leaves out an object of an unknown type`() {
        let fixture = LenientFixture(type: "animation", value: #"{"width": "4px"}"#)
        #expect(fixture.value() == nil && fixture.ids == ["passed-over"])
    }

    @Test func `gives the tokens of a group of an unknown type their own`() {
        let fixture = LenientFixture(
            ##"{"g": {"$type": "component", "a": {"$value": ""}, "b": {"$value": "#f00"}, "c": {"$value": "{g.b}"}}}"##
        )
        let red = ##"{"colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000"}"##
        #expect(fixture.value("g.a") == "\"\"" && fixture.value("g.b") == red)
        #expect(fixture.value("g.c") == red && fixture.run.errors.isEmpty)
    }

    @Test func `replaces references in a text`() {
        let fixture = LenientFixture(
            ##"{"w": {"$type": "dimension", "$value": "2px"}, "c": {"$type": "color", "$value": "#0af"}, "##
                + ##""a": {"$value": "{w} solid {c}"}, "b": {"$type": "string", "$value": "{a}"}}"##
        )
        #expect(fixture.value("a") == ##""2px solid #00aaff""##)
        #expect(fixture.value("b") == fixture.value("a"))
    }

    @Test(arguments: [("dashed", true), ("wavy", false)])
    func `checks a text in a border as a style`(style: String, isRead: Bool) {
        let fixture = LenientFixture(
            ##"{"s": {"$type": "string", "$value": "\##(style)"}, "##
                + ##""a": {"$type": "border", "$value": {"color": "#0af", "width": "1px", "style": "{s}"}}}"##
        )
        #expect((fixture.value("a") != nil) == isRead)
        #expect(fixture.value("s") == "\"\(style)\"" && fixture.run.errors.isEmpty)
    }

    @Test func `accepts no such type in strict reading`() {
        let run = TokenFixture(#"{"a": {"$type": "string", "$value": "x"}}"#).resolve()
        #expect(run.errors.map(\.id) == ["unknown-type"])
    }

    /// The file of a format, for a text and a number.
    private func file(_ format: OutputFormat, _ value: String) -> (String, [String]) {
        var options = TokenProject.Options()
        options.isLenient = true
        let text =
            #"{"a": {"$type": "string", "$value": "\#(value)"}, "#
            + #""n": {"$type": "number", "$value": 4}}"#
        let files = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        var found: [Diagnostic] = []
        guard
            let project = TokenProject.load(
                "t.json", files: files, options: options, diagnostics: &found)
        else { return ("", []) }
        let export = TokenExport(project, project.permutations, name: "t", diagnostics: &found)
        found = []
        let output = format.files(for: export, diagnostics: &found)
        let texts = output.map { String(decoding: $0.bytes, as: UTF8.self) }
        return (texts.joined(), found.map(\.id))
    }

    @Test(arguments: [
        (OutputFormat.json, "50% auto", #""$value": "50% auto""#),
        (.css, "50% auto", "--a: 50% auto;"), (.css, "a; b", #"--a: "a; b";"#),
        (.css, "f(1", #"--a: "f(1";"#), (.scss, "uppercase", "$a: uppercase;"),
        (.scss, "a / b", #"$a: unquote("a / b");"#), (.scss, "a;b", #"$a: "a;b";"#),
        (.ts, "a/b", #""a/b""#),
    ])
    func `writes texts in formats that have them`(
        format: OutputFormat, value: String, line: String
    ) {
        let (text, ids) = file(format, value)
        #expect(text.contains(line) && ids.isEmpty)
    }

    @Test(arguments: [
        OutputFormat.dtcg, .swift, .swiftui, .xcassets, .android, .compose,
    ])
    func `leaves texts out of other formats with a warning`(format: OutputFormat) {
        let (text, ids) = file(format, "xyzzy")
        #expect(!text.contains("xyzzy") && ids.contains("not-in-format"))
    }
}
