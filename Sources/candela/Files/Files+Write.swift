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

    /// Writes one file where somebody said.
    ///
    /// A file that is there is replaced when the new one is whole and on the disk, and keeps its
    /// permissions. A symbolic link stays, and the file it leads to is written.
    ///
    /// - Throws: A data failure; then nothing has changed.
    package func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        guard let place = absolute(path) else { throw .unwritable(path, Self.isGone) }
        let real = try Self.target(of: place, shown: path)
        guard let slash = real.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            throw .unwritable(path, "it is no path")
        }
        let name = String(real[real.utf8.index(after: slash)...])
        guard !["", ".", ".."].contains(name) else {
            throw .unwritable(path, "it is a directory")
        }
        let folder = slash == real.startIndex ? "/" : String(real[..<slash])
        let writer = FolderWriter(folder, isDurable: true) { _ in path }
        try writer.write([FolderWriter.Item(steps: [name], bytes: bytes)])
    }

    /// Writes files below a directory, all of them or none, the last one last.
    ///
    /// A directory that is not there appears with all it holds at once. In one that is there each
    /// file is replaced at once, when all of them are whole. Nothing is written beyond a symbolic
    /// link that leads out of the directory.
    ///
    /// - Parameter leftovers: What else to remove when that is done: regular files that are reached
    ///   without any link, and directories that this empties.
    /// - Throws: A data failure about the first file that cannot be written; then nothing has
    ///   changed.
    package func write(
        _ documents: [Document], in directory: String, removing leftovers: [OutputPath] = []
    ) throws(Failure) {
        guard let folder = absolute(directory) else { throw .unwritable(directory, Self.isGone) }
        let writer = FolderWriter(
            folder, isDurable: false, leftovers: leftovers.map { $0.steps.map(\.text) }
        ) { steps in
            steps.reduce(directory, Self.join)
        }
        try writer.write(
            documents.map { .init(steps: $0.path.steps.map(\.text), bytes: $0.bytes) })
    }

    /// Where a path leads to when its last step is a symbolic link.
    private static func target(of place: String, shown: String) throws(Failure) -> String {
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

extension Failure {
    static func unwritable(_ path: String, _ reason: String) -> Failure {
        .data("'\(path)' cannot be written: \(reason)", id: "unwritable-file")
    }
}
