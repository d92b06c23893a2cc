extension String {
    /// The text without line breaks and control characters, each of which becomes a space, so that
    /// no file can break a table or play with a terminal.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: Self.breaks) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { Self.breaks($0) ? " " : $0 }))
    }

    private static func breaks(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}
