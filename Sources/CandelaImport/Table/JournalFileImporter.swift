import CandelaRules

/// An importer for a journal's JSON that reads record by record: valid records are imported, others
/// are reported.
///
/// A row of the report is a record, or a member whose records cannot be read at all. Unknown members
/// are preserved.
public struct JournalFileImporter: Sendable {
    /// Imports a complete journal.
    ///
    /// Records that break a rule of the journal are reported and left out, except for texts that are
    /// too long, which are cut.
    ///
    /// - Parameter context: The current time.
    /// - Throws: An error if the text is not JSON, has none of a journal's members, such as another
    ///   app's export, or has a version that cannot be read without loss.
    public static func read(
        _ source: ByteSource, in context: ImportContext
    ) throws(ImportError) -> Imported {
        let text = try TextSource(source)
        guard !text.isEmpty else { throw .empty(source.file) }
        var rest = text
        let bytes = try ByteSource(file: source.file) { () throws(ImportError) in try rest.next() }
            .bytes()
        func receiver(_ effect: ImportFinding.Effect) -> (@Sendable (Diagnostic) -> Void)? {
            guard let onFinding = context.onFinding else { return nil }
            let file = source.file
            return { problem in
                onFinding(ImportFinding(effect, file, problem.place, problem.message))
            }
        }
        let reading: JournalReading
        do throws(JSONDecodingError) {
            reading = try Journal.read(
                bytes, file: source.file, lenient: true, mendedWithin: context.days,
                noting: JournalProblems(
                    omissions: receiver(.unused), breaches: receiver(.unused),
                    changes: receiver(.changed), warnings: receiver(.remark)))
        } catch {
            throw ImportError(error.diagnostics)
        }
        if reading.journal.recordCount == 0,
            let root = try? JSONDocument(parsing: bytes, file: source.file).root,
            !root.members.contains(where: { members.contains($0.name) })
        {
            throw ImportError(
                "not-a-journal", "the object has none of a journal's members", at: root.place,
                help: ["a journal has members such as 'habits', 'completions' and 'weighIns'"])
        }
        let (journal, problems, mending) = (reading.journal, reading.problems, reading.mending)
        var report = ImportReport(in: context)
        report.count(.read, by: journal.recordCount - mending.changed)
        report.count(.changed, by: mending.changed + (mending.settings ? 1 : 0))
        report.count(.unused, by: problems.omissions.count + mending.removed)
        let logs: [(DiagnosticLog, ImportFinding.Effect)] = [
            (problems.omissions, .unused), (problems.breaches, .unused),
            (problems.changes, .changed), (problems.warnings, .remark),
        ]
        for (log, effect) in logs {
            report.add(
                log.kept.map { ImportFinding(effect, source.file, $0.place, $0.message) },
                of: log.count, as: effect)
        }
        return Imported(journal, report, "\(journal.recordCount) records")
    }

    /// The members of a journal.
    private static let members = Set(
        JournalTable.Kind.allCases.map(\.member) + ["schemaVersion"])
}
