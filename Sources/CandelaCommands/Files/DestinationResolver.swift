import Foundation

/// A resolver for the destinations of files below a directory; it rejects paths that lead out of
/// the directory.
struct DestinationResolver {
    /// A file's destination and the status of the file already there, `nil` without one.
    struct Destination {
        let path: String
        let earlier: stat?
    }

    /// The directory, with symbolic links resolved.
    private let home: String

    private let files: Files

    /// Joins the steps of a path to the directory as the caller named it.
    private let shown: ([String]) -> String

    /// Cache of resolved folders, by their steps.
    private var known: [[String]: String] = [:]

    init(_ home: String, for files: Files, shown: @escaping ([String]) -> String) {
        self.home = home
        self.files = files
        self.shown = shown
    }

    /// The destination of a file.
    ///
    /// - Throws: A data failure when the path leads out of the directory or to the lock file, or
    ///   when there is something other than a writable regular file, or a file with several hard
    ///   links without `--break-links`; a usage failure when the destination is an input.
    mutating func place(of steps: [String]) throws(Failure) -> Destination {
        guard steps.last != FolderLock.name else {
            throw .unwritable(shown(steps), "it is the lock of its directory")
        }
        let folder = try folder(steps.dropLast())
        let path = Files.join(folder, steps.last ?? "")
        let (real, status) = try real(path, steps)
        guard let status else { return Destination(path: real, earlier: nil) }
        guard status.isFile else {
            throw .unwritable(shown(steps), "\(status.words) is in its place")
        }
        guard access(real, W_OK) == 0 else { throw .unwritable(shown(steps), "it is read-only") }
        guard !files.inputs.contains(FileIdentity(status)) else {
            throw .usage(
                "'\(shown(steps))' would replace one of its own inputs", id: "same-file")
        }
        guard status.st_nlink <= 1 || files.options.breaksLinks else {
            throw .data(
                "'\(shown(steps))' cannot be written: the file has \(status.st_nlink) names (hard"
                    + " links), and the others would keep the old content", id: "hard-links",
                help: ["replace it under this name alone with '--break-links'"])
        }
        return Destination(path: real, earlier: status)
    }

    /// The path of a regular file that is reached without symbolic links and is not an input;
    /// otherwise `nil`.
    func leftover(_ steps: [String]) -> String? {
        var path = home
        for (index, step) in steps.enumerated() {
            path = Files.join(path, step)
            guard let status = try? System.status(path, followsLink: false),
                index == steps.count - 1 ? status.isFile : status.isDirectory,
                !files.inputs.contains(FileIdentity(status))
            else { return nil }
        }
        return steps.isEmpty ? nil : path
    }

    private mutating func folder(_ steps: ArraySlice<String>) throws(Failure) -> String {
        guard let last = steps.last else { return home }
        if let path = known[Array(steps)] { return path }
        let path = Files.join(try folder(steps.dropLast()), last)
        let (real, status) = try real(path, Array(steps))
        guard status == nil || status?.isDirectory == true else {
            throw .unwritable(shown(Array(steps)), "it is \(status?.words ?? ""), not a directory")
        }
        known[Array(steps)] = real
        return real
    }

    /// A path with a symbolic link in its last step resolved, and the status of the file there;
    /// `nil` without one.
    ///
    /// - Throws: A data failure when the link is dangling or leads out of the directory.
    private func real(_ path: String, _ steps: [String]) throws(Failure) -> (String, stat?) {
        let status = try status(path, followsLink: false, steps)
        guard let status, status.isLink else { return (path, status) }
        guard let real = System.realPath(path) else {
            throw .unwritable(shown(steps), "it is a dangling symbolic link")
        }
        guard real.utf8.starts(with: Files.join(home, "").utf8) else {
            throw .unwritable(
                shown(steps), "it is a symbolic link out of the directory, to '\(real)'")
        }
        return (real, try self.status(real, followsLink: true, steps))
    }

    private func status(
        _ path: String, followsLink: Bool, _ steps: [String]
    ) throws(Failure) -> stat? {
        do throws(SystemError) {
            return try System.status(path, followsLink: followsLink)
        } catch {
            throw .unwritable(shown(steps), error.description)
        }
    }
}
