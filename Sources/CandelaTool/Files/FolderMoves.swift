import Foundation

/// Files that were moved to their places, and how to move them back.
package struct FolderMoves {
    private var moved: [(path: String, backup: String?, isNew: Bool)] = []
    private var folders: [String] = []

    package init() {}

    /// Takes note of a folder that was made.
    mutating func made(_ folder: String) { folders.append(folder) }

    /// Moves a file to its place.
    ///
    /// - Parameter backup: Where to keep what is there, as a second name for it; nothing when
    ///   nothing is there. On disks without second names it cannot be moved back.
    package mutating func move(
        _ file: String, to path: String, keeping backup: String?
    ) throws(SystemError) {
        let isKept = backup.map { link(path, $0) == 0 } ?? false
        try System.move(file, to: path)
        moved.append((path, isKept ? backup : nil, backup == nil))
    }

    /// Puts everything back.
    package func undo() {
        for (path, backup, isNew) in moved.reversed() {
            if let backup { rename(backup, path) } else if isNew { unlink(path) }
        }
        // Removes what is empty only, so a folder that got a file of another stays.
        for folder in folders.reversed() { rmdir(folder) }
    }
}
