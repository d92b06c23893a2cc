import Foundation

/// The files moved into place so far, with the means to move them back.
package struct FolderMoves {
    private var moved: [(path: String, backup: String?, isNew: Bool)] = []
    private var folders: [String] = []

    package init() {}

    /// Records a folder that was created.
    mutating func made(_ folder: String) { folders.append(folder) }

    /// Moves a file into place.
    ///
    /// - Parameter backup: The path of a hard link that keeps the replaced file; `nil` when there
    ///   is none. On file systems without hard links the move cannot be undone.
    package mutating func move(
        _ file: String, to path: String, keeping backup: String?
    ) throws(SystemError) {
        let isKept = backup.map { link(path, $0) == 0 } ?? false
        try System.move(file, to: path)
        moved.append((path, isKept ? backup : nil, backup == nil))
    }

    /// Undoes all moves.
    package func undo() {
        for (path, backup, isNew) in moved.reversed() {
            if let backup { rename(backup, path) } else if isNew { unlink(path) }
        }
        // Only empty folders are removed, so one that received another program's file is kept.
        for folder in folders.reversed() { rmdir(folder) }
    }
}
