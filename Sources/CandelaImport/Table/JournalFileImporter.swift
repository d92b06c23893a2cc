import CandelaRules

/// An importer for a journal's JSON that reads record by record: valid records are imported, others
/// are reported.
///
/// A row of the report is a record, or a member whose records cannot be read at all. Records that
/// break a rule of the journal are kept and reported; unknown members are preserved.
public struct JournalFileImporter: Sendable {
    /// Imports a complete journal.
    ///
    /// - Throws: An error if the text is not JSON, not a journal, or has a version that cannot be
    ///   read without loss.
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
