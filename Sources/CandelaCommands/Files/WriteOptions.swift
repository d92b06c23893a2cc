/// The settings for replacing files.
struct WriteOptions: Sendable, Hashable {
    /// The maximum time to wait for another command that writes in the same directory.
    var patience: Duration = .seconds(30)

    /// Whether a file with several hard links may be replaced.
    var breaksLinks = false

    /// Whether a file written by another command or by a person may be replaced.
    var replaces = false
}

extension ArgumentReader {
    /// States the options of a command that writes files; the environment of the command has their
    /// values.
    ///
    /// - Throws: A usage failure for an invalid time.
    package mutating func fileOptions() throws(Failure) {
        let seconds = try value(
            "wait", "SECONDS",
            "seconds to wait for another command that writes in the same directory",
            default: "30", target: .needed, expected: "write whole seconds, such as 5"
        ) { text in Int(text).flatMap { (0...86_400).contains($0) ? $0 : nil } }
        if let seconds { writing.patience = .seconds(seconds) }
        writing.breaksLinks = flag(
            "break-links",
            "also replace files with several hard links; the other links keep the old content",
            target: .needed)
    }

    /// The file given with `--out`; `nil` for standard output.
    mutating func out() -> String? {
        value("out", "FILE", "the file to write", default: "standard output", target: .named)
    }

    /// States the options of a command that writes one document to the path given with `--out`.
    ///
    /// - Throws: A usage failure for an invalid time.
    mutating func documentOptions() throws(Failure) {
        writing.replaces = flag(
            "replace", "replace an existing file, even one that the tool did not write",
            target: .needed)
        try fileOptions()
    }
}
