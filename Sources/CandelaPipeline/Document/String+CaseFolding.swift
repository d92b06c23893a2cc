extension String {
    /// The text by full case folding: texts that differ in letter case alone give one, as `ß`, `ẞ` and
    /// `SS` give `ss`.
    ///
    /// Small letters, then capitals, then small letters give the same groups of letters as the table
    /// does, but for the dotless `ı`, which it keeps apart from `i`.
    ///
    /// Source: Unicode Character Database, `CaseFolding.txt`, statuses C and F.
    package var caseFolded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        return unicodeScalars.reduce(into: "") { folded, scalar in
            let letter = String(scalar)
            folded += letter == "ı" ? letter : letter.lowercased().uppercased().lowercased()
        }
    }
}
