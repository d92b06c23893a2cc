import Foundation

/// A record of the files moved into place and the folders created so far, which can be undone.
package struct FolderMoves {
    private var moved: [(path: String, backup: String?, isNew: Bool)] = []
    private var folders: [String] = []

    package init() {}

    /// Records a folder that was created, so that it is removed if the moves are undone.
    mutating func made(_ folder: String) { folders.append(folder) }

    /// Moves a file into place.
    ///
    /// - Parameter backup: The path at which a hard link keeps the replaced file; `nil` when no
    ///   file is replaced. On file systems without hard links a replacement cannot be undone.
    package mutating func move(
        _ file: String, to path: String, keeping backup: String?
    ) throws(SystemError) {
        let isKept = backup.map { link(path, $0) == 0 } ?? false
        try System.move(file, to: path)
        moved.append((path, isKept ? backup : nil, backup == nil))
    }

    /// Restores the replaced files, and removes the new files and the folders that this empties.
    package func undo() {
        for (path, backup, isNew) in moved.reversed() {
            if let backup { rename(backup, path) } else if isNew { unlink(path) }
        }
        // Only empty folders are removed, so one that received another program's file is kept.
        for folder in folders.reversed() { rmdir(folder) }
    }
}
