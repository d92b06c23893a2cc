import Testing
import CandelaPipeline

/// Files in memory and the results of loading them.
struct TokenFixture {
    /// Path → text. The text `/` marks a directory.
    let files: [String: String]
    let entry: String

    init(_ text: String, named entry: String = "test.tokens.json", _ others: [String: String] = [:])
    {
        self.entry = entry
        files = others.merging([entry: text]) { $1 }
    }

    var access: FileAccess {
        let files = files
        return FileAccess { (path: String) throws(FileAccessError) in
            guard let text = files[path] else { throw .missing }
            guard text != "/" else { throw .directory }
            return Array(text.utf8)
        }
    }

    /// The tokens of one permutation, and all diagnostics.
    func resolve(_ inputs: [String: String] = [:], options: TokenProject.Options = .init()) -> Run {
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            entry, files: access, options: options, diagnostics: &diagnostics)
        let tokens = project?.resolve(inputs, diagnostics: &diagnostics)
        return Run(project: project, tokens: tokens, diagnostics: diagnostics)
    }

    /// The diagnostics of a check.
    func check() -> [Diagnostic] { TokenCheck.run(entry, files: access) }

    struct Run {
        let project: TokenProject?
        let tokens: ResolvedTokens?
        let diagnostics: [Diagnostic]

        var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
        var ids: [String] { errors.map(\.id) }

        func value(_ path: String) -> TokenValue? { tokens?[path]?.value }

        /// The flat object on one line.
        var json: String {
            var writer = JSONWriter(style: .compact)
            tokens?.writeJSON(to: &writer)
            return String(decoding: writer.finish().dropLast(), as: UTF8.self)
        }
    }
}

/// A text with the expected verdict.
struct Vector: Sendable, CustomTestStringConvertible {
    enum Verdict: Sendable { case valid, invalid }

    let verdict: Verdict
    let text: String
    let reason: String

    init(_ verdict: Verdict, _ text: String, _ reason: String = "") {
        self.verdict = verdict
        self.text = text
        self.reason = reason
    }

    var testDescription: String { "\(text) \(reason)" }
}
