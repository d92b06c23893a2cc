import CandelaDTCG

extension Outcome {
    /// The maximum number of problems with the same id that are printed, unless output is verbose.
    private static let messageLimit = 50

    /// The same for each kind of correction in lenient reading, so that they do not hide what is
    /// left out.
    static let correctionLimit = 5

    private static func most(_ id: String) -> Int {
        id.hasPrefix("lenient-") ? correctionLimit : messageLimit
    }

    /// The maximum number of notes printed for a problem, unless output is verbose.
    private static let mostNotes = 10

    /// The maximum number of written files that are listed, unless output is verbose; more are
    /// counted.
    private static let mostFiles = 20

    /// The messages for standard error, without the last line feed; each help and note of a problem
    /// is a further line.
    ///
    /// Control characters and line feeds in text from data are escaped, so that no file can forge a
    /// message or control the terminal.
    package var messages: [String] {
        problems + (remarks + files).map(\.printable)
    }

    private var problems: [String] {
        var counts: [String: Int] = [:]
        var lines: [String] = []
        for diagnostic in diagnostics {
            counts[diagnostic.id, default: 0] += diagnostic.count
            let id = diagnostic.id
            guard isVerbose || counts[id, default: 0] <= Self.most(id) else { continue }
            lines.append(isVerbose ? diagnostic.description : diagnostic.briefly(Self.mostNotes))
        }
        let rests = counts.filter { $0.value > Self.most($0.key) }.sorted { $0.key < $1.key }
        guard !isVerbose else { return lines }
        return lines
            + rests.map { id, count in
                "and \(count - Self.most(id)) more [\(id)]: '--verbose' lists them"
            }
    }

    private var files: [String] {
        guard let written else { return [] }
        let count = written.paths.count
        let summary =
            written.unchanged.isEmpty
            ? [] : ["\(count) written, \(written.unchanged.count) unchanged"]
        guard !isVerbose, count > Self.mostFiles, let directory = written.directory else {
            return written.paths.map { "wrote \($0)" } + summary
        }
        return ["wrote \(count) files below '\(directory)'"] + summary
    }
}

extension Diagnostic {
    /// The description with at most the given number of notes; the others are counted.
    fileprivate func briefly(_ most: Int) -> String {
        guard notes.count > most else { return description }
        var brief = self
        brief.notes = Array(notes.prefix(most))
        return brief.description + "\n  and \(notes.count - most) more: '--verbose' lists them"
    }
}
