/// Text of the data as it is printed for people: nothing in it can move the cursor, colour what
/// follows, begin a line of its own or turn the order of what is read.
extension Unicode.Scalar {
    /// Whether printing it does something else than show a character: the controls C0 and C1,
    /// breaks of lines and paragraphs, and what embeds, overrides or isolates a direction.
    ///
    /// Marks of direction (U+200E, U+200F, U+061C) and joiners are letters' business and stay.
    ///
    /// Source: Unicode Technical Report 36, 2.10; Boucher and Anderson, “Trojan Source”, 2021.
    package var isUnprintable: Bool {
        switch value {
        case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// What stands for it: itself, or its number where it cannot be printed, `\u{1B}`.
    fileprivate var shown: String.UnicodeScalarView {
        let number = isUnprintable ? "\\u{\(String(value, radix: 16, uppercase: true))}" : ""
        return (isUnprintable ? number : String(self)).unicodeScalars
    }
}

extension String {
    /// The text for a message, on one line: what cannot be printed is its number, so that no file can
    /// print an error of its own. Doing this twice changes nothing.
    package var printable: String { replacing(breaksWith: nil) }

    /// The text for a cell of a table or a line that is read aloud: line breaks and tabs are spaces, what
    /// else cannot be printed is its number.
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

    /// The text, or its start and its end when it is longer than anybody reads: what is quoted from
    /// a file may have millions of digits.
    package var cut: String {
        // A scalar takes four bytes at most, so short texts need no counting.
        guard utf8.count > 480, unicodeScalars.count > 480 else { return self }
        return String(unicodeScalars.prefix(320)) + " … " + String(unicodeScalars.suffix(120))
    }

    /// Whether a byte may begin a scalar that cannot be printed.
    private static func isSuspicious(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
}
