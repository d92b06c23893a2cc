import Foundation

extension Files {
    /// The stamp of the file at a path, following symbolic links; `nil` without a file.
    func stamp(of path: String) -> FileStamp? {
        guard let place = absolute(path), let status = try? System.status(place, followsLink: true)
        else { return nil }
        return FileStamp(status)
    }
}

/// A watch that waits until one of a set of files changes.
package struct FileWatch {
    private let files: Files
    private let known: [String: FileStamp?]

    /// The time, in milliseconds, that a file may be missing or empty while an editor replaces it.
    private static let patience = 200

    /// - Parameter known: The files, each with its stamp when it was last read.
    package init(_ files: Files, _ known: [String: FileStamp?]) {
        self.files = files
        self.known = known
    }

    /// Returns as soon as one of the files differs from its stamp: saved in place, replaced by a
    /// new file, removed, or created again.
    ///
    /// - Parameter time: The maximum time to wait.
    /// - Returns: Whether a file has changed.
    @discardableResult
    package func waitForChange(atMost time: Duration = .seconds(1 << 30)) -> Bool {
        // Watching starts before the comparison, so no change in between is missed.
        let notices = FolderWatcher(folders)
        defer { notices.close() }
        let last = ContinuousClock.now + time
        let step = min(notices.isSupported ? 1_000 : 20, time / .milliseconds(1))
        while !hasChanged {
            guard ContinuousClock.now < last else { return false }
            notices.wait(atMost: Int32(step))
        }
        let end = ContinuousClock.now + .milliseconds(Self.patience)
        while isBeingReplaced, ContinuousClock.now < end { notices.wait(atMost: 5) }
        return true
    }

    private var hasChanged: Bool { known.contains { files.stamp(of: $0.key) != $0.value } }

    /// Whether a file that existed is missing, or a file is empty that was not empty before: many
    /// editors remove or empty a file before they write it.
    private var isBeingReplaced: Bool {
        known.contains { path, stamp in
            if stamp?.isEmpty == true { return false }
            return files.stamp(of: path)?.isEmpty ?? (stamp != nil)
        }
    }

    /// The folders of the files, and of the targets of symbolic links.
    private var folders: Set<String> {
        var folders: Set<String> = []
        for path in known.keys {
            guard let place = files.absolute(path) else { continue }
            for file in [place, System.realPath(place)].compactMap(\.self) {
                folders.insert((file as NSString).deletingLastPathComponent)
            }
        }
        return folders
    }
}

/// Notifications of changes in folders by inotify. On other systems, and if a folder cannot be
/// watched, none arrive.
private struct FolderWatcher {
    private let descriptor: Int32

    /// Begins to watch the folders; later changes end the next ``wait(atMost:)``.
    init(_ folders: Set<String>) {
        #if canImport(Glibc) || canImport(Musl) || canImport(Android)
            let descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
            let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
            var areAll = descriptor >= 0
            for folder in folders where inotify_add_watch(descriptor, folder, kinds) < 0 {
                areAll = false
            }
            if !areAll, descriptor >= 0 { Foundation.close(descriptor) }
            self.descriptor = areAll ? descriptor : -1
        #else
            descriptor = -1
        #endif
    }

    /// Whether changes in all of the folders are reported.
    var isSupported: Bool { descriptor >= 0 }

    /// Waits for a change, at most for the given time; without notifications, for all of that time.
    func wait(atMost milliseconds: Int32) {
        guard isSupported else {
            usleep(UInt32(milliseconds) * 1_000)
            return
        }
        var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&question, 1, milliseconds) > 0 else { return }
        withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { room in
            while read(descriptor, room.baseAddress, room.count) > 0 {}
        }
    }

    func close() {
        if isSupported { Foundation.close(descriptor) }
    }
}
