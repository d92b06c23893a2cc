import Foundation

/// The disk, seen from one directory.
///
/// Paths in messages are those the caller used.
package struct Files: Sendable, Hashable {
    /// Where relative paths start.
    package let workingDirectory: String

    package init(workingDirectory: String) {
        self.workingDirectory = workingDirectory
    }

    /// What is found at a path.
    package enum Kind: Sendable, Hashable {
        case file, directory
    }

    package func kind(of path: String) -> Kind? {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isDirectory)
        else { return nil }
        return isDirectory.boolValue ? .directory : .file
    }

    /// - Throws: A data failure saying whether the file is missing, a directory or unreadable.
    package func read(_ path: String) throws(Failure) -> [UInt8] {
        switch kind(of: path) {
        case nil: throw .data("'\(path)' does not exist", id: "missing-file")
        case .directory: throw .data("'\(path)' is a directory, not a file", id: "not-a-file")
        case .file: break
        }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: absolute(path))))
        } catch {
            throw .data("'\(path)' cannot be read", id: "unreadable-file")
        }
    }

    /// The names in a directory, sorted by their scalars.
    package func names(in path: String) throws(Failure) -> [String] {
        switch kind(of: path) {
        case nil: throw .data("'\(path)' does not exist", id: "missing-file")
        case .file: throw .data("'\(path)' is a file, not a directory", id: "not-a-directory")
        case .directory: break
        }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: absolute(path)).sorted()
        } catch {
            throw .data("'\(path)' cannot be read", id: "unreadable-file")
        }
    }

    /// A path below another.
    package static func join(_ directory: String, _ name: String) -> String {
        directory.hasSuffix("/") ? directory + name : directory + "/" + name
    }

    /// A path as a sentence names it.
    package static func spoken(_ path: String) -> String {
        path == "-" ? "standard input" : "'\(path)'"
    }

    func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : Self.join(workingDirectory, path)
    }
}
