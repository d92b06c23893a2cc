import CandelaRules

/// Reads a journal's JSON record by record: what is good comes in, the rest is reported.
///
/// A row of the report is a record, or a member whose records cannot be read at all. Records that break
/// a rule of the journal are kept and named; members nobody knows are kept as a journal keeps them.
public struct JournalFileImporter: Sendable {
    /// Reads a journal to its end.
    ///
    /// - Throws: An error when the text is no JSON, no journal, or one of a version that cannot be kept.
    public static func read(_ source: ByteSource) throws(ImportError) -> Imported {
        let text = try TextSource(source)
        guard !text.isEmpty else { throw .empty(source.file) }
        var rest = text
        let bytes = try ByteSource(file: source.file) { () throws(ImportError) in try rest.next() }
            .bytes()
        let reading: JournalReading
        do throws(JSONDecodingError) {
            reading = try Journal.read(bytes, file: source.file, lenient: true)
        } catch {
            throw ImportError(error.diagnostics)
        }
        var report = ImportReport()
        report.count(.read, by: reading.journal.recordCount)
        report.count(.unused, by: reading.omissions.count)
        func add(_ diagnostics: [Diagnostic], as effect: ImportFinding.Effect) {
            for diagnostic in diagnostics {
                report.add(
                    ImportFinding(effect, source.file, diagnostic.place, diagnostic.message))
            }
        }
        add(reading.omissions, as: .unused)
        add(reading.breaches + reading.warnings, as: .remark)
        return Imported(reading.journal, report, "\(reading.journal.recordCount) records")
    }
}
