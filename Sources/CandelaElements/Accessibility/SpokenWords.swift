/// What a screen reader says, and the phrase it comes from.
public struct SpokenWords: Sendable, Hashable {
    /// The words.
    public let text: String

    /// The key of their phrase in the string catalog; nil for words that someone typed or that several
    /// phrases make up.
    public let key: String?

    /// Words of a phrase, or of none. Invisible direction marks are left out: some screen readers spell
    /// them out, and what is said may be shown too, beside other text.
    public init(_ text: String, key: String? = nil) {
        (self.text, self.key) = (text.withoutDirectionControls, key)
    }
}

extension StyledText {
    /// What a screen reader says.
    public var said: SpokenWords { SpokenWords(aloud, key: spokenKey ?? key) }
}

extension Accessibility {
    /// What a screen reader says first.
    public var said: SpokenWords { SpokenWords(label, key: labelKey) }

    /// The same words and roles, wherever the words come from.
    var withoutKeys: Accessibility {
        Accessibility(
            role, label: label, value: value, hint: hint, details: details, states: states,
            headingLevel: headingLevel, children: children, sortOrder: sortOrder,
            liveRegion: liveRegion, range: range, inputLabels: inputLabels)
    }
}

extension Action {
    /// What the action is called.
    public var said: SpokenWords { SpokenWords(label, key: labelKey) }
}
