/// The layout of text in terminal cells.
enum TerminalText {
    /// The number of cells a text takes: none for combining marks, two for East Asian wide
    /// characters and emoji, otherwise one.
    static func width(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { total, character in
            guard let scalar = character.unicodeScalars.first else { return total }
            return total + width(scalar)
        }
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        if wide.contains(where: { $0.contains(scalar.value) }) { return 2 }
        if scalar.properties.isEmojiPresentation { return 2 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return 1
        }
    }

    /// The code points of wide characters: the blocks with the value W or F in Unicode's
    /// East_Asian_Width.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]

    /// Text padded with spaces to a width; longer text is returned unchanged.
    static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - self.width(text)))
    }
}
