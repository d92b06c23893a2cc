public import CandelaRules

/// What an importer made of a foreign file.
public struct Imported: Sendable, Hashable {
    /// The records, each with an identifier that the same row gets again whenever it is read.
    public var journal: Journal

    /// How much of the file was used.
    public var report: ImportReport

    /// What was read, in words and numbers.
    public let summary: String

    init(_ journal: Journal, _ report: ImportReport, _ summary: String) {
        self.journal = journal
        self.report = report
        self.summary = summary
        self.report.sort()
    }
}
