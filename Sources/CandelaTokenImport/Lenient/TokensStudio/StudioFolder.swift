/// The conversion of a folder of Tokens Studio, with a file for each set and `$metadata.json` and
/// `$themes.json` beside them, to a resolver document that refers to the files.
enum StudioFolder {
    /// The names of the files that describe a folder, in the order they are looked for.
    static let names = ["$metadata.json", "$themes.json"]

    /// Whether a path belongs to a file that describes a folder.
    static func isDescribed(by path: String) -> Bool { names.contains(FilePath.name(of: path)) }

    /// The folder around some files that describes them as sets: the file that does so, and the
    /// paths of its sets in order; `nil` without one.
    ///
    /// - Parameter read: Returns the contents of a file; `nil` if it does not exist.
    static func around(
        _ paths: [String], read: (String) -> [UInt8]?
    ) -> (entry: String, sets: [String])? {
        var folders: Set<String> = []
        for path in paths {
            var steps = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            while folders.insert(steps.joined(separator: "/")).inserted, !steps.isEmpty {
                steps.removeLast()
            }
        }
        let own = Set(paths)
        for folder in folders.sorted() {
            let start = folder.isEmpty ? "" : folder + "/"
            var ignored: [Diagnostic] = []
            let files = names.map { start + $0 }.compactMap { path in
                read(path).flatMap { JSONDocument.parse($0, file: path, diagnostics: &ignored) }
            }
            let sets = sets(files.map(\.root)).map { "\(start)\($0).json" }
            if let entry = files.first?.file, !own.isDisjoint(with: sets) { return (entry, sets) }
        }
        return nil
    }

    /// Files in the order of the sets that they are, if a folder around them states one; files that
    /// are no set of it follow.
    ///
    /// - Parameter read: Returns the contents of a file; `nil` if it does not exist.
    static func inSetOrder(_ paths: [String], read: (String) -> [UInt8]?) -> [String] {
        guard let sets = around(paths, read: read)?.sets else { return paths }
        let (own, known) = (Set(paths), Set(sets))
        return sets.filter(own.contains) + paths.filter { !known.contains($0) }
    }

    /// The names of the sets that some files describe: those with an order, and others of themes.
    private static func sets(_ files: [JSONValue]) -> [String] {
        let order = files.compactMap { $0["tokenSetOrder"] }.first
        let listed = StudioThemes.listedSets(files.first(where: \.isArray))
        var known: Set<String> = []
        return ((order?.elements.compactMap(\.string) ?? []) + listed).filter {
            known.insert($0).inserted
        }
    }

    /// The resolver document of a folder.
    ///
    /// - Parameters:
    ///   - document: The file that describes it.
    ///   - read: Returns the contents of a file in the folder; `nil` if it does not exist.
    /// - Returns: No document if the files name no set; the name of the other such file, if there
    ///   is one, and the sets that themes combine.
    static func document(
        _ document: JSONDocument, diagnostics: inout [Diagnostic],
        read: (_ name: String) -> [UInt8]?
    ) -> (document: JSONDocument?, files: [String], combined: Set<String>) {
        let name = names.first { $0 != FilePath.name(of: document.file) } ?? ""
        let bytes = read(name)
        let other = bytes.flatMap {
            JSONDocument.parse($0, file: name, diagnostics: &diagnostics)
        }
        let themes = [document.root, other?.root].first { $0?.isArray == true } ?? nil
        return (
            Self.document(document, beside: other, diagnostics: &diagnostics, read: read),
            bytes == nil ? [] : [name], StudioThemes.combinedSets(themes)
        )
    }

    /// The resolver document of a folder.
    ///
    /// - Parameter other: The other file that describes it, if there is one.
    static func document(
        _ document: JSONDocument, beside other: JSONDocument?,
        diagnostics: inout [Diagnostic], read: (_ name: String) -> [UInt8]?
    ) -> JSONDocument? {
        let files = [document.root] + (other.map { [$0.root] } ?? [])
        let order = files.compactMap { $0["tokenSetOrder"] }.first
        let themes = files.first(where: \.isArray)
        var sets = sets(files)
        let missing = sets.filter { read("\($0).json") == nil }
        sets.removeAll(where: missing.contains)
        guard !sets.isEmpty else { return nil }
        let studio = StudioThemes(sets: sets, order: order, themes: themes)
        for name in missing where !studio.missing.contains(where: { $0.name == name }) {
            diagnostics.warn(
                "missing-set",
                "the set '\(name)' has no file '\(name).json' among those read: it is left out",
                at: document.root.place)
        }
        let lists = sets.map { name in
            (
                list: ForeignProject.List(name: name, sources: [.file("\(name).json")]),
                place: document.root.place
            )
        }
        var project = studio.project(lists) { name in
            var ignored: [Diagnostic] = []
            let file = read("\(name).json").flatMap {
                LenientText.document($0, file: name, diagnostics: &ignored)
            }
            return file.map { TokenFolder.tokens(of: $0.root) } ?? []
        }
        // Files of unused sets are not read.
        project.sets.removeAll { studio.unused.contains($0.name) }
        diagnostics += project.diagnostics
        return project.document(of: document)
    }
}
