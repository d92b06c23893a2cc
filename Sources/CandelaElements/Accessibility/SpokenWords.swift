/// A text that a screen reader speaks, with its phrase.
public struct SpokenWords: Sendable, Equatable {
    /// The spoken text, without invisible direction marks.
    public let text: String

    /// The phrase's key in the string catalog; `nil` for typed text and for text from several
    /// phrases.
    public let key: String?

    /// Creates a spoken text. Invisible direction marks are removed: some screen readers spell them
    /// out, and spoken text may also be displayed.
    public init(_ text: String, key: String? = nil) {
        (self.text, self.key) = (text.withoutDirectionControls, key)
    }
}

extension StyledText {
    /// The text that a screen reader speaks, with its phrase.
    public var spokenWords: SpokenWords { SpokenWords(spokenText, key: spokenKey ?? key) }
}

extension Accessibility {
    /// The label with its phrase.
    public var spokenWords: SpokenWords { SpokenWords(label, key: labelKey) }

    /// The same accessibility information without the keys of phrases.
    var withoutKeys: Accessibility {
        Accessibility(
            role, label: label, value: value, hint: hint, details: details, states: states,
            headingLevel: headingLevel, children: children, sortOrder: sortOrder,
            liveRegion: liveRegion, range: range, inputLabels: inputLabels)
    }
}

extension Action {
    /// The label with its phrase.
    public var spokenWords: SpokenWords { SpokenWords(label, key: labelKey) }
}
