public import CandelaRules

/// The result of an import: a journal, a report on the rows of the file, and a summary.
public struct Imported: Sendable, Equatable {
    /// The records, each with an identifier that is the same whenever its row is imported.
    public var journal: Journal

    /// The counts of read, changed and unused rows, and the findings.
    public var report: ImportReport

    /// A summary for display: the numbers of imported records.
    public let summary: String

    init(_ journal: Journal, _ report: ImportReport, _ summary: String) {
        self.journal = journal
        self.report = report
        self.summary = summary
        self.report.sort()
    }
}
