import CandelaScreens
import CandelaTokens

extension TextBlock {
    /// A column is 8 points, which a letter of body text fills.
    static let pointsPerColumn = 8.0

    /// How large the letters of the screen that is drawn are.
    @TaskLocal static var sizes: TypeSizes?

    private static func size(of style: TypeRole) -> Double { sizes?[style]?.size ?? 17 }

    /// How many columns a letter takes: as many as its size is body letters wide.
    private static func columns(ofLetterAt size: Double) -> Int {
        max(Int((size / 17).rounded()), 1)
    }

    /// A text in some columns. It breaks between words. A word that is too long becomes as small as
    /// it may, then breaks between letters, unless there is a digit in it: numbers are never cut.
    init(_ words: Words, in columns: Int) {
        let styles = words.parts?.map { $0.style ?? words.style } ?? [words.style]
        let size = styles.map(Self.size).max() ?? Self.size(of: words.style)
        var letter = Self.columns(ofLetterAt: size)
        let parts = words.text.split(separator: " ", omittingEmptySubsequences: false).map(
            String.init)
        let longest = parts.map(\.count).max() ?? 0
        if longest * letter > columns, let scale = words.minimumScale {
            letter = Self.columns(ofLetterAt: size * scale)
        }
        var lines: [String] = []
        for paragraph in words.text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line: String?
            for word in paragraph.split(separator: " ") {
                for piece in Self.pieces(of: String(word), longerThan: columns / letter) {
                    guard let begun = line else {
                        line = piece
                        continue
                    }
                    if (begun.count + 1 + piece.count) * letter <= columns {
                        line = begun + " " + piece
                    } else {
                        lines.append(begun)
                        line = piece
                    }
                }
            }
            lines.append(line ?? "")
        }
        self.init(lines: lines.map { Line(text: $0, width: $0.count * letter) })
    }

    private static func pieces(of word: String, longerThan limit: Int) -> [String] {
        guard word.count > limit, limit > 0, !word.contains(where: \.isNumber) else {
            return [word]
        }
        var pieces: [String] = []
        var rest = word[...]
        while !rest.isEmpty {
            pieces.append(String(rest.prefix(limit)))
            rest = rest.dropFirst(limit)
        }
        return pieces
    }
}
