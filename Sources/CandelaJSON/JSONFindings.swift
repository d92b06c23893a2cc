/// The problems found in one text: every error, and a limited number of warnings of each kind.
struct JSONFindings {
    /// The maximum number of warnings kept of one kind; the others are counted.
    static let most = 20

    private var kept: [JSONFinding] = []
    private var counts: [String: Int] = [:]

    mutating func append(_ finding: JSONFinding) {
        let count = counts[finding.id, default: 0]
        counts[finding.id] = count + 1
        if count < Self.most || finding.severity == .error { kept.append(finding) }
    }

    /// Whether a syntax error ended parsing.
    var endsParsing: Bool { kept.contains { $0.endsParsing } }

    /// All problems in document order; the last of a truncated kind gives the number left out.
    func diagnostics(_ place: (Int) -> SourcePosition) -> [Diagnostic] {
        var met: [String: Int] = [:]
        return kept.sorted { $0.offset < $1.offset }.flatMap { finding in
            let count = met[finding.id, default: 0] + 1
            met[finding.id] = count
            let diagnostic = finding.diagnostic(place)
            let rest = counts[finding.id, default: 0] - Self.most
            guard count == Self.most, rest > 0, finding.severity == .warning else {
                return [diagnostic]
            }
            let message = "\(rest) more of these are not listed"
            return [
                diagnostic, Diagnostic(finding.severity, finding.id, message, at: diagnostic.place),
            ]
        }
    }
}
