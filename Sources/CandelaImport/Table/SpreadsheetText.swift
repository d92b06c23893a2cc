/// Texts that spreadsheets take for formulas.
///
/// Source: “CSV Injection” of the Open Worldwide Application Security Project.
enum SpreadsheetText {
    /// What a formula begins with; a tab or a carriage return before it is passed over.
    private static let starts: [UInt8] = [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D]

    /// The apostrophe that makes a text of what follows it.
    private static let apostrophe = UInt8(ascii: "'")

    /// A text that no spreadsheet computes: behind an apostrophe where it would begin a formula.
    static func guarded(_ text: String) -> String {
        text.utf8.first.map(starts.contains) == true ? "'" + text : text
    }

    /// Whether a text looks like a guarded one, so that it would lose its apostrophe when it is read.
    static func looksGuarded(_ text: String) -> Bool {
        let start = text.utf8.prefix(2)
        return start.count == 2 && start.first == apostrophe
            && start.last.map(starts.contains) == true
    }

    /// The text of a cell, without the apostrophe that guards it.
    static func read(_ cell: String) -> String {
        looksGuarded(cell) ? String(decoding: cell.utf8.dropFirst(), as: UTF8.self) : cell
    }
}
