/// Keeps account of the rows of one file while they are read.
struct Ledger {
    let file: String
    private(set) var report = ImportReport()
    private var outcome = ImportReport.Outcome.read

    init(file: String) { self.file = file }

    /// A row begins.
    mutating func begin() { outcome = .read }

    /// The row that began is done with, and counts for the worst that was found.
    mutating func end() -> ImportReport.Outcome {
        report.count(outcome)
        return outcome
    }

    /// A row of which nothing is used, for a reason that was given for all of them.
    mutating func skip() { report.count(.unused) }

    /// Something about the row that began, or about the file.
    mutating func find(_ effect: ImportFinding.Effect, _ place: Place?, _ reason: String) {
        let place = place.map { SourcePlace(file: file, line: $0.line, column: $0.column) }
        report.add(ImportFinding(effect, file, place, reason))
        switch effect {
        case .unused: outcome = .unused
        case .changed, .joined: outcome = max(outcome, .changed)
        case .doubtful, .remark: break
        }
    }

    /// Something about a row that was counted before: it turns out to be no row of its own, or to be
    /// of no use.
    mutating func revise(
        _ counted: ImportReport.Outcome, _ effect: ImportFinding.Effect, _ place: Place,
        _ reason: String
    ) {
        outcome = counted
        find(effect, place, reason)
        report.count(counted, by: -1)
        report.count(outcome)
    }
}

/// A line and a column, both from 1; columns count Unicode scalars.
struct Place: Hashable {
    let line: Int
    let column: Int
}
