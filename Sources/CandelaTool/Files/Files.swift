import CandelaDTCG
package import CandelaImport
import Foundation

/// File access relative to a working directory.
///
/// Messages show paths as the caller gave them.
package struct Files: Sendable {
    /// The directory that relative paths start from; `nil` when it was removed.
    package let workingDirectory: String?

    /// The options for replacing files.
    var options = WriteOptions()

    /// The files that were read through this value or a copy of it.
    let inputs = InputLog()

    package init(workingDirectory: String?) {
        self.workingDirectory = workingDirectory
    }

    /// The kind of file at a path.
    package enum Kind: Sendable, Hashable {
        case file, directory
        /// A pipe, a device or a socket, described in words.
        case other(String)
    }

    /// The kind of file at a path, following symbolic links; `nil` when there is none.
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

    /// Reads a regular file, throwing the pipeline's error type.
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
        guard let place = absolute(path) else { throw .unreadable(Self.isGone) }
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

    /// The names in a directory, sorted by Unicode scalars.
    ///
    /// - Throws: A data failure that says whether the directory is missing, unreadable or not a
    ///   directory.
    package func names(in path: String) throws(Failure) -> [String] {
        guard let place = absolute(path) else {
            throw .data("'\(path)' cannot be read: \(Self.isGone)", id: "unreadable-file")
        }
        do throws(SystemError) { _ = try System.status(place, followsLink: true) } catch {
            throw .data("'\(path)' cannot be read: \(error)", id: "unreadable-file")
        }
        switch kind(of: path) {
        case nil: throw .data("'\(path)' does not exist", id: "missing-file")
        case .file: throw .data("'\(path)' is a file, not a directory", id: "not-a-directory")
        case .other(let words):
            throw .data("'\(path)' is \(words), not a directory", id: "not-a-directory")
        case .directory: break
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: place).sorted()
        } catch {
            throw .data("'\(path)' cannot be read: permission denied", id: "unreadable-file")
        }
    }

    /// Joins a directory and a name into a path.
    package static func join(_ directory: String, _ name: String) -> String {
        directory.hasSuffix("/") ? directory + name : directory + "/" + name
    }

    /// A path as it appears in messages.
    package static func spoken(_ path: String) -> String {
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

    /// The regular files below a directory, as sorted paths relative to it; symbolic links are
    /// skipped.
    func paths(below directory: String) -> [String] {
        guard let place = absolute(directory),
            (try? System.status(place, followsLink: false))?.isDirectory == true,
            let names = try? names(in: directory)
        else { return [] }
        return names.flatMap { name -> [String] in
            let path = Files.join(directory, name)
            guard let place = absolute(path),
                let status = try? System.status(place, followsLink: false)
            else { return [] }
            if status.isDirectory { return paths(below: path).map { Files.join(name, $0) } }
            return status.isFile ? [name] : []
        }
    }

    /// An absolute path; `nil` for a relative one when the working directory was removed.
    func absolute(_ path: String) -> String? {
        path.hasPrefix("/") ? path : workingDirectory.map { Self.join($0, path) }
    }

    static let isGone = "the working directory was removed"
}
