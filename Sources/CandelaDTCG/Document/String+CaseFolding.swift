extension String {
    /// The string in full case folding: strings that differ only in letter case have the same one;
    /// `ß`, `ẞ` and `SS` become `ss`.
    ///
    /// Lowercasing, uppercasing and lowercasing again distinguishes the same strings as the Unicode
    /// table does, except that the dotless `ı` must be kept apart from `i`.
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
