import CandelaTokenExport

/// The files of a build, ready to be written.
struct TokenBuild {
    let plan: BuildPlan
    let files: [Files.Document]

    /// Warnings about unused settings and the tokens.
    let diagnostics: [Diagnostic]

    /// The export that the files were made from.
    private let export: TokenExport

    /// Reads the tokens of a plan and builds the files.
    ///
    /// - Parameter listsAll: Whether all problems are listed, or only those that are printed.
    /// - Throws: A failure with every problem, if one of them is an error.
    init(
        _ plan: BuildPlan, listsAll: Bool, _ environment: CommandEnvironment
    ) throws(Failure) {
        try environment.files.check(directory: plan.out)
        var source = try TokenSource(
            plan.sources, isLenient: plan.isLenient, allowsOutside: plan.allowsOutside,
            listsAll: listsAll, environment)
        let unused = try plan.check(against: source.project)
        var export = try source.export(source.permutations(agreeingWith: plan.inputs))
        export = try plan.filtered(export)
        let files = try source.files(of: &export, as: plan.formats, plan.options)
        self.plan = plan
        self.files = files.map { .init($0.location, $0.bytes) }
        diagnostics = unused + source.diagnostics
        self.export = export
    }

    /// Leaks the export, since the process is about to end: freeing every token would take a tenth
    /// of the build time.
    func remain() { _ = Unmanaged.passRetained(Remains(export)) }

    private final class Remains {
        let export: TokenExport

        init(_ export: TokenExport) { self.export = export }
    }

    /// The path of a file, in the output directory as the caller gave it.
    func target(_ file: Files.Document) -> String {
        Files.join(plan.out, file.path.description)
    }
}
