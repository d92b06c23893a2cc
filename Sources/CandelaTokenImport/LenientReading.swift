/// The reading of older drafts and of other tools' files.
struct LenientReading: ForeignReader {
    func document(
        _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
    ) -> JSONDocument? {
        LenientText.document(bytes, file: file, diagnostics: &diagnostics)
    }

    func normalized(
        _ document: JSONDocument, as role: DocumentRole, listing most: Int?,
        diagnostics: inout [Diagnostic]
    ) -> JSONDocument {
        Leniency.convert(document, as: role, listing: most, diagnostics: &diagnostics)
    }

    func folder(
        describedBy document: JSONDocument, diagnostics: inout [Diagnostic],
        read: (_ name: String) -> [UInt8]?
    ) -> (document: JSONDocument?, files: [String], combined: Set<String>) {
        guard StudioFolder.isDescribed(by: document.file) else { return (nil, [], []) }
        return StudioFolder.document(document, diagnostics: &diagnostics, read: read)
    }

    func haveSets(_ roots: [JSONValue]) -> Bool {
        ParentKeys.areIn(roots, roots.map { TreeIndex([$0]) })
    }

    func combinedSets(in root: JSONValue) -> Set<String> {
        StudioThemes.combinedSets(root["$themes"])
    }

    func compute(_ graph: inout TokenGraph, after known: TokenGraph?) {
        graph.compute(after: known)
    }

    func refusal(of root: JSONValue) -> Diagnostic? {
        // Nearly every member would be an error of its own.
        func refusal(_ message: String, at value: JSONValue) -> Diagnostic {
            .error(
                "other-format", message, at: value.place,
                help: [
                    "read it with '--lenient'",
                    "'candela tokens upgrade' writes it in the form of 2025.10",
                    "'candela tokens init' describes its folder",
                ])
        }
        if let tool = Leniency.tool(of: root) {
            return refusal("the file is in a format of \(tool)", at: root)
        }
        return DraftMembers.firstToken(in: root).map { path, value in
            refusal(
                "'\(path)' has 'value' instead of '$value', as in files of Style Dictionary and "
                    + "Tokens Studio", at: value)
        }
    }

    func help(for value: JSONValue, as type: TokenType) -> [String] {
        guard (try? Reading(value, as: type)) != nil else { return [] }
        return ["read it with '--lenient', or convert the file with 'candela tokens upgrade'"]
    }

    func warning(about extensions: JSONValue) -> Diagnostic? {
        guard let (modes, _) = TokenModes.member(of: extensions) else { return nil }
        return .warning(
            "vendor-modes",
            "'\(modes.name)' contains values for modes, which the format does not define: "
                + "they have no effect", at: modes.namePlace,
            help: ["use a modifier in a resolver document instead, or read with '--lenient'"])
    }
}

extension TokenProject.Options {
    /// Whether older drafts, common mistakes and other tools' files are converted if their meaning
    /// is clear. Each conversion gives a warning with its place; a token that the format cannot
    /// express is skipped with a warning.
    ///
    /// If it is set to `false`, another tool's file is an error that names the tool.
    public var isLenient: Bool {
        get { foreign?.areConverted == true }
        set { foreign = ForeignFiles(LenientReading(), areConverted: newValue) }
    }
}

extension TokenProject {
    /// The names of files that describe a folder of token sets, which lenient reading accepts as a
    /// document.
    package static var folderEntries: [String] { StudioFolder.names }

    /// Whether a path is of a file that describes a folder of token sets.
    package static func isFolderEntry(_ path: String) -> Bool { StudioFolder.isDescribed(by: path) }

    /// The folder around all of some files that describes them as sets: the file that does so, and
    /// the files that are no set of it; `nil` without one.
    package static func folder(
        around paths: [String], read: (_ path: String) -> [UInt8]?
    ) -> (entry: String, others: [String])? {
        guard let (entry, sets) = StudioFolder.around(paths, read: read) else { return nil }
        let start = FilePath.directory(of: entry)
        guard start.isEmpty || paths.allSatisfy({ $0.hasPrefix(start + "/") }) else { return nil }
        let known = Set(sets)
        return (entry, paths.filter { !known.contains($0) })
    }

    /// Files in the order of the sets that they are, if a folder around them states one.
    package static func inSetOrder(
        _ paths: [String], read: (_ path: String) -> [UInt8]?
    ) -> [String] {
        StudioFolder.inSetOrder(paths, read: read)
    }
}
