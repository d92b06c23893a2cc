/// The problems found in one text, by their ids.
typealias JSONFindings = FindingLog<String, JSONFinding>

extension FindingLog where Kind == String, Finding == JSONFinding {
    mutating func append(_ finding: JSONFinding) { append(finding, of: finding.id) }

    /// Whether a syntax error ended parsing.
    var endsParsing: Bool { kept.contains { $0.endsParsing } }

    /// The problems as diagnostics, in document order.
    func diagnostics(_ place: (Int) -> SourcePosition) -> DiagnosticLog {
        var log = DiagnosticLog()
        for finding in kept.ordered(by: { $0.offset < $1.offset }) {
            log.append(finding.diagnostic(place))
        }
        for (id, count) in rests {
            guard let first = kept.first(where: { $0.id == id }) else { continue }
            log.count(count, of: Diagnostic.Kind(first.severity, id))
        }
        return log
    }
}
