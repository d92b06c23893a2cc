package import CandelaDTCG

/// The diagnostics and exit status of a command that failed.
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

    /// An invalid value of an option.
    static func invalid(_ text: String, for option: String, _ expected: String) -> Failure {
        .usage("'\(text)' is not valid for '--\(option)': \(expected)", id: "invalid-value")
    }

    /// A required option that is missing.
    package static func missing(_ option: Option) -> Failure {
        .usage(
            "'\(option.spelling) \(option.value ?? "")' is missing: \(option.help)",
            id: "missing-option")
    }

    /// A problem in the command's input or output.
    package static func data(
        _ message: String, id: String, at place: SourcePosition? = nil, help: [String] = []
    ) -> Failure {
        Failure([.error(id, message, at: place, help: help)])
    }

    /// An unknown word, with suggestions of the closest known words. If none is close, all are
    /// listed, unless there are more than 20.
    ///
    /// - Parameters:
    ///   - noun: The kind of word, in the singular.
    ///   - context: The end of the message, after the word.
    package static func unknown(
        _ noun: String, _ word: String, among words: [String], in context: String = "",
        status: ExitStatus = .badCommandLine
    ) -> Failure {
        let near = Suggestions.help(for: word, among: words, noun: noun)
        return unknown(
            noun, word, help: near.isEmpty ? all(words) : near, in: context, status: status)
    }

    /// An unknown name of a record, with suggestions of the closest names, of which a part is
    /// enough: `Medit` suggests `Meditate`. If none is close, all are listed, unless there are more
    /// than 20.
    static func unknown(_ noun: String, named name: String, in names: [String]) -> Failure {
        let near = Suggestions.closest(to: name, among: names, countsParts: true)
        let help = Suggestions.help(naming: near, noun: noun)
        return unknown(
            noun, name, help: near.isEmpty ? all(names.map { "'\($0)'" }) : help, status: .badData)
    }

    /// An unknown option, with suggestions of the closest options. If none is close, all are
    /// listed, unless there are more than 20. A part of a name counts as close: `--zone` suggests
    /// `--time-zone`.
    static func unknown(option word: String, among options: [Option]) -> Failure {
        let near = Suggestions.closest(
            to: String(word.drop { $0 == "-" }), among: options.map(\.name), countsParts: true)
        let known = options.map(\.spelling)
        let help = Suggestions.help(naming: near.map { "--" + $0 }, noun: "option")
        return unknown("option", word, help: near.isEmpty ? all(known) : help)
    }

    /// Help that lists all words; empty for more than 20.
    private static func all(_ words: [String]) -> [String] {
        words.isEmpty || words.count > 20 ? [] : ["use one of \(words.joined(separator: ", "))"]
    }

    /// An unknown word, with help provided by the caller.
    package static func unknown(
        _ noun: String, _ word: String, help: [String], in context: String = "",
        status: ExitStatus = .badCommandLine
    ) -> Failure {
        let id = "unknown-" + noun.replacing(" ", with: "-")
        return Failure(
            [.error(id, "unknown \(noun) '\(word)'\(context)", help: help)], status: status)
    }

    /// This failure with a place added to diagnostics that have none.
    func at(_ place: SourcePosition) -> Failure {
        Failure(
            diagnostics.map { problem in
                var placed = problem
                placed.place = problem.place ?? place
                return placed
            }, status: status)
    }

    /// This failure, with a final help line that refers to the command's `--help`.
    func adding(helpFor path: [String]) -> Failure {
        var diagnostics = diagnostics
        if let last = diagnostics.indices.last {
            diagnostics[last].help.append("run '\(path.joined(separator: " ")) --help'")
        }
        return Failure(diagnostics, status: status)
    }
}
