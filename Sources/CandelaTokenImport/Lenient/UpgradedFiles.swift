/// Several files in the form of 2025.10, and the resolver document that combines them.
///
/// A file that contains sets, modes or variables becomes a file for each of them.
package struct UpgradedFiles: Sendable {
    /// A file, with its path relative to the folder of all.
    package struct File: Sendable, Hashable {
        package let path: String
        package let bytes: [UInt8]

        package init(_ path: String, _ bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The files; the resolver document is the last.
    package private(set) var files: [File] = []

    /// The paths of the files, in case folding.
    private var taken: Set<String> = []

    /// - Parameters:
    ///   - sources: The files in order: later ones override those before.
    ///   - folder: The folder of all, as in diagnostics.
    ///   - resolver: The document that refers to them; `nil` to make one.
    ///   - project: The same files, read leniently.
    ///   - diagnostics: Receives a warning for each correction, and all errors.
    /// - Returns: `nil` after an error.
    package init?(
        _ sources: [File], in folder: String, resolver: File?, project: TokenProject,
        diagnostics: inout [Diagnostic]
    ) {
        var found: [Diagnostic] = []
        defer { diagnostics.appendNew(found) }
        let results = ComputedResults(project)
        var read = Self.read(sources, in: folder, as: .part, leaving: results.unread, &found)
        let plain = read.map(\.document.root).filter {
            !ResolverShape.isResolver($0, path: $0.storage.file)
        }
        if resolver == nil, ParentKeys.areIn(plain, plain.map { TreeIndex([$0]) }) {
            found = []
            read = Self.read(sources, in: folder, as: .groups, leaving: results.unread, &found)
        }
        guard !found.hasErrors, !read.isEmpty else { return nil }
        var additions: [ComputedResults.Addition] = []
        let entry = resolver.flatMap {
            JSONDocument.parse($0.bytes, file: $0.path, diagnostics: &found)
        }
        let documents = read.map { path, document in
            let edits = results.edits(
                in: document, of: entry?.root, adding: &additions, diagnostics: &found)
            let rewrite = SourceRewrite(document.root.storage, edits)
            return (path: path, document: document.rewritten(rewrite) ?? document)
        }
        guard let resolver, let entry else {
            combine(documents, adding: additions)
            return
        }
        for (path, document) in documents {
            let root = document.root
            guard !ResolverShape.isResolver(root, path: root.storage.file) else {
                found.append(
                    .error(
                        "not-a-token-file",
                        "the file contains sets or modes, so no resolver document can refer to it",
                        at: root.place, help: ["name the files instead of their folder"]))
                return nil
            }
            files.append(File(path, root.storage.bytes))
        }
        let edits = ComputedResults.edits(of: entry.root, adding: additions)
        files.append(File(resolver.path, SourceRewrite(entry.root.storage, edits).bytes))
    }

    private static func read(
        _ sources: [File], in folder: String, as role: DocumentRole,
        leaving unread: Set<ComputedResults.ValueKey>, _ diagnostics: inout [Diagnostic]
    ) -> [(path: String, document: JSONDocument)] {
        var documents: [(path: String, document: JSONDocument)] = []
        for source in sources {
            let file = FilePath.resolve(source.path, from: folder)
            var found: [Diagnostic] = []
            let document = LenientText.document(source.bytes, file: file, diagnostics: &found)
            guard let document, !found.hasErrors else {
                diagnostics += found
                continue
            }
            let root = document.root
            guard root.isObject, !ResolverShape.isResolver(root, path: file) else {
                diagnostics.append(.notCombinable(root))
                continue
            }
            let upgraded = Leniency.convert(
                document, as: role, forWriting: true, leaving: unread, diagnostics: &found)
            guard ProjectLoader.mayHoldTokens(upgraded.root) else {
                diagnostics.append(.noTokens(in: root))
                continue
            }
            diagnostics += found
            documents.append((source.path, upgraded))
        }
        return documents
    }

    /// Adds the files of some documents, and a resolver document with their sets and modifiers.
    private mutating func combine(
        _ documents: [(path: String, document: JSONDocument)],
        adding additions: [ComputedResults.Addition]
    ) {
        var project = ForeignProject()
        for (path, document) in documents {
            let root = document.root
            if ResolverShape.isResolver(root, path: root.storage.file) {
                add(root, path, to: &project)
            } else {
                let name = Self.unused(FolderNode.stem(of: path), in: project.sets.map(\.name))
                project.add(set: name, [add(path, root.storage.bytes)])
            }
        }
        // Modifiers apply after the sets of all files.
        project.order =
            project.order.filter { if case .set = $0 { true } else { false } }
            + project.choices.map { .choice($0.name) }
        let name = Self.unused("tokens.resolver.json", in: taken)
        for addition in additions {
            project.add([.tokens(addition.inOrder)], to: addition.context, of: addition.modifier)
        }
        files.append(File(name, project.text))
    }

    private mutating func add(
        _ root: JSONValue, _ path: String, to project: inout ForeignProject
    ) {
        let stem = FolderNode.stem(of: path)
        let sets = root["sets"]?.members.map { $0 } ?? []
        var names: [String: String] = [:]
        for set in sets {
            let name = Self.unused(
                sets.count == 1 ? stem : set.name, in: project.sets.map(\.name),
                or: "\(stem) \(set.name)")
            names[ForeignProject.pointer(.set(set.name))] = name
            let file = sets.count == 1 ? stem : "\(stem)/\(set.name)"
            let sources = set.value["sources"]?.elements.map { $0 } ?? []
            project.sets.append(
                .init(
                    name: name, sources: sources.map { add("\(file).tokens.json", Self.bytes($0)) })
            )
        }
        project.order +=
            root["resolutionOrder"]?.elements.compactMap { item in
                item["$ref"]?.string.flatMap { names[$0] }.map { .set($0) }
            } ?? []
        for modifier in root["modifiers"]?.members.map({ $0 }) ?? [] {
            let isNew = !project.choices.contains { $0.name == modifier.name }
            if isNew {
                project.choices.append(
                    .init(name: modifier.name, fallback: modifier.value["default"]?.string))
            }
            for context in modifier.value["contexts"]?.members.map({ $0 }) ?? [] {
                let sources = context.value.elements.map { source -> ForeignProject.Source in
                    if let set = source["$ref"]?.string.flatMap({ names[$0] }) { return .set(set) }
                    let file = "\(stem)/\(modifier.name).\(context.name).tokens.json"
                    return add(file, Self.bytes(source))
                }
                project.add(sources, to: context.name, of: modifier.name)
            }
        }
    }

    /// Adds a file under a path that all systems allow.
    private mutating func add(_ path: String, _ bytes: [UInt8]) -> ForeignProject.Source {
        let steps = path.split(separator: "/").map { step in
            let text = String(step.map { #"<>:"|?*\"#.contains($0) || $0.isNewline ? "-" : $0 })
            return (try? FileName(text))?.text ?? "set"
        }
        let free = Self.unused(steps.joined(separator: "/"), in: taken)
        taken.insert(free.caseFolded)
        files.append(File(free, bytes))
        return .file(free)
    }

    private static func bytes(_ value: JSONValue) -> [UInt8] { Array((value.source + "\n").utf8) }

    /// A name that is not taken: itself, another one, or one with a number before its ending.
    private static func unused(
        _ name: String, in taken: some Collection<String>, or other: String? = nil
    ) -> String {
        func isFree(_ name: String) -> Bool {
            !taken.contains { $0.caseFolded == name.caseFolded }
        }
        if isFree(name) { return name }
        if let other, isFree(other) { return other }
        let stem = FolderNode.stem(of: name)
        let ending = name.dropFirst(stem.count)
        var number = 2
        while !isFree("\(stem)-\(number)\(ending)") { number += 1 }
        return "\(stem)-\(number)\(ending)"
    }
}

extension UpgradedFiles {
    /// The path of a file relative to a folder that contains it.
    package static func name(of path: String, in folder: String) -> String {
        let steps = FilePath.normalize(path).utf8.split(separator: UInt8(ascii: "/"))
        let start = FilePath.normalize(folder).utf8.split(separator: UInt8(ascii: "/"))
        let rest =
            steps.starts(with: start, by: { $0.elementsEqual($1) })
            ? steps.dropFirst(start.count) : steps[...]
        return rest.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    /// The resolver document of a folder of Tokens Studio.
    ///
    /// - Parameter read: Returns the bytes of a file of the folder; `nil` if it does not exist.
    package static func folderResolver(
        diagnostics: inout [Diagnostic], read: (String) -> [UInt8]?
    ) -> File? {
        let described = StudioFolder.names.compactMap { name in
            read(name).flatMap { JSONDocument.parse($0, file: name, diagnostics: &diagnostics) }
        }
        guard let first = described.first else { return nil }
        let folder = StudioFolder.document(
            first, beside: described.dropFirst().first, diagnostics: &diagnostics, read: read)
        return folder.map { File(TokenFolder.resolverName, $0.root.storage.bytes) }
    }

    /// Whether a file is a resolver document as its author wrote it.
    package static func isResolver(_ file: File) -> Bool {
        var ignored: [Diagnostic] = []
        let document = LenientText.document(file.bytes, file: file.path, diagnostics: &ignored)
        return document.map { ResolverShape.isResolver($0.root, path: file.path) } ?? false
    }
}
