import CandelaPipeline

/// Puts a dump into a directory and clears away what an earlier one left there.
struct DumpWriter {
    private static let indexName = "index.json"

    let directory: String
    let files: Files

    /// - Parameter documents: The content of each file the index lists, by path.
    /// - Returns: What to say about files that are no part of the dump.
    /// - Throws: A data failure when a file cannot be written; then nothing has changed.
    func write(_ index: DumpIndex, _ documents: [String: [UInt8]]) throws(Failure) -> [String] {
        let earlier = earlierFiles
        var written: [Files.Document] = []
        for file in index.files {
            guard let bytes = documents[file.path] else { continue }
            written.append(.init(Files.join(directory, file.path), bytes))
        }
        // The index goes last: it never lists what is not there.
        written.append(.init(Files.join(directory, Self.indexName), try Document.text(index)))
        try files.write(written)
        let current = Set(index.files.map(\.path))
        files.remove(
            earlier.subtracting(current).sorted().map { Files.join(directory, $0) },
            under: directory)
        return strangers(besides: current)
    }

    /// What the index that is there lists, as far as a dump could have written it.
    private var earlierFiles: Set<String> {
        guard let bytes = try? files.read(Files.join(directory, Self.indexName)),
            let index = try? JSONTextDecoder().decode(DumpIndex.self, from: bytes, file: "")
        else { return [] }
        return Set(index.files.map(\.path).filter(Self.isOurs))
    }

    private static func isOurs(_ path: String) -> Bool {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        return steps.count > 1 && ["tokens", "screens", "schema"].contains(steps[0])
            && steps.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
            && path.hasSuffix(".json")
    }

    private func strangers(besides current: Set<String>) -> [String] {
        ["tokens", "screens", "schema"].flatMap { paths(below: $0) }
            .filter { !current.contains($0) }
            .map { "warning: '\(Files.join(directory, $0))' is no part of this dump [stray-file]" }
    }

    private func paths(below path: String) -> [String] {
        guard let names = try? files.names(in: Files.join(directory, path)) else { return [] }
        return names.flatMap { name in
            let path = Files.join(path, name)
            return files.kind(of: Files.join(directory, path)) == .directory
                ? paths(below: path) : [path]
        }
    }
}
