/// The parts of a screen's JSON that only some readers need: drawing needs none of them.
public struct ScreenDetail: OptionSet, Sendable, Equatable {
    /// The bits of the parts.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The keys of phrases in the string catalog, such as `labelKey`, for tests and translators.
    public static let keys = ScreenDetail(rawValue: 1)

    /// The facts of cards, for front ends that draw a card in their own way.
    public static let facts = ScreenDetail(rawValue: 2)

    /// All parts, as an encoder writes them.
    public static let all: ScreenDetail = [.keys, .facts]
}
