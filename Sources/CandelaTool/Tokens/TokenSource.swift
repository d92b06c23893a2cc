import CandelaBrand
import CandelaPipeline

/// The token files a command works on.
struct TokenSource {
    static let standardPath = PackageTokens.path

    static let operand = Operand(
        "PATH", "a token file or a resolver document; '-' is standard input", count: .atMostOne,
        default: standardPath)

    /// The path as the caller named it.
    let path: String

    let project: TokenProject

    /// Every problem found so far, each once.
    private(set) var diagnostics: [Diagnostic]

    static let lenient = Option(
        "lenient", nil,
        "read older drafts and common slips as what they must mean, each with a warning")

    static let allowOutside = Option(
        "allow-outside", nil,
        "let references lead to files outside the directory of the resolver document")

    /// Loads a file with all it refers to.
    ///
    /// - Parameters:
    ///   - isLenient: Whether older drafts and common slips are read as well.
    ///   - allowsOutside: Whether references may leave the directory of the file.
    /// - Throws: A data failure with every problem, when the files cannot be used at all.
    init(
        _ path: String, isLenient: Bool = false, allowsOutside: Bool = false,
        _ surroundings: Surroundings
    ) throws(Failure) {
        surroundings.willRead(path)
        guard path != Self.standardPath || surroundings.files.kind(of: path) != nil else {
            throw .data(
                "'\(path)' does not exist", id: "missing-file",
                help: ["run this beside 'Tokens/', or name a token file or resolver document"])
        }
        var options = TokenProject.Options()
        options.isLenient = isLenient
        options.allowsFilesOutside = allowsOutside
        try self.init(
            path, surroundings.fileAccess(for: path, allowsOutside: allowsOutside), options)
    }

    /// The package's own token files, which are part of the program.
    ///
    /// - Throws: A data failure with every problem; then the package is wrong.
    static func standard() throws(Failure) -> TokenSource { try package.get() }

    private static let package = Result { () throws(Failure) in
        try TokenSource(standardPath, PackageTokens.access, TokenProject.Options())
    }

    private init(
        _ path: String, _ files: FileAccess, _ options: TokenProject.Options
    ) throws(Failure) {
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            path, files: files, options: options, diagnostics: &diagnostics)
        guard let project else { throw Failure(diagnostics) }
        self.path = path
        self.project = project
        self.diagnostics = diagnostics
    }

    /// The tokens for one choice of contexts.
    ///
    /// - Throws: A data failure with every problem when there is an error among them.
    mutating func resolve(_ inputs: [String: String]) throws(Failure) -> ResolvedTokens {
        var found: [Diagnostic] = []
        let tokens = project.resolve(inputs, diagnostics: &found)
        note(found)
        // Only inputs that do not fit give no tokens at all.
        guard let tokens else { throw Failure(diagnostics, status: .badCommandLine) }
        guard !diagnostics.hasErrors else { throw Failure(diagnostics) }
        return tokens
    }

    /// Everything that is wrong with the tokens, in any permutation of contexts.
    var problems: [Diagnostic] { TokenCheck.run(project, after: diagnostics) }

    private mutating func note(_ found: [Diagnostic]) {
        var known = Set(diagnostics)
        diagnostics += found.filter { known.insert($0).inserted }
    }

    /// The most permutations that are exported in one run.
    private static let most = 4096

    /// The permutations of contexts that agree with some choices, letter case aside.
    ///
    /// - Throws: A usage failure when there are none, or too many to go through.
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

    /// The tokens of some permutations, ready to be written.
    ///
    /// - Throws: A data failure with every problem when there is an error among them.
    mutating func export(_ permutations: [[String: String]]) throws(Failure) -> TokenExport {
        var found: [Diagnostic] = []
        let export = TokenExport(
            project, permutations, name: fileName, with: Parallel.workers, diagnostics: &found)
        note(found)
        guard !diagnostics.hasErrors else { throw Failure(diagnostics) }
        return export
    }

    /// The files of an export in some formats.
    ///
    /// - Throws: A data failure with every problem when there is an error among them.
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

    /// The file's own name without what it ends in.
    private var fileName: String {
        let file = path == "-" ? "tokens" : path.split(separator: "/").last.map(String.init) ?? path
        for suffix in [".tokens.json", ".resolver.json", ".json"] where file.hasSuffix(suffix) {
            return String(file.dropLast(suffix.count))
        }
        return file
    }
}

extension Surroundings {
    /// The files of this machine, as the pipeline reads them; `-` is standard input.
    ///
    /// - Parameters:
    ///   - entry: The file a run begins with. It may be a symbolic link itself.
    ///   - allowsOutside: Whether symbolic links may lead out of the directory of `entry`.
    func fileAccess(for entry: String, allowsOutside: Bool) -> FileAccess {
        let home = files.identity(of: entry + "/..")
        return FileAccess { [self] path throws(FileAccessError) in
            guard path != "-" else {
                do throws(Failure) { return try allInput() } catch {
                    throw .unreadable("there is no input")
                }
            }
            willRead(path)
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
