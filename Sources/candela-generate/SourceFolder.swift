package import CandelaPipeline
import Foundation

/// The package's files, seen from its top level.
package struct SourceFolder: Sendable {
    private let top: URL

    /// The folder that holds `Package.swift`.
    package init(_ top: String) {
        self.top = URL(fileURLWithPath: top, isDirectory: true)
    }

    /// How the pipeline reads token files below the folder.
    package var access: FileAccess {
        FileAccess { path throws(FileAccessError) in try read(path) }
    }

    /// The bytes of a file.
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

    /// The paths of the files directly in a folder, sorted; none when there is no such folder.
    package func files(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)
        return (names ?? []).sorted().map { "\(folder)/\($0)" }
    }

    /// The paths of all Swift files below a folder, sorted.
    package func swiftFiles(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: url(folder).path)?.allObjects ?? []
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
            .map { "\(folder)/\($0)" }
    }

    /// Writes a file whole or not at all, and the folders above it.
    package func write(_ file: GeneratedFile) throws {
        let url = url(file.path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url, options: .atomic)
    }

    /// Takes a file away.
    package func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url(path))
    }

    private func url(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : top.appendingPathComponent(path)
    }
}
