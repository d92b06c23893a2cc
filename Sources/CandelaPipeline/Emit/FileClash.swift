/// Finds files of a run that would overwrite one another.
enum FileClash {
    /// Reports every file that would take the place of another on some disk: of the same name, of
    /// one that differs in letter case or Unicode form alone, or of a name that is a folder.
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
                    "'\(file.path)' would be a file and the folder of '\(other.path)'"))
        }
    }

    private static func diagnostic(_ file: EmittedFile, _ other: EmittedFile) -> Diagnostic {
        let isSame = file.path.utf8.elementsEqual(other.path.utf8)
        return diagnostic(
            file, other.origin,
            isSame
                ? "two files would be named '\(file.path)'"
                : "'\(other.path)' and '\(file.path)' would be one file on many disks")
    }

    private static func diagnostic(
        _ file: EmittedFile, _ other: OutputOrigin, _ message: String
    ) -> Diagnostic {
        .clash(message, file.origin, other, .error)
    }
}

extension Diagnostic {
    /// Two files that cannot both be there.
    ///
    /// - Parameters:
    ///   - origin: What the later one's name is made of.
    ///   - other: What the earlier one's is made of.
    static func clash(
        _ message: String, _ origin: OutputOrigin, _ other: OutputOrigin, _ severity: Severity
    ) -> Diagnostic {
        func words(_ origin: OutputOrigin, _ start: String) -> Note? {
            guard let last = origin.parts.last else { return nil }
            let names = origin.parts.map(\.words).joined(separator: " and ")
            return Note("\(start) is for \(names)", at: last.place)
        }
        return Diagnostic(
            severity, "file-clash", message, at: origin.parts.last?.place,
            help: ["rename one of them, or choose one with '--input'"],
            notes: [words(other, "the first"), words(origin, "the second")].compactMap { $0 })
    }
}
