import CandelaPipeline

extension Outcome {
    /// How many problems of one kind are told one by one, unless all are asked for.
    private static let mostAlike = 50

    /// What a problem may add of its own before the rest is counted, unless all is asked for.
    private static let mostNotes = 10

    /// How many files are named, unless all are asked for.
    private static let mostFiles = 20

    /// What people are told on standard error, a line each, without the last line feed; a problem has
    /// one more for each of its helps and notes.
    ///
    /// This is the one place where text of the data becomes text for a terminal: whatever is said
    /// comes through here, and nothing in it can play with one or begin a line of its own.
    package var messages: [String] {
        problems + (remarks + files).map(\.printable)
    }

    private var problems: [String] {
        var counts: [String: Int] = [:]
        var told: [String] = []
        for diagnostic in diagnostics {
            counts[diagnostic.id, default: 0] += 1
            guard isVerbose || counts[diagnostic.id, default: 0] <= Self.mostAlike else { continue }
            told.append(isVerbose ? diagnostic.description : diagnostic.briefly(Self.mostNotes))
        }
        let rests = counts.filter { $0.value > Self.mostAlike }.sorted { $0.key < $1.key }
        guard !isVerbose else { return told }
        return told
            + rests.map { id, count in
                "and \(count - Self.mostAlike) more [\(id)]: '--verbose' lists them"
            }
    }

    private var files: [String] {
        guard let written else { return [] }
        let count = written.paths.count
        guard !isVerbose, count > Self.mostFiles, let directory = written.directory else {
            return written.paths.map { "wrote \($0)" }
        }
        return ["wrote \(count) files below '\(directory)'"]
    }
}

extension Diagnostic {
    /// The problem with no more of its notes than so many.
    fileprivate func briefly(_ most: Int) -> String {
        guard notes.count > most else { return description }
        var brief = self
        brief.notes = Array(notes.prefix(most))
        return brief.description + "\n  and \(notes.count - most) more: '--verbose' lists them"
    }
}
