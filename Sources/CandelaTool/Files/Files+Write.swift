package import CandelaPipeline
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

    /// Writes one document where somebody said.
    ///
    /// A file that is there is replaced when the command wrote it, or when the person says so with
    /// ``WriteOptions/replaces``: anything else may be all there is of it. It is replaced when the new one
    /// is whole and on the disk, and keeps its permissions. A symbolic link stays, and the file it leads to
    /// is written. One that holds the document already is left as it is.
    ///
    /// - Parameter isOwn: Whether bytes tell that this command wrote them, and that no one is likely to
    ///   have changed them since.
    /// - Throws: A data failure, or a usage failure when the file is one that was read; then nothing
    ///   has changed.
    package func write(
        _ bytes: [UInt8], to path: String, over isOwn: ([UInt8]) -> Bool = { _ in false }
    ) throws(Failure) {
        try update(path) { earlier throws(Failure) in
            guard let earlier, earlier != bytes else { return earlier == nil ? bytes : nil }
            guard options.replaces || isOwn(earlier) else {
                throw .data(
                    "'\(path)' exists already, and would be lost", id: "existing-file",
                    help: ["name another file, or replace it with '--replace'"])
            }
            return bytes
        }
    }

    /// Replaces one file by what is made of it.
    ///
    /// No other command writes in its directory between the reading and the replacing. A program that
    /// knows nothing of the lock may: the file is compared just before it is replaced, and when it has
    /// changed, everything is done again.
    ///
    /// - Parameter make: Gets the bytes of the file, nothing when it is not there; returns nothing to
    ///   leave it as it is. It may run several times.
    /// - Throws: What `make` throws, or a data failure; then nothing has changed.
    package func update(
        _ path: String, _ make: ([UInt8]?) throws(Failure) -> [UInt8]?
    ) throws(Failure) {
        try replace(path) { () throws(Failure) in
            let earlier = kind(of: path) == nil ? nil : try version(of: path)
            return try make(earlier?.bytes).map { ($0, earlier.map { .version($0) } ?? .nothing) }
        }
    }

    /// Writes files below a directory, all of them or none, the last one last.
    ///
    /// A directory that is not there appears with all it holds at once. In one that is there each
    /// file is replaced at once, when all of them are whole. Nothing is written beyond a symbolic
    /// link that leads out of the directory.
    ///
    /// - Parameter leftovers: What else to remove when that is done: regular files that are reached
    ///   without any link, and directories that this empties.
    /// - Throws: A data failure about the first file that cannot be written, or a usage failure when
    ///   one is a file that was read; then nothing has changed.
    package func write(
        _ documents: [Document], in directory: String, removing leftovers: [OutputPath] = []
    ) throws(Failure) {
        try replace(in: directory) { () throws(Failure) in
            (documents.map { .init($0, over: .anything) }, leftovers)
        }
    }

    /// Writes files as ``write(_:in:removing:)`` does, of which one that is there already says what to
    /// remove.
    ///
    /// - Parameters:
    ///   - index: The name of that file, which is one of the documents.
    ///   - leftovers: Gets its bytes, nothing when it is not there. It may run several times.
    package func write(
        _ documents: [Document], in directory: String, over index: String,
        removing leftovers: ([UInt8]?) throws(Failure) -> [OutputPath]
    ) throws(Failure) {
        let path = Self.join(directory, index)
        try replace(in: directory) { () throws(Failure) in
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
            return try writer.write([.init(steps: [name], bytes: bytes, basis: basis)])
        }
    }

    private func replace(
        in directory: String,
        by make: () throws(Failure) -> (items: [FolderWriter.Item], leftovers: [OutputPath])
    ) throws(Failure) {
        guard let folder = absolute(directory) else { throw .unwritable(directory, Self.isGone) }
        let writer = FolderWriter(folder, isDurable: false, for: self) { steps in
            steps.reduce(directory, Self.join)
        }
        try locked(folder, shown: directory) { () throws(Failure) in
            let (items, leftovers) = try make()
            return try writer.write(items, removing: leftovers.map { $0.steps.map(\.text) })
        }
    }

    /// Runs what writes in a directory, again as long as a file changes meanwhile.
    ///
    /// - Parameter body: Returns `false` when a file is no longer what it was.
    private func locked(
        _ folder: String, shown: String, _ body: () throws(Failure) -> Bool
    ) throws(Failure) {
        let attempts = 8
        for _ in 0..<attempts {
            // The nearest directory that is there may be another one once the lock is held.
            let home = System.nearestFolder(to: folder).folder
            let lock = try FolderLock(in: home, for: shown, patience: options.patience)
            defer { lock?.release() }
            guard System.nearestFolder(to: folder).folder == home else { continue }
            // What killed runs left goes first: it may hold second names of files.
            for place in [Self.join(home, ".."), home] { StagingFolder.clear(place) }
            FolderLock.clear(Self.join(home, ".."))
            if try body() { return }
        }
        throw .data(
            "'\(shown)' cannot be written: it changed \(attempts) times while it was read",
            id: "changed-file", help: ["run the command again when no other program saves it"])
    }

    /// The directory and the name of a file, its last step followed when that is a symbolic link.
    private func target(of path: String) throws(Failure) -> (folder: String, name: String) {
        guard let place = absolute(path) else { throw .unwritable(path, Self.isGone) }
        let real = try Self.followed(place, shown: path)
        if case .other(let words) = kind(of: path) {
            throw .unwritable(path, "\(words) is in its place")
        }
        guard let slash = real.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            throw .unwritable(path, "it is no path")
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
            throw .unwritable(shown, "it is a symbolic link to nothing")
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
