/// A check for files of an export that would overwrite each other.
enum FileClash {
    /// Reports every file that would replace another on some file system: with the same name, with
    /// a name that differs only in letter case or Unicode form, or with the name of a folder.
    static func report(_ files: [EmittedFile], diagnostics: inout [Diagnostic]) {
        var owners: [String: EmittedFile] = [:]
        owners.reserveCapacity(files.count)
        var folders: [String: EmittedFile] = [:]
        let paths = files.map(\.location.folded)
        for (file, path) in zip(files, paths) {
            var folder = path[...]
            while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
                folder = path[..<slash]
                // Those around a known folder are known.
                guard folders[String(folder)] == nil else { break }
                folders[String(folder)] = file
            }
            if let owner = owners.updateValue(file, forKey: path) {
                diagnostics.append(diagnostic(file, owner))
            }
        }
        for (file, path) in zip(files, paths) {
            guard let other = folders[path] else { continue }
            diagnostics.append(
                diagnostic(
                    file, other.origin,
                    "'\(file.path)' would be both a file and the folder of '\(other.path)'"))
        }
    }

    private static func diagnostic(_ file: EmittedFile, _ other: EmittedFile) -> Diagnostic {
        let isSame = file.path.utf8.elementsEqual(other.path.utf8)
        return diagnostic(
            file, other.origin,
            isSame
                ? "two files would be named '\(file.path)'"
                : "'\(other.path)' and '\(file.path)' would be the same file on many file systems")
    }

    private static func diagnostic(
        _ file: EmittedFile, _ other: OutputOrigin, _ message: String
    ) -> Diagnostic {
        .clash(message, file.origin, other, .error)
    }
}
