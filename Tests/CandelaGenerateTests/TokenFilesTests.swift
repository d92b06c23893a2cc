import CandelaDTCG
import CandelaTokens
import Foundation
import Testing
import candela_generate

/// The package's token files, and their outlines that are compiled into the program.
struct TokenFilesTests {
    private static let source = SourceFolder(
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path)

    @Test func `are compiled into the program, like tones, comments and embedded files`() throws {
        var diagnostics: [Diagnostic] = []
        let changes = [
            GeneratedPart.brandTexts, .audit, .commandTexts, .webFiles, .supportCode, .colorNames,
        ].map {
            $0.changes(in: Self.source, diagnostics: &diagnostics) ?? []
        }
        #expect(diagnostics.report == "")
        #expect(
            changes.joined().map(\.path) == [],
            "run 'swift run candela-generate' and commit the changes")
    }

    @Test(arguments: [
        ("", "\n", "#"), ("", "\n\n", "#"),
        // A literal with more number signs than its text has in a row is not ended by the text.
        (###" ## \\#(a) \"\"\"#"###, "\n", "###"),
        // Swift reads a carriage return in a multi-line literal as a newline.
        ("", "\r\n", ""),
    ])
    func `become literals with the same text`(words: String, end: String, marks: String) {
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

    @Test func `files with errors produce no outline, and are reported with their places`() {
        var diagnostics: [Diagnostic] = []
        let access = FileAccess { _ throws(FileAccessError) in Array(#"{"a": }"#.utf8) }
        #expect(TokenFileGenerator.file(access, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.report.hasPrefix("Tokens/candela.resolver.json:1:7: error: "))
    }

    @Test func `files that no outline can represent produce none, with a suggestion`() {
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

    /// Members that outlines do not keep are removed from both sides.
    @Test func `equal their outlines, with every name at its line and column`() throws {
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

    /// The places of the names of all groups and tokens.
    private static func places(_ group: JSONValue) -> [SourcePosition] {
        group.members.filter { !$0.name.hasPrefix("$") }.flatMap { member in
            [member.namePlace] + (member.value.isObject ? places(member.value) : [])
        }
    }

    @Test func `state values once if they are equal in all products`() throws {
        let products = try Theme.Product.allCases.map { try Self.tokens("product/\($0.rawValue)") }
        let repeated = products[0].filter { path, token in
            products.allSatisfy { $0[path] == token }
        }
        #expect(repeated.keys.sorted() == [], "these belong to 'primitive/palette.tokens.json'")
    }

    /// A later token of the same path would replace the earlier one, including its description and
    /// extensions.
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

    /// The paths of the tokens of each file, by file name.
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

    /// The tokens of a file as written, by path.
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
