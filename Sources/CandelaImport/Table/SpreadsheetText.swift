/// Protection of texts that spreadsheets would evaluate as formulas.
///
/// Source: “CSV Injection” of the Open Worldwide Application Security Project.
enum SpreadsheetText {
    /// Characters that start a formula; spreadsheets skip a leading tab or carriage return.
    private static let starts: [UInt8] = [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D]

    /// The apostrophe that marks the following characters as text.
    private static let apostrophe = UInt8(ascii: "'")

    /// The text in a form that no spreadsheet evaluates, prefixed with an apostrophe if it would
    /// start a formula.
    static func guarded(_ text: String) -> String {
        text.utf8.first.map(starts.contains) == true ? "'" + text : text
    }

    /// Whether a text looks like a guarded one, so that it would lose its apostrophe when it is
    /// read.
    static func looksGuarded(_ text: String) -> Bool {
        let start = text.utf8.prefix(2)
        return start.count == 2 && start.first == apostrophe
            && start.last.map(starts.contains) == true
    }

    /// The text of a cell, without a guarding apostrophe.
    static func read(_ cell: String) -> String {
        looksGuarded(cell) ? String(decoding: cell.utf8.dropFirst(), as: UTF8.self) : cell
    }
}
