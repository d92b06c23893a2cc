import CandelaDTCG
import CandelaTokenExport
import CandelaTokenImport

extension Tool {
    static let tokensInit = Command(
        "init", "Describe the token files of a folder.",
        discussion: """
            Writes '\(TokenFolder.resolverName)', a resolver document that combines the token files \
            below DIR, and '\(BuildFile.name)', so that '{tool} tokens build DIR' exports them. A \
            folder with one token file, with a resolver document of its own or with a file that \
            describes its sets gets only '\(BuildFile.name)'.

            Files and folders beside each other that define mostly the same tokens become contexts of \
            a modifier: those with 'light', 'dark' or 'contrast' in their names of 'appearance', those \
            in a folder such as 'brands' of 'brand', those whose names begin alike of that name, others \
            of 'theme'. All other files are used in every context.

            Both files are read back and built once, without writing anything else; if there are \
            errors, they are reported and the exit status is 1. An existing '\(BuildFile.name)' is \
            replaced only if this command wrote it and it is unchanged since.
            """,
        examples: [
            "tokens init tokens --dry-run", "tokens init tokens --format css --format swift",
        ], action: .run(TokensInitCommand.self))
}

private struct TokensInitCommand: RunnableCommand {
    private let folder: String
    private let formats: [OutputFormat]
    private let isDryRun: Bool
    private let style: DiagnosticStyle

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        folder = arguments.operand("DIR", "the folder with the token files")
        formats = try arguments.values(
            "format", "FORMAT", OutputFormat.allCases.map(\.rawValue).joined(separator: ", "),
            default: OutputFormat.css.rawValue
        ).map { text throws(Failure) in try .chosen(text, of: "format") }
        isDryRun = arguments.flag("dry-run", "print the files instead of writing them")
        style = try arguments.diagnosticStyle()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let draft = try TokenDraft(folder, formats.isEmpty ? [.css] : formats, environment)
        var outcome: Outcome
        if isDryRun {
            outcome = style.outcome(output: draft.text, draft.problems)
        } else {
            try draft.checkDestinations(environment.files)
            let changed = try environment.files.write(draft.files, in: draft.folder)
            outcome = style.outcome(
                draft.problems, written: .init(draft.files, in: draft.folder, changed: changed))
        }
        if draft.problems.hasErrors { outcome.status = .badData }
        if style == .text { outcome.remarks += draft.remarks }
        return outcome
    }
}

/// The files that `tokens init` proposes for a folder, and the result of building them.
private struct TokenDraft {
    let folder: String
    let files: [Files.Document]

    /// The errors of the build.
    let problems: [Diagnostic]

    /// Facts about the files, for the author.
    let remarks: [String]

    /// - Throws: A data failure for a folder without tokens or with several documents.
    init(
        _ folder: String, _ formats: [OutputFormat], _ environment: CommandEnvironment
    ) throws(Failure) {
        let found = try TokenFolder(in: folder, environment)
        var source: String
        var documents: [(name: String, bytes: [UInt8])] = []
        var remarks: [String] = []
        switch found.entry {
        case .empty, .several: throw .data("'\(folder)' has no token files", id: "no-tokens")
        case .file(let path): source = path
        case .resolver(let layout):
            source = TokenFolder.resolverName
            documents.append((source, layout.document))
            remarks = Self.words(for: layout)
        }
        let trial = Self.trial(of: source, documents, in: folder, formats, environment)
        remarks += Self.omissions(of: found, from: trial.files, in: folder)
        if let count = trial.strictErrors {
            remarks.append(
                "'lenient' is set: without it there \(count == 1 ? "is an error" : "are \(count) errors")"
                    + "; 'tokens check --lenient' lists what is changed or left out")
        }
        documents.append((BuildFile.name, Self.build(source, formats, trial.strictErrors != nil)))
        self.folder = folder
        files = try documents.map { document throws(Failure) in
            .init(try .checked([document.name]), document.bytes)
        }
        problems = trial.found
        self.remarks = remarks
    }

    /// The proposed files as text.
    var text: [UInt8] {
        Array(files.flatMap { Array("\($0.path):\n".utf8) + $0.bytes })
    }

    /// - Throws: A data failure if one of the files exists and is not as this command wrote it.
    func checkDestinations(_ disk: Files) throws(Failure) {
        for file in files {
            let path = Files.join(folder, file.path.description)
            guard disk.kind(of: path) == nil || isOwn(path, disk) else {
                throw .data(
                    "'\(path)' already exists and would be overwritten", id: "existing-file",
                    help: ["remove it first, or print the new one with '--dry-run'"])
            }
        }
    }

    /// Whether a file is the description of some build, exactly as this command writes it.
    private func isOwn(_ path: String, _ disk: Files) -> Bool {
        guard let bytes = try? disk.version(of: path).bytes,
            let root = try? JSONDocument(parsing: bytes, file: path).root,
            let source = root["source"]?.string, let formats = root["formats"]
        else { return false }
        let known = formats.members.compactMap { OutputFormat(rawValue: $0.name) }
        return bytes == Self.build(source, known, root["lenient"]?.bool == true)
    }

    /// Remarks on the token files that the source does not use.
    private static func omissions(
        of found: TokenFolder, from used: [String]?, in folder: String
    ) -> [String] {
        let faults = found.faults.map { path, error in
            let place = error.place.map { " \($0.line):\($0.column)" } ?? ""
            return "'\(path)' is left out:\(place) \(error.message)"
        }
        guard let used else { return faults }
        let names = Set(used.map { UpgradedFiles.name(of: $0, in: folder) })
        return faults
            + found.tokenFiles.filter { !names.contains($0) }
            .map { "'\($0)' is left out: nothing refers to it" }
    }

    private static func words(for layout: FolderLayout) -> [String] {
        let modifiers = layout.modifiers.map { modifier in
            "modifier '\(modifier.name)': "
                + modifier.contexts.map { "'\($0.name)'" }.joined(separator: ", ")
        }
        let count = layout.base.count
        return ["in every context: \(count) \(count == 1 ? "file" : "files")"] + modifiers
            + layout.remarks
    }

    private static func build(
        _ source: String, _ formats: [OutputFormat], _ isLenient: Bool
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("source")
        writer.string(source)
        writer.name("out")
        writer.string("build")
        writer.name("formats")
        writer.beginObject()
        for format in formats {
            writer.name(format.rawValue)
            writer.beginObject()
            writer.endObject()
        }
        writer.endObject()
        if isLenient {
            writer.name("lenient")
            writer.bool(true)
        }
        writer.endObject()
        return writer.finish()
    }

    /// Builds the files in memory: strictly, or leniently if that has fewer errors.
    ///
    /// - Returns: The errors and, after lenient reading, the number of errors without it.
    private static func trial(
        of source: String, _ documents: [(name: String, bytes: [UInt8])], in folder: String,
        _ formats: [OutputFormat], _ environment: CommandEnvironment
    ) -> (strictErrors: Int?, found: [Diagnostic], files: [String]?) {
        let entry = Files.join(folder, source)
        let disk = environment.fileAccess(for: entry, allowsOutside: false)
        let access = FileAccess { path throws(FileAccessError) in
            if let own = documents.first(where: { Files.join(folder, $0.name) == path }) {
                return own.bytes
            }
            return try disk.read(path)
        }
        var files: [String]?
        func errors(_ options: TokenProject.Options) -> [Diagnostic] {
            do throws(Failure) {
                var tokens = try TokenSource(entry, access, options)
                files = tokens.project.files
                var export = try tokens.export(tokens.permutations(agreeingWith: [:]))
                _ = try tokens.files(of: &export, as: formats, ExportOptions())
                // Tokens whose names clash are left out, which strict reading refuses.
                return tokens.diagnostics.filter { $0.id == "identifier-clash" }
            } catch {
                return error.diagnostics.filter { $0.severity == .error }
            }
        }
        var options = TokenProject.Options()
        let strict = errors(options)
        guard !strict.isEmpty else { return (nil, [], files) }
        options.isLenient = true
        let lenient = errors(options)
        return lenient.count < strict.count
            ? (strict.count, lenient, files) : (nil, strict, files)
    }
}
