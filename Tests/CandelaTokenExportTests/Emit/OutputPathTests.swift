import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

struct OutputPathTests {
    @Test(arguments: [
        "practice.dark", "größe", "夜", "a b", ".hidden", "-x", "com", "com10", "console", "null",
        "e\u{301}", "👩‍🚀", String(repeating: "é", count: 127),
    ])
    func `a usual name is a valid file name`(text: String) throws {
        #expect(try FileName(text).text == text)
    }

    @Test(arguments: [
        ("", FileName.Fault.empty), (".", .dots), ("..", .dots), ("a/b", .character("/")),
        ("../../pwned", .character("/")), ("/etc", .character("/")), (#"a\b"#, .character("\\")),
        ("a\u{0}b", .character("\u{0}")), ("a\nb", .character("\n")), ("c:", .character(":")),
        ("a\u{9B}2J", .character("\u{9B}")), ("a\u{202E}b", .character("\u{202E}")),
        ("a\u{2028}b", .character("\u{2028}")), ("what?", .character("?")), ("a.", .ending),
        ("a ", .ending), ("CON", .reserved), ("nul.css", .reserved), ("aux .x", .reserved),
        ("Lpt1", .reserved), ("com².json", .reserved),
        (String(repeating: "a", count: 256), .tooLong(256)),
        (String(repeating: "é", count: 128), .tooLong(256)),
    ])
    func `a name invalid on any file system is rejected`(text: String, fault: FileName.Fault) {
        #expect(throws: fault) { try FileName(text) }
    }

    @Test func `a path consists of valid names`() throws {
        #expect(try OutputPath(["a", "b.css"]).description == "a/b.css")
        #expect(throws: FileName.Fault.empty) { try OutputPath([]) }
        #expect(throws: FileName.Fault.dots) { try OutputPath(["a", "..", "b"]) }
        #expect(throws: FileName.Fault.empty) { try OutputPath(["", "etc"]) }
    }

    // MARK: Names from the data in exports

    private func export(
        _ text: String, named path: String = "test.resolver.json", as formats: [OutputFormat]
    ) throws -> (files: [EmittedFile], diagnostics: [Diagnostic], places: [SourcePosition]) {
        let marked = MarkedText(text, file: path)
        var (export, diagnostics) = try ForeignSet.export(
            String(decoding: marked.bytes, as: UTF8.self), from: path)
        let files = export.files(as: formats, diagnostics: &diagnostics)
        return (files, diagnostics, marked.places)
    }

    private static let color =
        ##"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##

    private func resolver(_ contexts: String, _ more: String = "") -> String {
        """
        {"version": "2025.10", "resolutionOrder": [
          {"type": "set", "name": "base", "sources": [\(Self.color)]},
          {"type": "modifier", "name": "brand", "contexts": {\(contexts)}}\(more)]}
        """
    }

    @Test(arguments: [OutputFormat.json, .dtcg, .css, .scss, .ts])
    func `a context that is not a file name is an error at its place`(format: OutputFormat) throws {
        let (files, found, places) = try export(
            resolver(#"①"../../pwned": [], ②"a/b": [], ③"a\u0000b": [], "fine": []"#), as: [format])
        #expect(files.allSatisfy { $0.path.hasPrefix("fine.") }, "\(files.map(\.path))")
        #expect(!files.isEmpty)
        #expect(Set(found.map(\.id)) == ["unusable-file-name"])
        #expect(Set(found.compactMap(\.place)) == Set(places))
        #expect(
            found.first?.message
                == "the context '../../pwned' of 'brand' cannot be part of a file name: it has a '/'"
        )
    }

    @Test(arguments: [OutputFormat.swift, .swiftui, .xcassets, .android, .compose])
    func `formats with identifiers as names accept any context`(format: OutputFormat) throws {
        let (files, found, _) = try export(resolver(#""../../pwned": [], "b/c": []"#), as: [format])
        #expect(!found.hasErrors, "\(found.report)")
        #expect(files.allSatisfy { !$0.path.contains("..") && !$0.path.contains("b/c") })
    }

    @Test func `two permutations with the same name are an error with both places`() throws {
        let (_, found, places) = try export(
            resolver(
                #""x": [], "x.y": []"#,
                #", {"type": "modifier", "name": "size", "contexts": {①"y.z": [], ②"z": []}}"#),
            as: [.json])
        #expect(found.map(\.id) == ["file-clash"], "\(found.report)")
        #expect(found.first?.message == "two files would be named 'x.y.z.json'")
        #expect(found.first?.place == places[1])
        #expect(found.first?.notes.map(\.place) == [places[0], places[1]])
        #expect(
            found.first?.notes.first?.message
                == "the first is for the context 'x' of 'brand' and the context 'y.z' of 'size'")
    }

    @Test(arguments: [
        (#""Brand": [], "brand": []"#, "'Brand.json' and 'brand.json'"),
        (#""STRASSE": [], "straße": []"#, "'STRASSE.json' and 'straße.json'"),
        (#""\u00e9": [], "e\u0301": []"#, "'\u{E9}.json' and 'e\u{301}.json'"),
        (#""a\u200bb": [], "ab": []"#, "'a\u{200B}b.json' and 'ab.json'"),
    ])
    func `names that only some file systems distinguish are an error`(
        contexts: String, names: String
    ) throws {
        let (_, found, _) = try export(resolver(contexts), as: [.json])
        #expect(found.map(\.id) == ["file-clash"], "\(found.report)")
        #expect(found.first?.message == "\(names) would be the same file on many file systems")
    }

    @Test func `files of two formats must differ too`() throws {
        let (_, found, _) = try export(
            resolver(#""x": [], "x.tokens": []"#), as: [.json, .dtcg])
        #expect(found.map(\.message) == ["two files would be named 'x.tokens.json'"])
    }

    @Test func `a token with an invalid file name is an error at its place`() throws {
        let name = String(repeating: "n", count: 250)
        let (_, found, places) = try export(
            ##"{①"\##(name)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##,
            named: "test.tokens.json", as: [.xcassets])
        #expect(found.map(\.id) == ["unusable-file-name"])
        #expect(found.first?.place == places[0])
        // 250 letters and '.colorset'
        #expect(
            found.first?.message.hasSuffix("it has 259 bytes, more than the limit of 255") == true)
    }

    @Test func `contexts with the same joined name are not merged`() throws {
        let (files, found, _) = try export(
            resolver(
                #""a-b": [], "a": []"#,
                #", {"type": "modifier", "name": "size", "contexts": {"c": [], "b-c": []}}"#),
            as: [.css])
        #expect(
            found.map(\.message) == ["two files would be named 'a-b-c.css'"], "\(files.map(\.path))"
        )
    }
}
