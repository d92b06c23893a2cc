package import CandelaPipeline

/// What a command says when it cannot do what it was asked.
package struct Failure: Error, Sendable, Hashable {
    package let diagnostics: [Diagnostic]
    package let status: ExitStatus

    package init(_ diagnostics: [Diagnostic], status: ExitStatus = .badData) {
        self.diagnostics = diagnostics
        self.status = status
    }

    /// A mistake in the command line.
    package static func usage(_ message: String, id: String, help: [String] = []) -> Failure {
        Failure([.error(id, message, help: help)], status: .badCommandLine)
    }

    /// An option that the command cannot do without.
    package static func missing(_ option: Option) -> Failure {
        .usage(
            "'\(option.spelling) \(option.value ?? "")' is missing: \(option.help)",
            id: "missing-option")
    }

    /// A problem in what the command was given to read or to write.
    package static func data(
        _ message: String, id: String, at place: SourcePlace? = nil, help: [String] = []
    ) -> Failure {
        Failure([.error(id, message, at: place, help: help)])
    }

    /// A word that is none of those known, with the closest of them or, when none is close, all.
    ///
    /// - Parameter noun: What the words are, in the singular.
    package static func unknown(
        _ noun: String, _ word: String, among words: [String], in context: String = "",
        status: ExitStatus = .badCommandLine
    ) -> Failure {
        let near = Suggestions.help(for: word, among: words, noun: noun)
        let all = words.isEmpty ? [] : ["known are \(words.joined(separator: ", "))"]
        return unknown(
            noun, word, help: near.isEmpty && words.count <= 20 ? all : near, in: context,
            status: status)
    }

    /// A word that is not known, with help that was found elsewhere.
    package static func unknown(
        _ noun: String, _ word: String, help: [String], in context: String = "",
        status: ExitStatus = .badCommandLine
    ) -> Failure {
        let id = "unknown-" + noun.replacing(" ", with: "-")
        return Failure(
            [.error(id, "unknown \(noun) '\(word)'\(context)", help: help)], status: status)
    }

    /// This failure at a place, where it has none yet.
    func at(_ place: SourcePlace) -> Failure {
        Failure(
            diagnostics.map { problem in
                var placed = problem
                placed.place = problem.place ?? place
                return placed
            }, status: status)
    }

    /// This failure with a last line on where the command is explained.
    func adding(helpFor path: [String]) -> Failure {
        var diagnostics = diagnostics
        if let last = diagnostics.indices.last {
            diagnostics[last].help.append("run '\(path.joined(separator: " ")) --help'")
        }
        return Failure(diagnostics, status: status)
    }
}
