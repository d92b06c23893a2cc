import CandelaPipeline
import Foundation
import Testing
import candela_generate

/// The package's token files, and the copy of them in the tool.
struct TokenFilesTests {
    private static let source = SourceFolder(
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path)

    @Test func `are part of the tool as they stand`() throws {
        var diagnostics: [Diagnostic] = []
        let changes = GeneratedPart.tokenFiles.changes(in: Self.source, diagnostics: &diagnostics)
        #expect(diagnostics.report == "")
        #expect(
            changes?.map(\.path) == [], "run 'swift run candela-generate' and commit the changes")
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
        let files = TokenFileGenerator.files(access, diagnostics: &diagnostics)
        let escaped = text.replacing("\"", with: #"\""#).replacing("\r\n", with: #"\r\n"#)
        let literal =
            marks.isEmpty ? "\"\(escaped)\"" : "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
        let row = "        (\"\(ThemeGenerator.tokensPath)\", \(literal)),\n    ]\n}\n"
        #expect(diagnostics.report == "")
        #expect(files?.map(\.path) == ["Sources/candela/Generated/PackageTokens+Files.swift"])
        #expect(files?.first?.text.hasSuffix(row) == true)
    }

    @Test func `that are wrong make no copy, and say where`() {
        var diagnostics: [Diagnostic] = []
        let access = FileAccess { _ throws(FileAccessError) in Array(#"{"a": }"#.utf8) }
        #expect(TokenFileGenerator.files(access, diagnostics: &diagnostics) == nil)
        #expect(diagnostics.report.hasPrefix("Tokens/candela.resolver.json:1:7: error: "))
    }
}
