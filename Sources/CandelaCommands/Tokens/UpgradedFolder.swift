import CandelaDTCG
import CandelaTokenImport

/// The files that `tokens upgrade` writes for several files or a folder.
struct UpgradedFolder {
    let files: [Files.Document]

    let diagnostics: [Diagnostic]

    /// Whether operands name several files, so that the output is a folder.
    static func isNamed(by operands: [String], _ environment: CommandEnvironment) -> Bool {
        guard operands.count == 1 else { return true }
        switch environment.files.kind(of: operands[0]) {
        case .directory: return true
        case nil: return PathGlob(operands[0]) != nil
        default: return false
        }
    }

    /// - Throws: A data failure if the files cannot be read as one project.
    init(_ operands: [String], _ environment: CommandEnvironment) throws(Failure) {
        let input =
            environment.files.kind(of: operands[0]) == .directory && operands.count == 1
            ? try Input(folder: operands[0], environment) : try Input(operands, environment)
        var diagnostics = input.diagnostics
        let upgraded = UpgradedFiles(
            input.sources, in: input.folder, resolver: input.resolver, project: input.project,
            diagnostics: &diagnostics)
        guard let upgraded, !diagnostics.hasErrors else { throw Failure(diagnostics) }
        self.diagnostics = diagnostics
        files = try upgraded.files.map { file throws(Failure) in
            .init(try .checked(file.path.split(separator: "/").map(String.init)), file.bytes)
        }
    }
}

extension UpgradedFolder {
    /// The number of errors in the new files: what could not be converted; `nil` for none.
    func remark(in target: String, _ program: String) -> String? {
        guard let entry = files.last?.path.description else { return nil }
        let texts = Dictionary(
            files.map { ($0.path.description, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        let access = FileAccess { path throws(FileAccessError) in
            guard let bytes = texts[path] else { throw .missing }
            return bytes
        }
        let problems: [Diagnostic]
        do throws(Failure) {
            problems = try TokenSource(entry, access, TokenProject.Options()).problems
        } catch {
            problems = error.diagnostics
        }
        let count = problems.count { $0.severity == .error }
        guard count > 0 else { return nil }
        return
            "\(count) \(count == 1 ? "error remains" : "errors remain"): '\(program) tokens check "
            + "\(Files.join(target, entry))' lists them"
    }
}

/// The files to upgrade, relative to their folder, and the document that combines them.
private struct Input {
    let folder: String
    let project: TokenProject
    let sources: [UpgradedFiles.File]
    var resolver: UpgradedFiles.File?
    var diagnostics: [Diagnostic] = []

    /// Several files, of which later ones override those before.
    init(_ operands: [String], _ environment: CommandEnvironment) throws(Failure) {
        project = try Self.load(operands, environment)
        if let entry = project.files.first(where: TokenProject.isFolderEntry) {
            let folder = Self.steps(entry).dropLast().joined(separator: "/")
            let disk = environment.files
            let glob = disk.kind(of: operands[0]) == nil ? PathGlob(operands[0]) : nil
            let matched = try glob?.paths(in: disk).map(FilePath.normalize)
            resolver = UpgradedFiles.folderResolver(diagnostics: &diagnostics) { name in
                let path = FilePath.resolve(name, from: folder)
                let isRead = TokenProject.isFolderEntry(path) || matched?.contains(path) != false
                return isRead ? try? disk.bytes(at: path) : nil
            }
            self.folder = folder
            sources = try Self.sources(
                project.files.filter { !TokenProject.isFolderEntry($0) }, in: folder, environment)
            return
        }
        var steps = Self.steps(project.files.first ?? "").dropLast()
        for file in project.files {
            let other = Self.steps(file).dropLast()
            while !other.starts(with: steps) { steps.removeLast() }
        }
        let folder = steps.joined(separator: "/")
        self.folder = folder
        sources = try Self.sources(project.files, in: folder, environment)
    }

    /// The files of a folder, combined as by `tokens init` or as the folder's document says.
    init(folder: String, _ environment: CommandEnvironment) throws(Failure) {
        switch try TokenFolder(in: folder, environment).entry {
        case .resolver(let layout):
            let made = UpgradedFiles.File(TokenFolder.resolverName, layout.document)
            let entry = Files.join(folder, made.path)
            let access = environment.fileAccess(for: entry, allowsOutside: false)
            var options = TokenProject.Options()
            options.isLenient = true
            project = try TokenSource(
                entry,
                FileAccess { path throws(FileAccessError) in
                    path == entry ? made.bytes : try access.read(path)
                }, options
            ).project
            resolver = made
        case .file(let path) where TokenProject.isFolderEntry(path):
            let own = Self.steps(Files.join(folder, path)).dropLast().joined(separator: "/")
            self = try Input([own], environment)
            return
        case .file(let path):
            let entry = Files.join(folder, path)
            project = try Self.load([entry], environment)
            let file = UpgradedFiles.File(path, try environment.read(entry))
            guard UpgradedFiles.isResolver(file) else { break }
            let text = TokenUpgrade.upgraded(file.bytes, file: entry, diagnostics: &diagnostics)
            guard let text else { throw Failure(diagnostics) }
            resolver = UpgradedFiles.File(path, text)
        case .several, .empty: throw .data("'\(folder)' has no token files", id: "no-tokens")
        }
        let entry = resolver.map { Files.join(folder, $0.path) }
        self.folder = folder
        sources = try Self.sources(
            project.files.filter { $0 != entry }, in: folder, environment)
    }

    private static func load(
        _ operands: [String], _ environment: CommandEnvironment
    ) throws(Failure) -> TokenProject {
        try TokenSource(
            operands, isLenient: true, allowsOutside: false, listsAll: true, environment
        ).project
    }

    private static func steps(_ path: String) -> [Substring] {
        path.split(separator: "/", omittingEmptySubsequences: false)
    }

    private static func sources(
        _ paths: [String], in folder: String, _ environment: CommandEnvironment
    ) throws(Failure) -> [UpgradedFiles.File] {
        try paths.map { path throws(Failure) in
            let name = UpgradedFiles.name(of: path, in: folder)
            return UpgradedFiles.File(name, try environment.read(path))
        }
    }
}

extension TokenFolder {
    /// Reads a folder.
    ///
    /// - Throws: A data failure for a folder without tokens or with several documents, or for a file
    ///   whose path is not UTF-8.
    init(in folder: String, _ environment: CommandEnvironment) throws(Failure) {
        try environment.files.directory(at: folder)
        let paths = try environment.files.paths(below: folder, where: Self.mayHoldTokens)
        self.init(paths) { path in
            try? environment.files.bytes(at: Files.join(folder, path))
        }
        switch entry {
        case .empty:
            guard faults.isEmpty else { throw Failure(faults.map(\.error)) }
            throw .data("'\(folder)' has no token files", id: "no-tokens")
        case .several(let paths):
            throw .data(
                "'\(folder)' has several resolver documents: "
                    + paths.map { "'\($0)'" }.joined(separator: ", "), id: "several-documents",
                help: ["name the folder of one of them, or each file alone"])
        default: break
        }
    }
}
