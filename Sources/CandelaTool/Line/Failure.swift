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
        return unknown(
            noun, word, help: near.isEmpty ? all(words) : near, in: context, status: status)
    }

    /// An option that the command does not have, with the closest of its own or, when none is close, all.
    /// A part of a name is close to it: `--zone` to `--time-zone`.
    static func unknown(option word: String, among options: [Option]) -> Failure {
        let near = Suggestions.closest(
            to: String(word.drop { $0 == "-" }), among: options.map(\.name), countsParts: true)
        let known = options.map(\.spelling)
        let help = Suggestions.help(naming: near.map { "--" + $0 }, noun: "option")
        return unknown("option", word, help: near.isEmpty ? all(known) : help)
    }

    /// The help that lists all words, unless they are too many to read.
    private static func all(_ words: [String]) -> [String] {
        words.isEmpty || words.count > 20 ? [] : ["known are \(words.joined(separator: ", "))"]
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
