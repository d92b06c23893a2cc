/// What the parser has to say about one text: every error, and of each kind of warning no more than
/// anybody reads.
struct JSONFindings {
    /// How many warnings of one kind are kept; the rest are counted.
    static let most = 20

    private var kept: [JSONFinding] = []
    private var counts: [String: Int] = [:]

    mutating func append(_ finding: JSONFinding) {
        let count = counts[finding.id, default: 0]
        counts[finding.id] = count + 1
        if count < Self.most || finding.severity == .error { kept.append(finding) }
    }

    /// Whether the text broke the grammar.
    var endsParsing: Bool { kept.contains { $0.endsParsing } }

    /// All of them in the order of their places, with a last one of a kind saying how many more
    /// there are.
    func diagnostics(_ place: (Int) -> SourcePlace) -> [Diagnostic] {
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
