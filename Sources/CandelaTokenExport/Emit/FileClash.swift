/// A check for files of an export that would overwrite each other.
enum FileClash {
    /// Reports every file that would replace another on some file system: with the same name, with
    /// a name that differs only in letter case or Unicode form, or with the name of a folder.
    static func report(_ files: [EmittedFile], diagnostics: inout [Diagnostic]) {
        var owners: [String: EmittedFile] = [:]
        owners.reserveCapacity(files.count)
        var folders: [String: EmittedFile] = [:]
        for file in files {
            for folder in file.location.foldedFolders { folders[folder] = folders[folder] ?? file }
            if let owner = owners.updateValue(file, forKey: file.location.folded) {
                diagnostics.append(diagnostic(file, owner))
            }
        }
        for file in files {
            guard let other = folders[file.location.folded] else { continue }
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
