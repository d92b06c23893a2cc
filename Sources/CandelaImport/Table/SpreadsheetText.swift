/// Protection of texts that spreadsheets would evaluate as formulas.
///
/// Source: “CSV Injection” of the Open Worldwide Application Security Project.
enum SpreadsheetText {
    /// Characters that start a formula, also in their full-width forms; spreadsheets skip leading
    /// tabs and line breaks.
    private static let starts: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    /// The text in a form that no spreadsheet evaluates, prefixed with an apostrophe, which marks
    /// the following characters as text, if it would start a formula.
    static func guarded(_ text: String) -> String {
        text.unicodeScalars.first.map(starts.contains) == true ? "'" + text : text
    }

    /// Whether a text looks like a guarded one, so that it would lose its apostrophe when it is
    /// read.
    static func looksGuarded(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        return scalars.first == "'" && scalars.dropFirst().first.map(starts.contains) == true
    }

    /// The text of a cell, without a guarding apostrophe.
    static func read(_ cell: String) -> String {
        looksGuarded(cell) ? String(decoding: cell.utf8.dropFirst(), as: UTF8.self) : cell
    }
}
