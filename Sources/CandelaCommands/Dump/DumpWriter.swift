package import CandelaDTCG

/// A writer that puts a dump, or the conformance kit, into a directory and removes the files of an
/// earlier one.
package struct DumpWriter {
    package static let indexName = "index.json"

    /// The kind of index that may be replaced.
    let kind: DumpIndex.Kind

    /// The folders in which the files of an earlier index are removed.
    let folders: [String]

    let directory: String
    let files: Files

    /// Writes the files, and removes files of the previous index that the new index lacks.
    ///
    /// - Parameter documents: The files that the index lists, in its order.
    /// - Returns: Warnings about files that are not in the index.
    /// - Throws: A failure when a file cannot be written, or an existing `index.json` is of
    ///   another kind; then nothing has changed.
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

    /// The files listed in the existing index, limited to paths below the folders.
    ///
    /// - Throws: A data failure when the existing file is of another kind.
    private func earlierFiles(_ bytes: [UInt8]?) throws(Failure) -> [OutputPath] {
        guard let bytes else { return [] }
        let path = Files.join(directory, Self.indexName)
        guard let index = try? JSONTextDecoder().decode(DumpIndex.self, from: bytes, file: path),
            index.kind == kind
        else {
            throw .data(
                "'\(path)' is not the index of a \(noun) and would be overwritten",
                id: "foreign-file",
                help: ["name another directory with '--out', or remove the file"])
        }
        return index.files.map(\.path).filter(isOurs).compactMap { path in
            try? OutputPath(path.split(separator: "/").map(String.init))
        }
    }

    private var noun: String { kind == .index ? "dump" : "conformance kit" }

    private func isOurs(_ path: String) -> Bool {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        return steps.count > 1 && folders.contains(String(steps[0])) && !steps.contains("")
            && path.hasSuffix(".json")
    }

    private func strangers(besides current: Set<String>) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for folder in folders {
            do throws(Failure) {
                for name in try files.paths(below: Files.join(directory, folder)) {
                    let path = Files.join(folder, name)
                    guard !current.contains(path) else { continue }
                    found.append(
                        .warning(
                            "stray-file",
                            "'\(Files.join(directory, path))' is not part of this \(noun)"))
                }
            } catch {
                for var problem in error.diagnostics {
                    problem.severity = .warning
                    found.append(problem)
                }
            }
        }
        return found
    }
}

extension OutputPath {
    /// The path with the given steps, which may come from data.
    ///
    /// - Throws: A data failure when a step cannot be a file name.
    package static func checked(_ steps: [String]) throws(Failure) -> OutputPath {
        do throws(FileName.Fault) {
            return try OutputPath(steps)
        } catch {
            throw .data(
                "'\(steps.joined(separator: "/"))' cannot be a file: \(error)",
                id: "unusable-file-name")
        }
    }
}
