package import CandelaPipeline

/// A string catalog as read: phrases in the order of the file.
package struct PhraseCatalog: Sendable {
    /// The language that every phrase is written in first.
    package let sourceLanguage: String

    /// All languages with at least one text, the source first and the others by name.
    package let languages: [String]

    /// The phrases.
    package let phrases: [CatalogPhrase]
}

/// One key of a string catalog.
package struct CatalogPhrase: Sendable {
    /// The key: `streak.days`.
    package let key: String

    /// Where the key stands.
    package let place: SourcePlace

    /// What translators read: where the text appears and what each placeholder is.
    package let comment: String

    /// Whether other languages have texts of their own.
    package let isTranslated: Bool

    /// Whether every text of it could be read.
    package let isReadable: Bool

    /// The texts by language.
    package let texts: [String: CatalogText]

    /// Whether this is what is said in place of another phrase.
    package var isSpoken: Bool { key.hasSuffix(".spoken") }
}

/// A phrase in one language.
package struct CatalogText: Sendable {
    /// Where the language's name stands.
    package let place: SourcePlace

    /// The whole text, when it is one.
    package let whole: CatalogForm?

    /// The whole text by plural form, when it varies.
    package let plural: [String: CatalogForm]

    /// The numbers that have plural forms of their own.
    package let substitutions: [CatalogSubstitution]

    /// The texts that stand for the whole phrase, in the order of the plural forms.
    package var wholes: [CatalogForm] {
        (whole.map { [$0] } ?? []) + PluralForms.all.compactMap { plural[$0] }
    }
}

/// One number of a phrase with several, with its words by plural form.
package struct CatalogSubstitution: Sendable {
    /// The placeholder.
    package let placeholder: PhrasePlaceholder

    /// Its position among the phrase's values, from 1.
    package let argumentNumber: Int

    /// Where its name stands.
    package let place: SourcePlace

    /// The words with the number, by plural form.
    package let plural: [String: CatalogForm]
}

/// One text of the catalog and its place.
package struct CatalogForm: Sendable {
    /// The text, taken apart.
    package let template: PhraseTemplate

    /// Where the text stands.
    package let place: SourcePlace
}
