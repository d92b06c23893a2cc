import Foundation

/// A writer that puts files into one directory, all of them or none. It writes every file that a
/// command creates; the caller holds the directory's ``FolderLock``.
///
/// The files are created in a folder beside their destinations and moved when all are complete.
/// Until then a termination signal or an error leaves nothing behind; while they are moved signals
/// are deferred, and an error restores the replaced files. A run that is killed between two moves
/// leaves each file complete, some new and some old, the last one old, and a folder
/// `.candela-tmp-…` that the next run removes.
struct FolderWriter {
    /// A file to write.
    struct Item: Sendable {
        /// The folders below the directory and the file's name.
        let steps: [String]
        let bytes: [UInt8]

        /// The state of the destination that the file was made for.
        var basis = Basis.anything

        /// Whether the file at a place, whose state does not matter, has the same content.
        fileprivate func isWritten(at place: DestinationResolver.Destination) -> Bool {
            guard case .anything = basis, let earlier = place.earlier,
                earlier.st_size == bytes.count
            else { return false }
            return (try? System.read(place.path))?.bytes == bytes
        }
    }

    /// The expected state of a destination.
    enum Basis: Sendable {
        case anything, nothing
        case version(FileVersion)

        /// Whether a path is still in this state.
        fileprivate func holds(at path: String) -> Bool {
            switch self {
            case .anything: true
            case .nothing: (try? System.status(path, followsLink: false)) == nil
            case .version(let version): version.isCurrent(at: path)
            }
        }
    }

    private let directory: String
    private let isDurable: Bool
    private let files: Files

    /// Joins the steps of a path to the directory as the caller named it.
    private let shown: ([String]) -> String

    /// - Parameters:
    ///   - directory: An absolute path.
    ///   - isDurable: Whether files are synchronised to the disk before they are moved, so that
    ///     they survive a loss of power. This is slow for many files.
    ///   - files: The files that the command has read, and its options for replacing files.
    ///   - shown: Joins the steps of a path to the directory as the caller named it.
    init(
        _ directory: String, isDurable: Bool, for files: Files,
        shown: @escaping ([String]) -> String
    ) {
        self.directory = directory
        self.isDurable = isDurable
        self.files = files
        self.shown = shown
    }

    /// Writes the files, moving them into place in order. A file that already has the same content
    /// is left untouched.
    ///
    /// - Parameter leftovers: Files to remove afterwards, as folders below the directory and a file
    ///   name.
    /// - Returns: The indices of the files that were written; `nil` if a destination was no longer
    ///   in the expected state, and then nothing has changed.
    /// - Throws: A data failure when a file cannot be written or a termination signal arrives
    ///   before the moves, or a usage failure when a destination is an input; then nothing has
    ///   changed.
    func write(
        _ items: [Item], removing leftovers: [[String]] = []
    ) throws(Failure) -> Set<Int>? {
        let signals = DeferredSignals()
        defer { signals.release() }
        guard let home = try home() else {
            try create(items, signals)
            return Set(items.indices)
        }
        return try replace(items, in: home, removing: leftovers, signals)
    }

    /// The directory with symbolic links resolved; `nil` if it is missing.
    ///
    /// - Throws: A data failure when it is not a directory.
    @discardableResult
    func home() throws(Failure) -> String? {
        guard let home = System.realPath(directory) else { return nil }
        let status = try attempt([]) { () throws(SystemError) in
            try System.status(home, followsLink: true)
        }
        guard status?.isDirectory == true else {
            throw .unwritable(shown([]), "it is \(status?.words ?? "gone"), not a directory")
        }
        return home
    }

    /// Checks that a file may be written at a destination; in a missing directory any file may.
    ///
    /// - Throws: A failure that describes the obstacle, as ``write(_:removing:)`` does.
    func check(_ steps: [String]) throws(Failure) {
        guard let home = try home() else { return }
        var places = DestinationResolver(home, for: files, shown: shown)
        _ = try places.place(of: steps)
    }

    // MARK: Creating a directory

    private func create(_ items: [Item], _ signals: DeferredSignals) throws(Failure) {
        let (parent, names) = System.nearestFolder(to: directory)
        guard let first = names.first, !names.contains("..") else {
            throw .unwritable(shown([]), "the directory that '..' starts from does not exist")
        }
        let place = Files.join(parent, first)
        let there = try attempt([]) { () throws(SystemError) in
            try (System.status(parent, followsLink: true), System.status(place, followsLink: false))
        }
        guard there.0?.isDirectory == true else {
            throw .unwritable(
                shown([]), "'\(parent)' is \(there.0?.words ?? "gone"), not a directory")
        }
        guard there.1 == nil else {
            throw .unwritable(shown([]), "'\(place)' is a dangling symbolic link")
        }
        try staged(in: parent) { staging throws(Failure) in
            let top = staging.path("new")
            let base = names.dropFirst().reduce(top, Files.join)
            try make(items, signals) { [isDurable] _, item throws(SystemError) in
                let path = item.steps.reduce(base, Files.join)
                try System.makeFolders(above: path)
                try System.create(path, item.bytes, like: nil, isDurable: isDurable)
            }
            try stopIfAsked(signals)
            try attempt([]) { () throws(SystemError) in try System.move(top, to: place) }
        }
    }

    // MARK: Replacing files in a directory

    private func replace(
        _ all: [Item], in home: String, removing leftovers: [[String]],
        _ signals: DeferredSignals
    ) throws(Failure) -> Set<Int>? {
        var places = DestinationResolver(home, for: files, shown: shown)
        var targets: [DestinationResolver.Destination] = []
        var items: [Item] = []
        var changed: Set<Int> = []
        for (index, item) in all.enumerated() {
            let place = try places.place(of: item.steps)
            guard !item.isWritten(at: place) else { continue }
            targets.append(place)
            items.append(item)
            changed.insert(index)
        }
        let obsolete = leftovers.compactMap { places.leftover($0) }
        guard !items.isEmpty || !obsolete.isEmpty else { return changed }
        return try staged(in: home) { staging throws(Failure) in
            try make(items, signals) { [isDurable, targets] index, item throws(SystemError) in
                try System.create(
                    staging.path("\(index)"), item.bytes, like: targets[index].earlier,
                    isDurable: isDurable)
            }
            try stopIfAsked(signals)
            var moves = FolderMoves()
            do throws(Failure) {
                for (index, target) in targets.enumerated() {
                    guard items[index].basis.holds(at: target.path) else {
                        moves.undo()
                        return nil
                    }
                    try attempt(items[index].steps) { () throws(SystemError) in
                        try System.makeFolders(above: target.path) { moves.made($0) }
                        try moves.move(
                            staging.path("\(index)"), to: target.path,
                            keeping: target.earlier == nil ? nil : staging.path("old-\(index)"))
                    }
                }
            } catch {
                moves.undo()
                throw error
            }
            if isDurable { System.synchronize(home) }
            for path in obsolete { System.remove(path, emptying: home) }
            return changed
        }
    }

    /// Runs an operation with a new staging folder, and removes the folder afterwards.
    private func staged<Result>(
        in parent: String, _ body: (StagingFolder) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let staging = try attempt([]) { () throws(SystemError) in try StagingFolder(in: parent) }
        defer { staging.remove() }
        return try body(staging)
    }

    /// Creates all files in parallel.
    ///
    /// - Throws: A data failure for the first file that cannot be created, or when a termination
    ///   signal has arrived.
    private func make(
        _ items: [Item], _ signals: DeferredSignals,
        _ make: @Sendable (Int, Item) throws(SystemError) -> Void
    ) throws(Failure) {
        let faults = Parallel.map(items.count) { index -> SystemError? in
            guard !signals.arePending else { return nil }
            do throws(SystemError) {
                try make(index, items[index])
                return nil
            } catch {
                return error
            }
        }
        try stopIfAsked(signals)
        for (item, fault) in zip(items, faults) {
            if let fault { throw .unwritable(shown(item.steps), fault.description) }
        }
    }

    private func stopIfAsked(_ signals: DeferredSignals) throws(Failure) {
        guard !signals.arePending else {
            throw .data("interrupted: nothing was written", id: "interrupted")
        }
    }

    private func attempt<Result>(
        _ steps: [String], _ body: () throws(SystemError) -> Result
    ) throws(Failure) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw .unwritable(shown(steps), error.description)
        }
    }
}
