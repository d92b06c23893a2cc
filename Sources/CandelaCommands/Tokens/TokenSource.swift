import CandelaBrand
package import CandelaDTCG
import CandelaTokenExport
import CandelaTokenImport

/// The token files that a command reads.
package struct TokenSource {
    static let standardPath = PackageTokens.path

    /// The path as the caller gave it; `-` is standard input.
    let path: String

    package let project: TokenProject

    /// Whether several files are read as one set.
    private let isSeveral: Bool

    /// The distinct problems found so far.
    private(set) var diagnostics: [Diagnostic]

    /// Loads a file and all files it refers to.
    ///
    /// - Parameters:
    ///   - isLenient: Whether older drafts and common mistakes are accepted.
    ///   - allowsOutside: Whether references may leave the directory of the file.
    ///   - listsAll: Whether all problems are listed, or only those that are printed.
    /// - Throws: A data failure with every problem if the files cannot be loaded.
    init(
        _ path: String, isLenient: Bool = false, allowsOutside: Bool = false,
        listsAll: Bool = true, _ environment: CommandEnvironment
    ) throws(Failure) {
        var options = TokenProject.Options()
        options.isLenient = isLenient
        options.allowsFilesOutside = allowsOutside
        options.messageLimit = listsAll ? nil : Outcome.correctionLimit
        if environment.files.kind(of: path) == nil, let glob = PathGlob(path) {
            try self.init(glob, path, environment, options)
            return
        }
        let path = isLenient ? environment.files.folderEntry(at: path) ?? path : path
        environment.onRead(path)
        guard path != Self.standardPath || environment.files.kind(of: path) != nil else {
            throw .data(
                "'\(path)' does not exist", id: "missing-file",
                help: ["run this where 'Tokens/' is, or name a token file or resolver document"])
        }
        try self.init(
            path, environment.fileAccess(for: path, allowsOutside: allowsOutside), options)
    }

    /// Loads several operands, or the standard one without any.
    ///
    /// - Throws: As for a single one.
    init(
        _ operands: [String], isLenient: Bool, allowsOutside: Bool, listsAll: Bool,
        _ environment: CommandEnvironment
    ) throws(Failure) {
        guard operands.count > 1 else {
            try self.init(
                operands.first ?? Self.standardPath, isLenient: isLenient,
                allowsOutside: allowsOutside, listsAll: listsAll, environment)
            return
        }
        var options = TokenProject.Options()
        options.isLenient = isLenient
        options.allowsFilesOutside = allowsOutside
        options.messageLimit = listsAll ? nil : Outcome.correctionLimit
        var paths: [String] = []
        for path in operands {
            if environment.files.kind(of: path) == nil, let glob = PathGlob(path) {
                paths += try Self.paths(glob, path, environment)
            } else {
                paths.append(path)
            }
        }
        // The operands may be in different folders.
        let access = environment.fileAccess(for: paths[0], allowsOutside: true)
        try self.init(paths, operands.joined(separator: " "), access, environment, options)
    }

    /// The files that match a pattern, in the order of their names or, in a folder that states one,
    /// of its sets. Files whose names begin with `$` describe others and are skipped.
    private static func paths(
        _ glob: PathGlob, _ path: String, _ environment: CommandEnvironment
    ) throws(Failure) -> [String] {
        let paths = try glob.paths(in: environment.files).filter { path in
            path.split(separator: "/").last?.hasPrefix("$") == false
        }
        guard !paths.isEmpty else {
            throw .data("no file matches '\(path)'", id: "missing-file")
        }
        return TokenProject.inSetOrder(paths) { try? environment.files.bytes(at: $0) }
    }

    private init(
        _ glob: PathGlob, _ path: String, _ environment: CommandEnvironment,
        _ options: TokenProject.Options
    ) throws(Failure) {
        let paths = try Self.paths(glob, path, environment)
        let folder = TokenProject.folder(around: paths) { try? environment.files.bytes(at: $0) }
        let access = environment.fileAccess(
            for: Files.join(glob.directory, ""), allowsOutside: options.allowsFilesOutside)
        guard options.isLenient, let folder else {
            try self.init(paths, path, access, environment, options)
            return
        }
        let known = Set(paths.map(FilePath.normalize))
        let files = FileAccess { path throws(FileAccessError) in
            guard known.contains(path) || TokenProject.isFolderEntry(path) else { throw .missing }
            return try access.read(path)
        }
        try self.init(path, isSeveral: true) { diagnostics in
            for other in folder.others {
                diagnostics.warn(
                    "unused-set",
                    "'\(other)' is no set of the folder of '\(folder.entry)': it is "
                        + "left out")
            }
            return TokenProject.load(
                folder.entry, files: files, options: options, diagnostics: &diagnostics)
        }
    }

    /// Loads token files, of which later ones override those before.
    private init(
        _ paths: [String], _ path: String, _ access: FileAccess,
        _ environment: CommandEnvironment, _ options: TokenProject.Options
    ) throws(Failure) {
        for path in paths { environment.onRead(path) }
        try self.init(path, isSeveral: true) { diagnostics in
            TokenProject.load(paths, files: access, options: options, diagnostics: &diagnostics)
        }
    }

    private init(
        _ path: String, isSeveral: Bool, _ load: (inout [Diagnostic]) -> TokenProject?
    ) throws(Failure) {
        var diagnostics: [Diagnostic] = []
        guard let project = load(&diagnostics) else { throw Failure(diagnostics) }
        self.path = path
        self.isSeveral = isSeveral
        self.project = project
        self.diagnostics = diagnostics
    }

    /// The package's own token files, which are compiled into the program.
    ///
    /// - Throws: A data failure with every problem, which is an error in the package.
    static func standard() throws(Failure) -> TokenSource { try package.get() }

    private static let package = Result { () throws(Failure) in
        try TokenSource(standardPath, PackageTokens.access, TokenProject.Options())
    }

    /// Loads a document with the given file access.
    ///
    /// - Throws: A data failure with every problem if the files cannot be loaded.
    init(
        _ path: String, _ files: FileAccess, _ options: TokenProject.Options
    ) throws(Failure) {
        try self.init(path, isSeveral: false) { diagnostics in
            TokenProject.load(path, files: files, options: options, diagnostics: &diagnostics)
        }
    }

    /// Resolves the tokens for one permutation of contexts.
    ///
    /// - Throws: A usage failure for invalid inputs, or a data failure with every problem if one of
    ///   them is an error.
    mutating func resolve(_ inputs: [String: String]) throws(Failure) -> ResolvedTokens {
        var found: [Diagnostic] = []
        let tokens = project.resolve(inputs, diagnostics: &found)
        note(found)
        // Resolving returns nil only for invalid inputs.
        guard let tokens else { throw Failure(diagnostics, status: .badCommandLine) }
        guard !diagnostics.hasErrors else { throw Failure(diagnostics) }
        return tokens
    }

    /// Every problem in the tokens, in any permutation of contexts.
    var problems: [Diagnostic] { TokenCheck.run(project, after: diagnostics) }

    private mutating func note(_ found: [Diagnostic]) {
        diagnostics.appendNew(found)
    }

    /// The maximum number of permutations of a project that can be exported.
    private static let most = 4096

    /// The permutations of contexts that match the given choices, ignoring case.
    ///
    /// - Throws: A usage failure if none matches, or if the project has more than the maximum.
    func permutations(agreeingWith choices: [String: String]) throws(Failure) -> [[String: String]]
    {
        let wanted = choices.map { ($0.key.caseFolded, $0.value.caseFolded) }
        guard project.permutations.count <= Self.most else {
            throw .usage(
                "'\(path)' has more than \(Self.most) permutations of contexts",
                id: "too-many-permutations", help: ["choose contexts with '--input'"])
        }
        let all = Array(project.permutations)
        let agreeing = all.filter { inputs in
            let inputs = Set(inputs.map { $0.key.caseFolded + "=" + $0.value.caseFolded })
            return wanted.allSatisfy { inputs.contains($0.0 + "=" + $0.1) }
        }
        guard agreeing.isEmpty else { return agreeing }
        var found: [Diagnostic] = []
        _ = project.resolve(choices, diagnostics: &found)
        throw Failure(found, status: .badCommandLine)
    }

    /// Exports the tokens of the given permutations.
    ///
    /// - Throws: A data failure with every problem, if one of them is an error.
    mutating func export(_ permutations: [[String: String]]) throws(Failure) -> TokenExport {
        var found: [Diagnostic] = []
        let export = TokenExport(
            project, permutations, name: fileName, with: Parallel.workers, diagnostics: &found)
        note(found)
        guard !diagnostics.hasErrors else { throw Failure(diagnostics) }
        return export
    }

    /// The files of an export in the given formats.
    ///
    /// - Throws: A data failure with every problem, if one of them is an error.
    mutating func files(
        of export: inout TokenExport, as formats: [OutputFormat], _ options: ExportOptions
    ) throws(Failure) -> [EmittedFile] {
        var found: [Diagnostic] = []
        let files = export.files(
            as: formats, options: options, with: Parallel.workers, diagnostics: &found)
        note(found)
        guard !diagnostics.hasErrors else { throw Failure(diagnostics) }
        return files
    }

    /// The file's name without its extensions, or the name of a folder that it describes; `tokens`
    /// for standard input and several files.
    private var fileName: String {
        guard path != "-", !isSeveral else { return "tokens" }
        let steps = path.split(separator: "/").map(String.init)
        let file = steps.last ?? path
        if TokenProject.folderEntries.contains(file) {
            let folder = steps.dropLast().last ?? "."
            return folder.allSatisfy { $0 == "." } ? "tokens" : folder
        }
        for suffix in [".tokens.json", ".resolver.json", ".json"] where file.hasSuffix(suffix) {
            return String(file.dropLast(suffix.count))
        }
        return file
    }
}

/// The ways to read token files that are given on the command line.
struct TokenArguments: ArgumentGroup {
    /// Whether older drafts and common mistakes are accepted.
    let isLenient: Bool

    /// Whether references may leave the directory of the file.
    let allowsOutside: Bool

    init(_ arguments: inout ArgumentReader) {
        isLenient = arguments.flag(
            "lenient", "accept older drafts and common mistakes, each with a warning")
        allowsOutside = arguments.flag(
            "allow-outside",
            "allow references to files outside the directory of the resolver document")
    }

    /// Loads several files as one set, or the standard one without any.
    ///
    /// - Parameter listsAll: Whether all problems are listed, or only those that are printed.
    /// - Throws: A data failure with every problem if the files cannot be loaded.
    func source(
        _ paths: [String], listsAll: Bool, _ environment: CommandEnvironment
    ) throws(Failure) -> TokenSource {
        try TokenSource(
            paths, isLenient: isLenient, allowsOutside: allowsOutside, listsAll: listsAll,
            environment)
    }
}

extension CommandEnvironment {
    /// Access to token files on this machine; `-` is standard input.
    ///
    /// - Parameters:
    ///   - entry: The first file of a run. It may itself be a symbolic link.
    ///   - allowsOutside: Whether symbolic links may lead out of the directory of `entry`.
    func fileAccess(for entry: String, allowsOutside: Bool) -> FileAccess {
        let home = files.identity(of: entry + "/..")
        return FileAccess { [self] path throws(FileAccessError) in
            guard path != "-" else {
                do throws(Failure) { return try allInput() } catch {
                    throw .unreadable("there is no input")
                }
            }
            onRead(path)
            if !allowsOutside, path != entry, files.kind(of: path) == .file {
                let real = files.identity(of: path)
                guard real.utf8.starts(with: Files.join(home, "").utf8) else {
                    throw .outside(real)
                }
            }
            return try files.bytes(at: path)
        }
    }
}

extension Files {
    /// The file that describes a folder of token sets to lenient reading; `nil` for any other path.
    func folderEntry(at path: String) -> String? {
        guard kind(of: path) == .directory else { return nil }
        let entries = TokenProject.folderEntries.map { Files.join(path, $0) }
        return entries.first { kind(of: $0) == .file }
    }
}
