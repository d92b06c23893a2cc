/// A font weight: a number, and the word it was given as, if any.
public struct FontWeightValue: Sendable, Hashable {
    /// The weight, 1…1000, after OpenType's `wght`.
    public let number: Double

    /// The word in the file (`semi-bold`), a synonym of the number; `nil` for a number.
    public let word: String?

    /// Creates a weight from a number; `nil` outside 1…1000.
    public init?(_ number: Double) {
        guard (1...1000).contains(number) else { return nil }
        self.number = number
        word = nil
    }

    /// Creates a weight from one of the eighteen words; `nil` for any other text.
    public init?(word: String) {
        guard let entry = Self.table.first(where: { $0.word == word }) else { return nil }
        number = entry.number
        self.word = word
    }

    /// The eighteen words, lightest first.
    public static var words: [String] { table.map(\.word) }

    /// Source: Design Tokens Format Module 2025.10, section 8.4.
    private static let table: [(word: String, number: Double)] = [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200),
        ("light", 300), ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500),
        ("semi-bold", 600), ("demi-bold", 600), ("bold", 700), ("extra-bold", 800),
        ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
        ("ultra-black", 950),
    ]
}
