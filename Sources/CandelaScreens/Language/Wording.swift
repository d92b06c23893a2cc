/// The words of screens: those of the package, and what an app lays over them.
///
/// `CandelaBrand` makes one from string catalogs.
public struct Wording: Sendable, Hashable {
    /// The words of the package.
    public static let standard = Wording()

    /// The languages there are words in, as BCP 47 tags; the source language comes first.
    public var languages: [String] { own?.languages ?? Phrases.languages }

    private let own: Tables?

    /// Held once: a wording is copied with every app.
    private final class Tables: Sendable {
        let languages: [String]
        let texts: [String: PhraseTexts]

        private let source: PhraseTexts?

        /// The pseudo-languages that were asked for.
        private let made = Guarded<[PseudoLanguage: PhraseTexts]>([:])

        init(_ texts: [(language: String, texts: PhraseTexts)]) {
            languages = texts.map(\.language)
            source = texts.first?.texts
            self.texts = Dictionary(texts.map { ($0.language, $0.texts) }) { first, _ in first }
        }

        /// A pseudo-language of the first language, made when it is first asked for.
        func texts(of pseudo: PseudoLanguage) -> PhraseTexts? {
            made.with { made in
                if let known = made[pseudo] { return known }
                let texts = source.map { pseudo.texts(of: $0) }
                made[pseudo] = texts
                return texts
            }
        }
    }

    private init() { own = nil }

    /// The words of a catalog that has every phrase of the package.
    ///
    /// - Parameter texts: Those of each language, the source language of the package first.
    package init(_ texts: [(language: String, texts: PhraseTexts)]) {
        own = Tables(texts)
    }

    /// The texts of one of the languages, or of a pseudo-language.
    func texts(in language: String) -> PhraseTexts {
        if let known = own?.texts[language] { return known }
        guard let pseudo = PseudoLanguage(rawValue: language) else {
            return Phrases.texts(in: language)
        }
        return own?.texts(of: pseudo) ?? pseudo.texts
    }

    /// Whether two say the same.
    public static func == (left: Wording, right: Wording) -> Bool {
        left.own === right.own
            || left.languages == right.languages && left.own?.texts == right.own?.texts
    }

    /// Feeds the languages; the words seldom tell wordings apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(languages)
    }
}

/// A language, and the words there are in it.
///
/// A tag alone means the words of the package: `"en-GB"`.
public struct Language: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The full BCP 47 tag: words by fallback, numbers and dates by the whole tag.
    public let tag: String

    /// The words.
    public let wording: Wording

    /// A language by its tag.
    public init(_ tag: String, in wording: Wording = .standard) {
        (self.tag, self.wording) = (tag, wording)
    }

    /// A language by its tag, in the words of the package.
    public init(stringLiteral tag: String) { self.init(tag) }
}
