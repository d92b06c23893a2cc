/// Files that people pass instead of an export, recognised by their first bytes.
enum FileKind {
    private static let kinds: [(start: String, id: String, message: String, help: String)] = [
        (
            "SQLite format 3\0", "is-database", "is a database, such as a backup of Loop",
            "export the history as CSV: in Loop, Settings, 'Export as CSV'"
        ),
        (
            "PK\u{3}\u{4}", "is-archive", "is a ZIP archive or a spreadsheet",
            "unzip it and import what is inside, or save the spreadsheet as CSV"
        ),
        ("%PDF-", "is-document", "is a PDF document", "export the history as CSV"),
    ]

    /// - Throws: An error with the way to a file that can be read, if the bytes begin one that is
    ///   not a text.
    static func refuse(_ bytes: [UInt8], _ file: String) throws(ImportError) {
        for kind in kinds where bytes.starts(with: kind.start.utf8) {
            throw ImportError(
                kind.id, "\(ImportError.spoken(file)) \(kind.message)", help: [kind.help])
        }
    }
}
