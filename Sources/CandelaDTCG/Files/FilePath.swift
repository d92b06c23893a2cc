/// Operations on `/`-separated paths as strings, without access to the file system.
package enum FilePath {
    /// The path without its last component; empty for a bare file name.
    package static func directory(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component of a path.
    package static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Resolves a path against a directory, with `.` and `..` removed textually.
    package static func resolve(_ path: String, from directory: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        return normalize(isAbsolute || directory.isEmpty ? path : "\(directory)/\(path)")
    }

    package static func normalize(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        var steps: [String] = []
        for step in path.utf8.split(separator: UInt8(ascii: "/")) {
            let step = String(decoding: step, as: UTF8.self)
            if step == "." { continue }
            if step == "..", let last = steps.last, last != ".." {
                steps.removeLast()
            } else if step != ".." || !isAbsolute {
                steps.append(step)
            }
        }
        return (isAbsolute ? "/" : "") + steps.joined(separator: "/")
    }

    /// Whether a normalised path is in a directory or below it.
    ///
    /// Compares bytes: in a `String` a slash and a following combining accent form one character,
    /// but the file system treats the slash as a separator.
    static func contains(_ directory: String, _ path: String) -> Bool {
        let directory = normalize(directory)
        if directory == "/" { return path.utf8.first == UInt8(ascii: "/") }
        let start = directory.isEmpty ? "" : "\(directory)/"
        guard path.utf8.starts(with: start.utf8),
            !directory.isEmpty || path.utf8.first != UInt8(ascii: "/")
        else { return false }
        let rest = path.utf8.dropFirst(start.utf8.count)
        return !rest.elementsEqual("..".utf8) && !rest.starts(with: "../".utf8)
    }
}
