import CandelaRules

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

    /// A number or a truth value that a spreadsheet wrote for its region, as the table has it;
    /// other texts are unchanged.
    ///
    /// - Parameter hasDecimalCommas: Whether `1,250` is a number with decimals, not a thousand.
    static func number(_ text: String, hasDecimalCommas: Bool) -> String {
        if let first = text.utf8.first, first > UInt8(ascii: "9") {
            return truth(of: text).map { "\($0)" } ?? text
        }
        guard text.contains(","), let number = WrittenNumber(text), number.unit.isEmpty,
            hasDecimalCommas || !number.isUnclear
        else { return text }
        let (value, whole) = (number.value, Int(exactly: number.value))
        return whole.map(String.init) ?? "\(value)"
    }

    /// The columns with days.
    static let dayColumns = ["day", "created"]

    /// The day that a spreadsheet wrote for its region; `nil` for other texts, among them days as
    /// the table has them.
    static func date(_ text: String) -> WrittenDate? {
        guard CalendarDay(text) == nil, case .date(let date, nil) = WrittenMoment(text) else {
            return nil
        }
        return date
    }

    /// The truth value that spreadsheets in English, German, French, Spanish, Italian, Portuguese,
    /// Dutch and Polish write; `nil` for other texts.
    static func truth(of text: some StringProtocol) -> Bool? {
        switch text.lowercased() {
        case "true", "wahr", "vrai", "verdadero", "vero", "verdadeiro", "waar", "prawda": true
        case "false", "falsch", "faux", "falso", "onwaar", "fałsz": false
        default: nil
        }
    }
}
