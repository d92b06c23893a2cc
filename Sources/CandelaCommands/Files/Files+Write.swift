package import CandelaDTCG
import Foundation

extension Files {
    /// A file to write below a directory.
    package struct Document: Sendable, Hashable {
        package let path: OutputPath
        package let bytes: [UInt8]

        package init(_ path: OutputPath, _ bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Writes one document to a path given by the user.
    ///
    /// An existing file is replaced if the command wrote it or ``WriteOptions/replaces`` is set;
    /// anything else may be the only copy of its content. It is replaced once the new file is
    /// complete and on the disk, and keeps its permissions. A symbolic link is kept, and its target
    /// is written. A file with the same content is left untouched.
    ///
    /// - Parameter isOwn: Whether bytes were written by this command and are unlikely to have been
    ///   edited since.
    /// - Throws: A data failure, or a usage failure when the file is one of the inputs; then
    ///   nothing has changed.
    package func write(
        _ bytes: [UInt8], to path: String, over isOwn: ([UInt8]) -> Bool = { _ in false }
    ) throws(Failure) {
        try update(path) { earlier throws(Failure) in
            guard let earlier, earlier != bytes else { return earlier == nil ? bytes : nil }
            guard options.replaces || isOwn(earlier) else {
                throw .data(
                    "'\(path)' already exists and would be overwritten", id: "existing-file",
                    help: ["name another file, or replace it with '--replace'"])
            }
            return bytes
        }
    }

    /// Replaces one file with a new version derived from it.
    ///
    /// No other command writes in its directory between reading and replacing. A program that does
    /// not take the lock may: the file is compared just before it is replaced and, if it has
    /// changed, the operation is repeated.
    ///
    /// - Parameter make: Receives the bytes of the file, `nil` when it does not exist; returns
    ///   `nil` to leave it unchanged. It may be called several times.
    /// - Throws: Any error that `make` throws, or a data failure; then nothing has changed.
    package func update(
        _ path: String, _ make: ([UInt8]?) throws(Failure) -> [UInt8]?
    ) throws(Failure) {
        try replace(path) { () throws(Failure) in
            let earlier = kind(of: path) == nil ? nil : try version(of: path)
            return try make(earlier?.bytes).map { ($0, earlier.map { .version($0) } ?? .nothing) }
        }
    }

    /// Writes files below a directory, all of them or none, in order.
    ///
    /// A missing directory is created with all of its files in one step. In an existing directory
    /// each file is replaced atomically, after all of them are complete. Nothing is written through
    /// a symbolic link that leads out of the directory. A file that already has the same content is
    /// left untouched.
    ///
    /// - Parameter leftovers: Files to remove afterwards: regular files reached without symbolic
    ///   links, and the directories that this empties.
    /// - Returns: The indices of the files that were written.
    /// - Throws: A data failure for the first file that cannot be written, or a usage failure when
    ///   one is an input; then nothing has changed.
    @discardableResult
    package func write(
        _ documents: [Document], in directory: String, removing leftovers: [OutputPath] = []
    ) throws(Failure) -> Set<Int> {
        try replace(in: directory) { () throws(Failure) in
            (documents.map { .init($0, over: .anything) }, leftovers)
        }
    }

    /// Writes files like ``write(_:in:removing:)``; the existing index file determines the files to
    /// remove.
    ///
    /// - Parameters:
    ///   - index: The name of the index file, which is one of the documents.
    ///   - leftovers: Receives the bytes of the existing index, `nil` without one. It may be called
    ///     several times.
    package func write(
        _ documents: [Document], in directory: String, over index: String,
        removing leftovers: ([UInt8]?) throws(Failure) -> [OutputPath]
    ) throws(Failure) {
        let path = Self.join(directory, index)
        _ = try replace(in: directory) { () throws(Failure) in
            let earlier = kind(of: path) == .file ? try version(of: path) : nil
            let basis = earlier.map(FolderWriter.Basis.version) ?? .nothing
            let items = documents.map { document in
                let isIndex = document.path.description == index
                return FolderWriter.Item(document, over: isIndex ? basis : .anything)
            }
            return (items, try leftovers(earlier?.bytes))
        }
    }

    // MARK: Under the lock

    private func replace(
        _ path: String, by make: () throws(Failure) -> (bytes: [UInt8], basis: FolderWriter.Basis)?
    ) throws(Failure) {
        let (folder, name) = try target(of: path)
        let writer = FolderWriter(folder, isDurable: true, for: self) { _ in path }
        try locked(folder, shown: path) { () throws(Failure) in
            try writer.check([name])
            guard let (bytes, basis) = try make() else { return true }
            return try writer.write([.init(steps: [name], bytes: bytes, basis: basis)]) != nil
        }
    }

    /// Checks that files can be written below a path, before the work that makes them.
    ///
    /// - Throws: A data failure when something other than a directory is there.
    package func check(directory: String) throws(Failure) {
        try writer(in: directory).writer.home()
    }

    private func writer(
        in directory: String
    ) throws(Failure) -> (folder: String, writer: FolderWriter) {
        guard let folder = absolute(directory) else { throw .unwritable(directory, absence) }
        let writer = FolderWriter(folder, isDurable: false, for: self) { steps in
            steps.reduce(directory, Self.join)
        }
        return (folder, writer)
    }

    private func replace(
        in directory: String,
        by make: () throws(Failure) -> (items: [FolderWriter.Item], leftovers: [OutputPath])
    ) throws(Failure) -> Set<Int> {
        let (folder, writer) = try writer(in: directory)
        var changed: Set<Int> = []
        try locked(folder, shown: directory) { () throws(Failure) in
            let (items, leftovers) = try make()
            let written = try writer.write(items, removing: leftovers.map { $0.steps.map(\.text) })
            changed = written ?? []
            return written != nil
        }
        return changed
    }

    /// Runs a writing operation under the directory's lock, and repeats it if a file changes
    /// meanwhile.
    ///
    /// - Parameter body: Returns `false` when a file has changed since it was read.
    private func locked(
        _ folder: String, shown: String, _ body: () throws(Failure) -> Bool
    ) throws(Failure) {
        let attempts = 8
        for _ in 0..<attempts {
            // The nearest existing directory may have changed before the lock was taken.
            let home = System.nearestFolder(to: folder).folder
            let lock = try FolderLock(in: home, for: shown, patience: options.patience)
            defer { lock?.release() }
            guard System.nearestFolder(to: folder).folder == home else { continue }
            // Leftovers of killed runs are removed first: they may hold hard links to files.
            for place in [Self.join(home, ".."), home] { StagingFolder.clear(place) }
            FolderLock.clear(Self.join(home, ".."))
            if try body() { return }
        }
        throw .data(
            "'\(shown)' cannot be written: it changed \(attempts) times while it was read",
            id: "changed-file", help: ["run the command again when no other program is saving it"])
    }

    /// The directory and name of a file, with a symbolic link in the last step resolved.
    private func target(of path: String) throws(Failure) -> (folder: String, name: String) {
        guard let place = absolute(path) else { throw .unwritable(path, absence) }
        let real = try Self.followed(place, shown: path)
        if case .other(let words) = kind(of: path) {
            throw .unwritable(path, "\(words) is in its place")
        }
        guard let slash = real.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            throw .unwritable(path, "it is not a path")
        }
        let name = String(real[real.utf8.index(after: slash)...])
        guard !["", ".", ".."].contains(name) else {
            throw .unwritable(path, "it is a directory")
        }
        return (slash == real.startIndex ? "/" : String(real[..<slash]), name)
    }

    private static func followed(_ place: String, shown: String) throws(Failure) -> String {
        do throws(SystemError) {
            guard let status = try System.status(place, followsLink: false), status.isLink else {
                return place
            }
        } catch {
            throw .unwritable(shown, error.description)
        }
        guard let real = System.realPath(place) else {
            throw .unwritable(shown, "it is a dangling symbolic link")
        }
        return real
    }
}

extension FolderWriter.Item {
    fileprivate init(_ document: Files.Document, over basis: FolderWriter.Basis) {
        self.init(
            steps: document.path.steps.map(\.text), bytes: document.bytes, basis: basis)
    }
}

extension Failure {
    static func unwritable(_ path: String, _ reason: String) -> Failure {
        .data("'\(path)' cannot be written: \(reason)", id: "unwritable-file")
    }
}
