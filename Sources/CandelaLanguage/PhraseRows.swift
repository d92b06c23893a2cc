/// Alternating keys and texts of phrases.
package enum PhraseRows {
    /// Texts with the keys of another list, as alternating keys and texts. The other list has at
    /// least as many keys as there are texts.
    package static func rows(_ texts: [String], in source: [String]) -> [String] {
        texts.enumerated().flatMap { [source[$0 * 2], $1] }
    }
}
