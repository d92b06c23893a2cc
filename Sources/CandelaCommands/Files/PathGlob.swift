import CandelaTokenExport

/// A pattern of file paths: `*` matches any characters in a step, `?` a single one, `**` any number
/// of steps.
struct PathGlob {
    /// The directory that the pattern starts in, and the steps below it.
    let directory: String
    private let steps: [Substring]

    /// - Returns: `nil` for a path without a pattern.
    init?(_ text: String) {
        let all = Self.steps(of: text)
        guard text != "-",
            let first = all.firstIndex(where: { $0.contains("*") || $0.contains("?") })
        else { return nil }
        let start = all[..<first].joined(separator: "/")
        directory = start.isEmpty ? (text.hasPrefix("/") ? "/" : ".") : start
        steps = Array(all[first...])
    }

    /// The files that match, in the order of their names.
    ///
    /// - Throws: A data failure for a file whose path is not UTF-8.
    func paths(in files: Files) throws(Failure) -> [String] {
        try files.paths(below: directory, where: matches)
            .map { directory == "." ? $0 : Files.join(directory, $0) }
    }

    private func matches(_ path: String) -> Bool {
        Self.steps(of: path).matches(
            steps, isWildcard: { $0 == "**" },
            fits: { step, name in
                name.matches(step, isWildcard: { $0 == "*" }, fits: { $0 == "?" || $0 == $1 })
            })
    }

    /// A slash is one for the file system even if an accent combines with it.
    private static func steps(of path: String) -> [Substring] {
        path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
            .map(Substring.init)
    }
}
