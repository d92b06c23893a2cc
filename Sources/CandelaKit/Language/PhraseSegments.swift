/// A pattern divided into words and the syntax of ``PhraseRenderer``.
struct PhraseSegments {
    private var pieces: [(text: String, isWords: Bool)] = []

    /// Divides a pattern.
    init(_ text: String) {
        // All syntax is ASCII.
        let bytes = text.utf8
        var depth = 0
        var (start, place) = (bytes.startIndex, bytes.startIndex)
        func endWords() {
            if start < place { pieces.append((String(text[start..<place]), true)) }
        }
        func take(to end: String.Index) {
            endWords()
            pieces.append((String(text[place..<end]), false))
            (start, place) = (end, end)
        }
        while place < bytes.endIndex {
            let rest = bytes[place...]
            let (next, following) = (bytes[place], bytes.index(after: place))
            if rest.starts(with: "%(".utf8), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
                let after = bytes[bytes.index(after: close)...]
                if after.first == UInt8(ascii: "{") {
                    depth += 1
                    let end = after.firstIndex(of: UInt8(ascii: ":")) ?? close
                    take(to: bytes.index(after: end))
                } else {
                    let isLong = after.starts(with: "lld".utf8)
                    let length = after.first == UInt8(ascii: "@") ? 1 : isLong ? 3 : 2
                    take(to: after.prefix(length).endIndex)
                }
            } else if next == UInt8(ascii: "%") {
                // Escaped characters are kept as words; they are not letters, so transforms don't
                // change them.
                place = rest.prefix(2).endIndex
            } else if depth > 0, next == UInt8(ascii: "|"),
                let colon = rest.firstIndex(of: UInt8(ascii: ":"))
            {
                take(to: bytes.index(after: colon))
            } else if depth > 0, next == UInt8(ascii: "}") {
                depth -= 1
                take(to: following)
            } else {
                place = following
            }
        }
        endWords()
    }

    /// The pattern with its words transformed.
    func mapping(_ transform: (String) -> String) -> String {
        pieces.map { $0.isWords ? transform($0.text) : $0.text }.joined()
    }
}
