import Foundation

extension Files {
    /// What is at a path, symbolic links followed; nothing when nothing is there.
    func stamp(of path: String) -> FileStamp? {
        guard let place = absolute(path), let status = try? System.status(place, followsLink: true)
        else { return nil }
        return FileStamp(status)
    }
}

/// Waits for one of some files to change.
struct FileWatch {
    private let files: Files
    private let known: [String: FileStamp?]

    /// How long a file may be gone or empty that an editor is about to put back, in milliseconds.
    private static let patience = 200

    /// - Parameter known: The files, each with what it was when it was looked at last.
    init(_ files: Files, _ known: [String: FileStamp?]) {
        self.files = files
        self.known = known
    }

    /// Returns as soon as one of the files is not what it was: saved in place or by a new file that
    /// takes its place, gone, or back again.
    func waitForChange() {
        // First the ears, then the look, so that nothing falls between.
        let notices = FolderNotices(folders)
        defer { notices.close() }
        while !hasChanged { notices.wait(atMost: notices.areHeard ? 1_000 : 20) }
        let end = ContinuousClock.now + .milliseconds(Self.patience)
        while isBeingReplaced, ContinuousClock.now < end { notices.wait(atMost: 5) }
    }

    private var hasChanged: Bool { known.contains { files.stamp(of: $0.key) != $0.value } }

    /// Whether a file that was there is not, or one has nothing in it that had or is new: many editors
    /// remove or empty a file before they write it.
    private var isBeingReplaced: Bool {
        known.contains { path, stamp in
            if stamp?.isEmpty == true { return false }
            return files.stamp(of: path)?.isEmpty ?? (stamp != nil)
        }
    }

    /// The folders of the files, and of those that symbolic links lead to.
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

/// Tells that something in a folder changed, where the system says so.
private struct FolderNotices {
    private let descriptor: Int32

    /// Starts to listen; changes from here on are told by the next ``wait(atMost:)``.
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

    /// Whether the system says so of all the folders.
    var areHeard: Bool { descriptor >= 0 }

    /// Waits for a change, or some milliseconds.
    func wait(atMost milliseconds: Int32) {
        guard areHeard else {
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
        if areHeard { Foundation.close(descriptor) }
    }
}
