import CandelaPipeline

/// Puts a dump into a directory and clears away what an earlier one left there.
struct DumpWriter {
    static let indexName = "index.json"
    private static let folders = ["tokens", "screens", "journeys", "schema"]

    let directory: String
    let files: Files

    /// - Parameter documents: The files the index lists, in its order.
    /// - Returns: What to say about files that are no part of the dump.
    /// - Throws: A data failure when a file cannot be written or the index that is there is not a
    ///   dump's; then nothing has changed.
    func write(
        _ index: DumpIndex, _ documents: [Files.Document]
    ) throws(Failure) -> [Diagnostic] {
        let current = Set(documents.map(\.path))
        // The index goes last: it never lists what is not there.
        let last = Files.Document(try .checked([Self.indexName]), try Document.text(index))
        try files.write(
            documents + [last], in: directory, over: Self.indexName
        ) { bytes throws(Failure) in
            try earlierFiles(bytes).filter { !current.contains($0) }
        }
        return strangers(besides: Set(index.files.map(\.path)))
    }

    /// What the index that is there lists, as far as a dump could have written it.
    ///
    /// - Throws: A data failure when it is another program's index.
    private func earlierFiles(_ bytes: [UInt8]?) throws(Failure) -> [OutputPath] {
        guard let bytes else { return [] }
        let path = Files.join(directory, Self.indexName)
        guard let index = try? JSONTextDecoder().decode(DumpIndex.self, from: bytes, file: path)
        else {
            throw .data(
                "'\(path)' is not the index of a dump, and would be lost", id: "foreign-file",
                help: ["name a directory of its own with '--out', or remove the file"])
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
            .warning("stray-file", "'\(Files.join(directory, path))' is no part of this dump")
        }
    }
}

extension OutputPath {
    /// A path of names that are not the data's.
    ///
    /// - Throws: A data failure when a name cannot be a file's.
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
