import CandelaPipeline
import CandelaTokens
import Foundation
import Testing
import candela_generate

/// The package's token files, and the outlines of them in the program.
struct TokenFilesTests {
    private static let source = SourceFolder(
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path)

    @Test func `are part of the program, as tones, comments and web files are`() throws {
        var diagnostics: [Diagnostic] = []
        let changes = [GeneratedPart.brandTexts, .toolTexts].map {
            $0.changes(in: Self.source, diagnostics: &diagnostics) ?? []
        }
        #expect(diagnostics.report == "")
        #expect(
            changes.joined().map(\.path) == [],
            "run 'swift run candela-generate' and commit the changes")
    }

    @Test(arguments: [
        ("", "\n", "#"), ("", "\n\n", "#"),
        // A literal with more marks than its text has in a row is not ended by it.
        (###" ## \\#(a) \"\"\"#"###, "\n", "###"),
        // Swift reads a return in a literal of many lines as a new line.
        ("", "\r\n", ""),
    ])
    func `become literals that say the same`(words: String, end: String, marks: String) {
        let lines = [
            #"{"version": "2025.10","#, #""description": "x\#(words)","#,
            #""resolutionOrder": [{"type": "set", "name": "a", "sources": [{"a": {}}]}]}"#,
        ]
        let text = lines.joined(separator: end) + end
        var diagnostics: [Diagnostic] = []
        let access = FileAccess { _ throws(FileAccessError) in Array(text.utf8) }
        let file = TokenFileGenerator.file(access, diagnostics: &diagnostics)
        let escaped = text.replacing("\"", with: #"\""#).replacing("\r\n", with: #"\u{D}\n"#)
        let literal =
            marks.isEmpty ? "\"\(escaped)\"" : "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
        #expect(diagnostics.report == "")
        #expect(file?.path == "Sources/CandelaBrand/Generated/PackageTokens+Outlines.swift")
        #expect(file?.text.contains("static let resolver = \(literal)\n") == true)
    }

    @Test func `that are wrong make no copy, and say where`() {
        var diagnostics: [Diagnostic] = []
        let access = FileAccess { _ throws(FileAccessError) in Array(#"{"a": }"#.utf8) }
        #expect(TokenFileGenerator.file(access, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.report.hasPrefix("Tokens/candela.resolver.json:1:7: error: "))
    }

    @Test func `that no outline can hold make no copy, and say what to change`() {
        let files = [
            ThemeGenerator.tokensPath: """
            {"version": "2025.10", "resolutionOrder": [
             {"type": "set", "name": "a", "sources": [{"$ref": "a.tokens.json"}]}]}
            """,
            "Tokens/a.tokens.json": """
            {"a": {"b": {"$value": 1}, "$type": "number"}}
            """,
        ]
        let access = FileAccess { path throws(FileAccessError) in
            guard let text = files[path] else { throw .missing }
            return Array(text.utf8)
        }
        var diagnostics: [Diagnostic] = []
        #expect(TokenFileGenerator.file(access, diagnostics: &diagnostics) == nil)
        #expect(
            diagnostics.report.hasPrefix(
                "error: 'Tokens/a.tokens.json' cannot be compiled in [no-outline]\n  help: put"))
    }

    /// Whatever is not kept is left out of both sides.
    @Test func `are in their outlines, every name at its line and column`() throws {
        for name in Self.paths.keys {
            let path = "Tokens/\(name).tokens.json"
            let root = try JSONDocument(parsing: try Self.source.read(path), file: path).root
            let outline = try #require(TokenOutline.text(of: root), "\(path)")
            let json = TokenOutline.json(of: outline)
            let read = try JSONDocument(parsing: json, file: path).root
            #expect(read == root, "\(path)")
            let short = try #require(
                TokenOutline.text(of: root, keeping: CandelaHints.isKnown), "\(path)")
            let known = try JSONDocument(parsing: TokenOutline.json(of: short), file: path).root
            #expect(Self.places(read) == Self.places(root), "\(path)")
            #expect(Self.places(known) == Self.places(root), "\(path)")
        }
    }

    /// Where the names of all groups and tokens stand.
    private static func places(_ group: JSONValue) -> [SourcePlace] {
        group.members.filter { !$0.name.hasPrefix("$") }.flatMap { member in
            [member.namePlace] + (member.value.isObject ? places(member.value) : [])
        }
    }

    @Test func `say once what is equal in all products`() throws {
        let products = try Theme.Product.allCases.map { try Self.tokens("product/\($0.rawValue)") }
        let repeated = products[0].filter { path, token in
            products.allSatisfy { $0[path] == token }
        }
        #expect(repeated.keys.sorted() == [], "these belong to 'primitive/palette.tokens.json'")
    }

    /// A later token of the same path would take the place of the earlier one, its description and
    /// its extensions with it.
    @Test(arguments: Theme.Product.allCases, Appearance.allCases)
    func `define no path in two sets that apply together`(
        product: Theme.Product, appearance: Appearance
    ) throws {
        let contexts = ["product/\(product.rawValue)", "appearance/\(appearance.rawValue)"]
        var definitions: [String: [String]] = [:]
        for (name, paths) in Self.paths {
            let isChoice = name.hasPrefix("product/") || name.hasPrefix("appearance/")
            guard !isChoice || contexts.contains(name) else { continue }
            for path in paths { definitions[path, default: []].append(name) }
        }
        #expect(definitions.count > 1000)
        #expect(definitions.filter { $0.value.count > 1 } == [:])
    }

    /// The paths of the tokens of each file, by its name.
    private static let paths: [String: [String]] = {
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            ThemeGenerator.tokensPath, files: source.access, diagnostics: &diagnostics)
        let names = (project?.files ?? []).filter { $0.hasSuffix(".tokens.json") }.map { path in
            String(path.dropFirst("Tokens/".count).dropLast(".tokens.json".count))
        }
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, (try? tokens(name)).map { Array($0.keys) } ?? [])
            })
    }()

    /// The tokens of a file as it is written, by path.
    private static func tokens(_ name: String) throws -> [String: JSONValue] {
        let path = "Tokens/\(name).tokens.json"
        let root = try JSONDocument(parsing: try source.read(path), file: path).root
        var tokens: [String: JSONValue] = [:]
        func walk(_ group: JSONValue, _ path: [String]) {
            if group["$value"] != nil {
                tokens[path.joined(separator: ".")] = group
                return
            }
            for member in group.members where !member.name.hasPrefix("$") {
                walk(member.value, path + [member.name])
            }
        }
        walk(root, [])
        return tokens
    }
}
