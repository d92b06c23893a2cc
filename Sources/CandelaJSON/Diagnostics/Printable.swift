/// Data made safe for printing: nothing in it can move the cursor, change colours, start a new line
/// or reorder the text.
extension Unicode.Scalar {
    /// Whether printing it has an effect other than showing a character: the C0 and C1 controls,
    /// line and paragraph separators, and bidirectional embeddings, overrides and isolates.
    ///
    /// Directional marks (U+200E, U+200F, U+061C) and joiners are part of ordinary text and are
    /// kept.
    ///
    /// Source: Unicode Technical Report 36, 2.10; Boucher and Anderson, “Trojan Source”, 2021.
    package var isUnprintable: Bool {
        switch value {
        case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The scalar itself, or an escape such as `\u{1B}` if it is not printable.
    fileprivate var shown: String.UnicodeScalarView {
        let number = isUnprintable ? "\\u{\(String(value, radix: 16, uppercase: true))}" : ""
        return (isUnprintable ? number : String(self)).unicodeScalars
    }
}

extension String {
    /// The text for a one-line message: unprintable characters are escaped, so that no file can
    /// forge an error. Idempotent.
    package var printable: String { replacing(breaksWith: nil) }

    /// The text for a table cell or a line read aloud: line breaks and tabs become spaces, other
    /// unprintable characters are escaped.
    package var onOneLine: String { replacing(breaksWith: " ") }

    private func replacing(breaksWith space: Unicode.Scalar?) -> String {
        guard utf8.contains(where: Self.isSuspicious) else { return self }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch (scalar, space) {
            case ("\t", let space?), ("\n", let space?), ("\r", let space?), ("\u{B}", let space?),
                ("\u{C}", let space?), ("\u{85}", let space?), ("\u{2028}", let space?),
                ("\u{2029}", let space?):
                text.append(space)
            default: text += scalar.shown
            }
        }
        return String(text)
    }

    /// The text, shortened in the middle if it has more than 480 scalars: a quoted number may have
    /// millions of digits.
    package var cut: String {
        // A scalar takes four bytes at most, so short texts need no counting.
        guard utf8.count > 480, unicodeScalars.count > 480 else { return self }
        return String(unicodeScalars.prefix(320)) + " … " + String(unicodeScalars.suffix(120))
    }

    /// Whether a byte may begin an unprintable scalar.
    private static func isSuspicious(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
}
