import CandelaPipeline

/// The files that a plan leads to, ready to be written.
struct TokenBuild {
    let plan: BuildPlan
    let files: [Files.Document]

    /// What is to be said of the tokens; no errors.
    let diagnostics: [Diagnostic]

    /// What the files were made from.
    private let export: TokenExport

    /// Reads what the plan names and makes the files.
    ///
    /// - Throws: A failure with every problem, when there is an error among them.
    init(_ plan: BuildPlan, _ surroundings: Surroundings) throws(Failure) {
        var source = try TokenSource(
            plan.source, isLenient: plan.isLenient, allowsOutside: plan.allowsOutside, surroundings)
        let unused = try plan.check(against: source.project)
        var export = try source.export(source.permutations(agreeingWith: plan.inputs))
        export = try plan.filtered(export)
        let files = try source.files(of: &export, as: plan.formats, plan.options)
        self.plan = plan
        self.files = files.map { .init($0.location, $0.bytes) }
        diagnostics = unused + source.diagnostics
        self.export = export
    }

    /// Leaves all that was made to the end of the process, which is near: giving back every token by
    /// itself would take a tenth of the time of the build.
    func remain() { _ = Unmanaged.passRetained(Remains(export)) }

    private final class Remains {
        let export: TokenExport

        init(_ export: TokenExport) { self.export = export }
    }

    /// Where the files go, as the caller knows it.
    var targets: [String] { files.map { target($0) } }

    func target(_ file: Files.Document) -> String {
        Files.join(plan.out, file.path.description)
    }
}
