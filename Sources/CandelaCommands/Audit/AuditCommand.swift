package import CandelaAudit
import CandelaDTCG
import CandelaElements
import CandelaKit

extension Tool {
    package static func auditCommand(of tool: Tool) -> Command {
        Command(
            "audit", "Find accessibility and readability problems on screens.",
            discussion: """
                Checks finished screens, from their elements alone:

                  - texts and graphics have enough contrast with the surface they are drawn on
                  - colours with different meanings can be told apart with any colour vision
                  - controls have a name, a role and a state that screen readers reach
                  - labels, headings and reading order make sense in a screen reader
                  - spoken texts consist of words
                  - deletions ask or can be undone
                  - ids and roles are known and unique
                  - touch targets and texts are large enough, and everything fits a device
                    320 points wide

                Without PATH the specimens of all screens are checked, in light and dark, with \
                normal and increased contrast. PATH is a screen, the folder of a dump, or a dump \
                in one document; a dump is checked with its own tokens unless '--theme' names \
                others.

                Findings that a team accepts are listed with a reason in a baseline, as '{tool} \
                schema baseline' describes it. Exit status 1 means that there is an error.
                """,
            examples: [
                "audit", "audit --screen \(tool.example) --language en-XA",
                "audit --journal journal.json",
                "audit dump --format sarif > findings.sarif",
                "audit --baseline accepted.json --format json",
            ], action: .run(AuditCommand.self))
    }

    /// Audits all screens, on all cores.
    ///
    /// - Parameter drawing: Whether to collect the roles named by the screens whose colours are
    ///   checked.
    /// - Returns: The report, and those roles.
    /// - Throws: A data failure for the first screen that cannot be built.
    package static func report(
        on source: AuditSource, _ baseline: AuditBaseline = AuditBaseline(), drawing: Bool = false
    ) throws(Failure) -> (report: AuditReport, drawn: Set<String>) {
        let results = Parallel.map(source.items.count) { place in
            let item = source.items[place]
            return Result { () throws(ScreenError) in
                let screen = try item.screen()
                return (
                    found: Audit.findings(in: screen, colors: item.hasColors, basis: item.basis),
                    drawn: drawing && item.hasColors ? screen.rolePaths : []
                )
            }
        }
        var findings: [AuditFinding] = []
        var drawn: Set<String> = []
        do throws(ScreenError) {
            for result in results {
                let looked = try result.get()
                findings += looked.found
                drawn.formUnion(looked.drawn)
            }
        } catch {
            throw .data(error.description, id: "unusable-screen")
        }
        let report = AuditReport(findings.joined(), of: source.items.count, baseline: baseline)
        return (report, drawn)
    }
}

private struct AuditCommand: RunnableCommand {
    private let paths: [String]
    private let format: AuditFormat
    private let baseline, tokens: String?
    private let source: AuditArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        paths = arguments.operands(
            "PATH", "a screen's JSON, or a dump: its folder or its document",
            default: "specimens")
        format = try arguments.choice(
            "format", "FORMAT", AuditFormat.allCases.map(\.rawValue).joined(separator: ", "),
            default: .text)
        baseline = arguments.value(
            "baseline", "FILE", "the accepted findings, each with a reason; '-' is standard input")
        tokens = arguments.value(
            "tokens", "PATH",
            "also check a token file or resolver document: unused tokens and roles, circular "
                + "aliases, indistinguishable colours, values off the scale", default: "no tokens")
        source = try AuditArguments(&arguments)
        if !paths.isEmpty {
            try arguments.refuse(
                ["journal", "language", "type-size", "now", "time-zone"],
                "on a screen that is read from a file")
        }
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        var baseline = AuditBaseline()
        var diagnostics: [Diagnostic] = []
        if let path = self.baseline {
            let (read, warnings) = try Document.read(AuditBaseline.self, from: path, environment)
            for entry in read.accepted
            where !entry.reason.contains(where: { !$0.isWhitespace }) {
                throw .data(
                    "the accepted '\(entry.id.rawValue)' in '\(path)' has no reason",
                    id: "missing-reason", help: ["give the reason for accepting it"])
            }
            (baseline, diagnostics) = (read, warnings)
        }
        let source = try AuditSource(paths, source, environment)
        let (report, drawn) = try Tool.report(on: source, baseline, drawing: tokens != nil)
        var accepted: Set<AuditBaseline.Entry> = []
        if let tokens {
            let tokens = try TokenSource(tokens, environment)
            let kept = environment.tool.unusedRoles()
            let review = TokenReview(drawn: source.isWhole ? drawn.union(kept) : nil)
            for found in TokenCheck.run(
                tokens.project, after: tokens.diagnostics, review: review)
            {
                if let entry = baseline.accepted.first(where: { $0.covers(found) }) {
                    accepted.insert(entry)
                } else {
                    diagnostics.append(found)
                }
            }
        }
        var outcome = Outcome(
            output: try format.text(of: report), diagnostics: diagnostics + source.diagnostics)
        for entry in report.outdated where !accepted.contains(entry) {
            outcome.diagnostics.append(
                .warning(
                    "outdated-baseline",
                    "no finding matches the accepted '\(entry.id.rawValue)' any more: "
                        + entry.reason,
                    help: ["delete the entry"]))
        }
        let isWrong = report.findings.contains { $0.severity == .error }
        if isWrong || outcome.diagnostics.hasErrors { outcome.status = .badData }
        return outcome
    }
}
