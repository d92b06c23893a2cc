/// The severity of the rules for a catalog's words.
package enum PhraseStyle: Sendable, Hashable {
    /// Every finding is an error, as in the package's own catalogs.
    case strict

    /// Digits in words are errors, because they are wrong in some languages. Matters of taste, such
    /// as capitals, and what another language would inflect, such as a name inserted into a
    /// sentence, are warnings.
    case lenient
}
