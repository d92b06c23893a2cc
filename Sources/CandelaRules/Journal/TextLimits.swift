/// The maximum lengths of texts in a journal, in characters.
///
/// Longer texts of a journal are kept, because screens draw each text in full;
/// ``Journal/validate(as:)`` reports them. Imports cut them.
public struct TextLimits: Sendable, Equatable {
    /// A name, a question's answer or a counter's item.
    public var name: Int

    /// A note on a habit, a completion or a practice. Notes on weigh-ins and steps are limited by
    /// ``WeightLimits/maximumNoteLength``.
    public var note: Int

    /// The name of a symbol or a colour, or the unit of an amount.
    public var word: Int

    /// An id.
    public var id: Int

    /// Names of 200 characters, notes of 2,000, words of 100 and ids of 200.
    public static let standard = TextLimits(name: 200, note: 2_000, word: 100, id: 200)
}
