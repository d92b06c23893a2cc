/// A pattern of file paths: `*` matches any characters in a step, `?` a single one, `**` any number
/// of steps.
struct PathGlob {
    /// The directory that the pattern starts in, and the steps below it.
    let directory: String
    private let steps: [Substring]

    /// - Returns: `nil` for a path without a pattern.
    init?(_ text: String) {
        let all = text.split(separator: "/", omittingEmptySubsequences: false)
        guard text != "-",
            let first = all.firstIndex(where: { $0.contains("*") || $0.contains("?") })
        else { return nil }
        let start = all[..<first].joined(separator: "/")
        directory = start.isEmpty ? (text.hasPrefix("/") ? "/" : ".") : start
        steps = Array(all[first...])
    }

    /// The files that match, in the order of their names.
    func paths(in files: Files) -> [String] {
        files.paths(below: directory).filter { path in
            matches(path.split(separator: "/")[...], steps[...])
        }.map { directory == "." ? $0 : Files.join(directory, $0) }
    }

    private func matches(_ path: ArraySlice<Substring>, _ steps: ArraySlice<Substring>) -> Bool {
        guard let step = steps.first else { return path.isEmpty }
        if step == "**" {
            if matches(path, steps.dropFirst()) { return true }
            return !path.isEmpty && matches(path.dropFirst(), steps)
        }
        guard let name = path.first, Self.fits(name[...], step[...]) else { return false }
        return matches(path.dropFirst(), steps.dropFirst())
    }

    private static func fits(_ name: Substring, _ pattern: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            return fits(name, pattern.dropFirst())
                || !name.isEmpty && fits(name.dropFirst(), pattern)
        }
        guard let character = name.first, first == "?" || first == character else { return false }
        return fits(name.dropFirst(), pattern.dropFirst())
    }
}
