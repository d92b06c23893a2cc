/// The named colours of CSS, a table in `Tables`.
///
/// Source: CSS Color Module Level 4, section 6.1.
struct CSSColorNames: Sendable {
    private var values: [String: UInt32] = [:]

    /// - Parameter texts: A table in a text: a name and six hexadecimal digits a line, with a tab
    ///   between, and comments that begin with `#`.
    init(_ texts: [String: String]) {
        for line in texts.values.flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t")
            if columns.count == 2 { values[String(columns[0])] = UInt32(columns[1], radix: 16) }
        }
    }

    /// The colour with a name in any letter case, as 0xRRGGBB.
    subscript(word: String) -> UInt32? { values[word.lowercased()] }
}
