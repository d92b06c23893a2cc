import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaPipeline

extension Tool {
    static func auditCommand(of tool: Tool) -> Command {
        Command(
            "audit", "Find what people would stumble over on screens.",
            discussion: """
                Looks at finished screens by their elements alone: whether texts and graphics stand out \
                from what they really lie on, colours that say different things differ to every eye, \
                targets are large enough, names, headings and order make sense to who listens, nothing \
                is said twice, and words fit at the largest type. Without PATH the specimens of all \
                screens are looked at, in light and dark, with normal and increased contrast; PATH is a \
                screen, the folder of a dump, or the one document of it; a dump is judged in its own \
                tokens unless '--theme' names others. What a team accepts stands with a reason in a baseline, as \
                '{tool} schema baseline' describes it. Exit status 1 says that there is an error.
                """,
            operands: [
                Operand(
                    "PATH", "a screen's JSON, or a dump: its folder or its one document",
                    count: .any,
                    default: "specimens")
            ],
            options: [auditFormat, auditBaseline, auditTokens] + AuditSource.options,
            examples: [
                "audit", "audit --screen \(tool.example) --language en-XA",
                "audit --journal journal.json",
                "audit dump --format sarif > findings.sarif",
                "audit --baseline accepted.json --format json",
            ],
            action: .run { invocation, surroundings throws(Failure) in
                let format = try invocation.choice(of: auditFormat, from: AuditFormat.self) ?? .text
                var baseline = AuditBaseline()
                var diagnostics: [Diagnostic] = []
                if let path = invocation[auditBaseline] {
                    let (read, warnings) = try Document.read(
                        AuditBaseline.self, from: path, surroundings)
                    for entry in read.accepted
                    where !entry.reason.contains(where: { !$0.isWhitespace }) {
                        throw .data(
                            "an accepted '\(entry.id.rawValue)' has no reason in '\(path)'",
                            id: "missing-reason", help: ["say why it may stay"])
                    }
                    (baseline, diagnostics) = (read, warnings)
                }
                let source = try AuditSource(invocation, surroundings)
                let (report, drawn) = try report(
                    on: source, baseline, drawing: invocation[auditTokens] != nil)
                var accepted: Set<AuditBaseline.Entry> = []
                if let path = invocation[auditTokens] {
                    let tokens = try TokenSource(path, surroundings)
                    let kept = invocation.tool.undrawnRoles()
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
                    output: try format.text(of: report),
                    diagnostics: diagnostics + source.diagnostics)
                for entry in report.outdated where !accepted.contains(entry) {
                    outcome.diagnostics.append(
                        .warning(
                            "outdated-baseline",
                            "nothing is found any more for the accepted '\(entry.id.rawValue)': "
                                + entry.reason,
                            help: ["delete the entry"]))
                }
                let isWrong = report.findings.contains { $0.severity == .error }
                if isWrong || outcome.diagnostics.hasErrors {
                    outcome.status = .badData
                }
                return outcome
            })
    }

    private static let auditTokens = Option(
        "tokens", "PATH",
        "also look over a token file or resolver document: tokens and roles nothing uses, aliases in a "
            + "circle, colours that look alike, values off the scale", default: "no tokens")
    private static let auditFormat = Option(
        "format", "FORMAT", AuditFormat.allCases.map(\.rawValue).joined(separator: ", "),
        default: "text")
    private static let auditBaseline = Option(
        "baseline", "FILE", "what is accepted, each with a reason; '-' is standard input")

    /// Looks at all screens, on all cores.
    ///
    /// - Parameter drawing: Whether the roles are collected that screens in the package's own colours name.
    /// - Returns: What was found, and those roles.
    static func report(
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
