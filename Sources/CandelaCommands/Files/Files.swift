import CandelaDTCG
package import CandelaImport
import Foundation

/// File access relative to a working directory.
///
/// Messages show paths as the caller gave them.
package struct Files: Sendable {
    /// The directory that relative paths start from; `nil` when it was removed or has no path in
    /// UTF-8.
    package let workingDirectory: String?

    /// The reason that there is no working directory, as the end of a sentence.
    let absence: String

    /// The options for replacing files.
    var options = WriteOptions()

    /// The files that were read through this value or a copy of it.
    let inputs = InputStats()

    package init(
        workingDirectory: String?, absence: String = "the working directory was removed"
    ) {
        self.workingDirectory = workingDirectory
        self.absence = absence
    }

    /// The kind of file at a path.
    package enum Kind: Sendable, Hashable {
        case file, directory
        /// A pipe, a device or a socket, described in words.
        case other(String)
    }

    /// The kind of file at a path, following symbolic links; `nil` without a file.
    package func kind(of path: String) -> Kind? {
        guard let place = absolute(path),
            let status = try? System.status(place, followsLink: true)
        else { return nil }
        return status.isDirectory ? .directory : status.isFile ? .file : .other(status.words)
    }

    /// Reads a regular file. Pipes and devices may never end, so they are not opened.
    ///
    /// - Throws: A data failure that says whether the file is missing, unreadable or not a regular
    ///   file.
    package func read(_ path: String) throws(Failure) -> [UInt8] {
        do throws(FileAccessError) {
            return try bytes(at: path)
        } catch {
            throw Self.failure(error, path)
        }
    }

    /// Reads a regular file, throwing the error type of token files.
    func bytes(at path: String) throws(FileAccessError) -> [UInt8] {
        let content = try content(of: path)
        inputs.note(content.status)
        return content.bytes
    }

    /// Reads a regular file in order to replace it later; it is not recorded as an input.
    ///
    /// - Throws: A data failure that says whether the file is missing, unreadable or not a regular
    ///   file.
    func version(of path: String) throws(Failure) -> FileVersion {
        do throws(FileAccessError) {
            return FileVersion(try content(of: path))
        } catch {
            throw Self.failure(error, path)
        }
    }

    private func content(of path: String) throws(FileAccessError) -> System.Content {
        let place = try regularFile(path)
        do throws(SystemError) {
            return try System.read(place)
        } catch {
            throw .unreadable(error.description)
        }
    }

    /// Opens a regular file for reading in chunks.
    ///
    /// - Throws: A data failure that says whether the file is missing, unreadable or not a regular
    ///   file.
    package func source(_ path: String) throws(Failure) -> ByteSource {
        let place: String
        do throws(FileAccessError) { place = try regularFile(path) } catch {
            throw Self.failure(error, path)
        }
        guard let handle = FileHandle(forReadingAtPath: place) else {
            throw .data("'\(path)' cannot be read: \(SystemError.last)", id: "unreadable-file")
        }
        inputs.note(handle.fileDescriptor)
        return ByteSource(handle, file: path)
    }

    /// The absolute path of a regular file.
    private func regularFile(_ path: String) throws(FileAccessError) -> String {
        guard let place = absolute(path) else { throw .unreadable(absence) }
        let status: stat?
        do throws(SystemError) {
            status = try System.status(place, followsLink: true)
        } catch {
            throw .unreadable(error.description)
        }
        guard let status else { throw .missing }
        guard !status.isDirectory else { throw .directory }
        guard status.isFile else { throw .notAFile(status.words) }
        return place
    }

    private static func failure(_ error: FileAccessError, _ path: String) -> Failure {
        switch error {
        case .missing: .data("'\(path)' \(error)", id: "missing-file")
        case .directory: .data("'\(path)' \(error), not a file", id: "not-a-file")
        case .notAFile:
            .data(
                "'\(path)' \(error)", id: "not-a-file", help: ["'-' reads standard input"])
        case .outside, .unreadable: .data("'\(path)' \(error)", id: "unreadable-file")
        }
    }

    /// The absolute path of a directory.
    ///
    /// - Throws: A data failure that says whether it is missing, unreadable or not a directory.
    @discardableResult
    func directory(at path: String) throws(Failure) -> String {
        guard let place = absolute(path) else {
            throw .data("'\(path)' cannot be read: \(absence)", id: "unreadable-file")
        }
        do throws(SystemError) { _ = try System.status(place, followsLink: true) } catch {
            throw .data("'\(path)' cannot be read: \(error)", id: "unreadable-file")
        }
        switch kind(of: path) {
        case nil: throw .data("'\(path)' does not exist", id: "missing-file")
        case .file: throw .data("'\(path)' is a file, not a directory", id: "not-a-directory")
        case .other(let words):
            throw .data("'\(path)' is \(words), not a directory", id: "not-a-directory")
        case .directory: return place
        }
    }

    /// The names in a directory, sorted by Unicode scalars.
    ///
    /// - Throws: A data failure that says whether the directory is missing, unreadable or not a
    ///   directory, or for a name that is not UTF-8.
    package func names(in path: String) throws(Failure) -> [String] {
        let place = try directory(at: path)
        let found: [[UInt8]]
        do throws(SystemError) { found = try System.names(in: Array(place.utf8)) } catch {
            throw .data("'\(path)' cannot be read: \(error)", id: "unreadable-file")
        }
        var names: [String] = []
        for name in found {
            guard let text = String(utf8: name) else {
                throw .unnamable(Array(Self.join(path, "").utf8) + name)
            }
            names.append(text)
        }
        return names
    }

    /// Joins a directory and a name into a path.
    package static func join(_ directory: String, _ name: String) -> String {
        directory.hasSuffix("/") ? directory + name : directory + "/" + name
    }

    /// A path as it appears in messages.
    package static func quoted(_ path: String) -> String {
        path == "-" ? "standard input" : "'\(path)'"
    }

    /// The canonical path of a file, with symbolic links resolved; the same for all paths to it.
    func identity(of path: String) -> String {
        guard let place = absolute(path) else { return path }
        return URL(fileURLWithPath: place).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// Whether two paths lead to the same existing file.
    func areOne(_ path: String, _ other: String) -> Bool {
        guard let stamp = stamp(of: path) else { return false }
        return stamp.identity == self.stamp(of: other)?.identity
    }

    /// The regular files below a directory, as sorted paths relative to it; symbolic links and
    /// folders that cannot be read are skipped.
    ///
    /// - Parameter isWanted: Whether a path is returned.
    /// - Throws: A data failure for a wanted file whose path is not UTF-8. For `isWanted` such bytes
    ///   are replaced by U+FFFD.
    package func paths(
        below directory: String, where isWanted: (String) -> Bool = { _ in true }
    ) throws(Failure) -> [String] {
        guard let place = absolute(directory),
            (try? System.status(place, followsLink: false))?.isDirectory == true
        else { return [] }
        let slash = [UInt8(ascii: "/")]
        var paths: [String] = []
        func list(_ folder: [UInt8]) throws(Failure) {
            for name in (try? System.names(in: Array(place.utf8) + slash + folder)) ?? [] {
                let path = folder.isEmpty ? name : folder + slash + name
                let whole = System.terminated(Array(place.utf8) + slash + path)
                guard let status = try? System.status(whole, followsLink: false) else { continue }
                if status.isDirectory {
                    try list(path)
                } else if status.isFile, isWanted(String(decoding: path, as: UTF8.self)) {
                    guard let text = String(utf8: path) else {
                        throw .unnamable(Array(Self.join(directory, "").utf8) + path)
                    }
                    paths.append(text)
                }
            }
        }
        try list([])
        return paths
    }

    /// An absolute path; `nil` for a relative one when the working directory was removed.
    func absolute(_ path: String) -> String? {
        path.hasPrefix("/") ? path : workingDirectory.map { Self.join($0, path) }
    }

    /// The files of this process.
    static func ofThisProcess() -> Files {
        let directory = System.workingDirectory
        guard let directory, String(utf8: directory) == nil else {
            return Files(workingDirectory: directory.flatMap { String(utf8: $0) })
        }
        return Files(
            workingDirectory: nil,
            absence: "the path of the working directory is not UTF-8:"
                + " '\(String(escaping: directory))'")
    }
}
