/// The severity of the rules for a catalog's words.
package enum PhraseStyle: Sendable, Hashable {
    /// Every finding is an error, as in the package's own catalogs.
    case strict

    /// Findings that break in some languages are errors, such as a name inserted into a sentence.
    /// Matters of taste are warnings, such as capitals.
    case lenient
}
