/// The longest texts of a journal, in characters.
///
/// Longer ones are kept, and ``Journal/validate()`` names them: screens draw each text whole.
public struct TextLimits: Sendable, Hashable {
    /// A name, an option of a question or an item of a counter.
    public var name: Int

    /// A remark of a habit, a completion or a practice. Those of weigh-ins and steps have
    /// ``WeightLimits/noteLength``.
    public var note: Int

    /// The name of a symbol or a colour, or the unit of an amount.
    public var word: Int

    /// An id.
    public var id: Int

    /// Names of 200 characters, remarks of 2,000, words of 100 and ids of 200.
    public static let standard = TextLimits(name: 200, note: 2_000, word: 100, id: 200)
}
