package import CandelaDTCG
import Foundation

/// The package's files, relative to its top level.
package struct SourceFolder: Sendable {
    private let top: URL

    /// Creates the source folder of a package.
    ///
    /// - Parameter top: The directory that contains `Package.swift`.
    package init(_ top: String) {
        self.top = URL(fileURLWithPath: top, isDirectory: true)
    }

    /// Access to token files below this folder.
    package var access: FileAccess {
        FileAccess { path throws(FileAccessError) in try read(path) }
    }

    /// Reads a file below the top level, or at an absolute path.
    ///
    /// - Throws: `FileAccessError` if the file is missing, a directory, or unreadable.
    package func read(_ path: String) throws(FileAccessError) -> [UInt8] {
        let url = url(path)
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw .missing
        }
        guard !isDirectory.boolValue else { throw .directory }
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch {
            throw .unreadable(error.localizedDescription)
        }
    }

    /// The sorted paths of the files and folders directly in a folder; empty if it does not exist.
    package func files(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)
        return (names ?? []).sorted().map { "\(folder)/\($0)" }
    }

    /// The paths of all Swift files below a folder, sorted.
    package func swiftFiles(below folder: String) -> [String] {
        files(below: folder, endingIn: [".swift"])
    }

    /// The sorted paths of the files below a folder whose names have one of several endings.
    package func files(below folder: String, endingIn endings: [String]) -> [String] {
        let names = FileManager.default.enumerator(atPath: url(folder).path)?.allObjects ?? []
        return names.compactMap { $0 as? String }
            .filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
            .map { "\(folder)/\($0)" }
    }

    /// Writes a file atomically, and creates the folders above it.
    package func write(_ file: GeneratedFile) throws {
        let url = url(file.path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url, options: .atomic)
    }

    package func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url(path))
    }

    private func url(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : top.appendingPathComponent(path)
    }
}
