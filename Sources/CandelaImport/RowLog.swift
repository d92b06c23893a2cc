/// The row counts and findings of a file, collected while it is read.
struct RowLog {
    let file: String
    private(set) var report = ImportReport()
    private var outcome = ImportReport.Outcome.read

    init(file: String) { self.file = file }

    /// Begins a row, which is counted by the findings reported before ``end()``.
    mutating func begin() { outcome = .read }

    /// Ends the current row and counts it by its most severe finding.
    mutating func end() -> ImportReport.Outcome {
        report.count(outcome)
        return outcome
    }

    /// Counts a row that is not used, for a reason already reported for all such rows.
    mutating func skip() { report.count(.unused) }

    /// Reports a finding about the current row, or about the file.
    mutating func find(_ effect: ImportFinding.Effect, _ place: TextPosition?, _ reason: String) {
        let place = place.map { SourcePosition(file: file, line: $0.line, column: $0.column) }
        report.add(ImportFinding(effect, file, place, reason))
        switch effect {
        case .unused: outcome = .unused
        case .changed, .joined: outcome = max(outcome, .changed)
        case .doubtful, .remark: break
        }
    }

    /// Reports a finding about a row that was already counted, for example because it turns out to
    /// be a duplicate, and corrects the counts.
    mutating func revise(
        _ counted: ImportReport.Outcome, _ effect: ImportFinding.Effect, _ place: TextPosition,
        _ reason: String
    ) {
        outcome = counted
        find(effect, place, reason)
        report.count(counted, by: -1)
        report.count(outcome)
    }
}

/// A line and a column, both from 1; columns count Unicode scalars.
struct TextPosition: Hashable {
    let line: Int
    let column: Int
}
