import CandelaPipeline

/// A writer that puts a dump into a directory and removes the files of an earlier one.
struct DumpWriter {
    static let indexName = "index.json"
    private static let folders = ["tokens", "screens", "journeys", "schema"]

    let directory: String
    let files: Files

    /// Writes the files of a dump, and removes those of the previous dump that are not part of it.
    ///
    /// - Parameter documents: The files that the index lists, in its order.
    /// - Returns: Warnings about files that are not part of the dump.
    /// - Throws: A failure when a file cannot be written, or an existing `index.json` is not a
    ///   dump's; then nothing has changed.
    func write(
        _ index: DumpIndex, _ documents: [Files.Document]
    ) throws(Failure) -> [Diagnostic] {
        let current = Set(documents.map(\.path))
        // The index is written last, so it never lists a missing file.
        let last = Files.Document(try .checked([Self.indexName]), try Document.text(index))
        try files.write(
            documents + [last], in: directory, over: Self.indexName
        ) { bytes throws(Failure) in
            try earlierFiles(bytes).filter { !current.contains($0) }
        }
        return strangers(besides: Set(index.files.map(\.path)))
    }

    /// The files listed in the existing index, limited to paths that a dump can contain.
    ///
    /// - Throws: A data failure when the existing file is not the index of a dump.
    private func earlierFiles(_ bytes: [UInt8]?) throws(Failure) -> [OutputPath] {
        guard let bytes else { return [] }
        let path = Files.join(directory, Self.indexName)
        guard let index = try? JSONTextDecoder().decode(DumpIndex.self, from: bytes, file: path)
        else {
            throw .data(
                "'\(path)' is not the index of a dump and would be overwritten", id: "foreign-file",
                help: ["name another directory with '--out', or remove the file"])
        }
        return index.files.map(\.path).filter(Self.isOurs).compactMap { path in
            try? OutputPath(path.split(separator: "/").map(String.init))
        }
    }

    private static func isOurs(_ path: String) -> Bool {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        return steps.count > 1 && folders.contains(String(steps[0])) && !steps.contains("")
            && path.hasSuffix(".json")
    }

    private func strangers(besides current: Set<String>) -> [Diagnostic] {
        Self.folders.flatMap { folder in
            files.paths(below: Files.join(directory, folder)).map { Files.join(folder, $0) }
        }
        .filter { !current.contains($0) }
        .map { path in
            .warning("stray-file", "'\(Files.join(directory, path))' is not part of this dump")
        }
    }
}

extension OutputPath {
    /// The path with the given steps, which may come from data.
    ///
    /// - Throws: A data failure when a step cannot be a file name.
    static func checked(_ steps: [String]) throws(Failure) -> OutputPath {
        do throws(FileName.Fault) {
            return try OutputPath(steps)
        } catch {
            throw .data(
                "'\(steps.joined(separator: "/"))' cannot be a file: \(error)",
                id: "unusable-file-name")
        }
    }
}
