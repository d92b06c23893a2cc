import CandelaDTCG

extension FontNames {
    /// Writes `{family: {"names", "metrics", "fallback"}}`, one font per line, with the
    /// member names of token files.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for (name, font) in all {
            writer.name(name)
            writer.inOneLine { font.write(to: &$0) }
        }
        writer.endObject()
    }
}

extension CandelaHints.Font {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        object("names", [("apple", apple), ("android", android), ("web", web)], [])
        object(
            "metrics", [],
            [
                ("unitsPerEm", metrics.unitsPerEm), ("ascent", metrics.ascent),
                ("descent", metrics.descent), ("lineGap", metrics.lineGap),
                ("capHeight", metrics.capHeight), ("xHeight", metrics.xHeight),
                ("averageWidth", metrics.averageWidth),
            ])
        object(
            "fallback", [("name", fallback.name)],
            [("unitsPerEm", fallback.unitsPerEm), ("averageWidth", fallback.averageWidth)])
        writer.endObject()

        func object(
            _ name: String, _ texts: [(String, String)], _ numbers: [(String, Double)]
        ) {
            writer.name(name)
            writer.beginObject()
            for (name, text) in texts {
                writer.name(name)
                writer.string(text)
            }
            for (name, number) in numbers {
                writer.name(name)
                writer.number(number)
            }
            writer.endObject()
        }
    }
}
