public import CandelaElements

/// A text of the catalog with its values filled in.
public struct Phrase: Sendable {
    /// Which phrase of the catalog this is: `milestone.next.title`; nil for a text of an app's own.
    public let key: String?

    /// What is drawn. A name that runs the other way stands between isolates.
    public let text: String

    /// What a screen reader says, where that differs: “about 12 days”, not “~12 days”.
    public let spoken: String?

    /// What fills in the values, and the text of the catalog it fills; nil for words alone.
    private let source: (renderer: PhraseRenderer, pattern: String)?

    /// `text` in pieces, so that a number can be drawn bolder than the words around it. Few phrases
    /// are drawn in pieces, so they are made when they are asked for.
    public var runs: [PhraseRun] {
        if let source { return source.renderer.runs(of: source.pattern) }
        return text.isEmpty ? [] : [PhraseRun(text: text)]
    }

    /// What a screen reader says. Labels take this one, never `text`.
    public var spokenText: String { spoken ?? text }

    /// A text whose values are filled in.
    ///
    /// - Parameters:
    ///   - pattern: The text of the catalog.
    ///   - text: What the renderer makes of it.
    init(
        key: String, _ text: String, _ spoken: String?, of pattern: String,
        by renderer: PhraseRenderer
    ) {
        self.key = key
        self.text = text
        self.spoken = spoken == text ? nil : spoken
        source = (renderer, pattern)
    }

    /// Words without values.
    init(key: String?, _ text: String, _ spoken: String?) {
        self.key = key
        self.text = text
        self.spoken = spoken == text ? nil : spoken
        source = nil
    }

    /// Words that someone typed, or an app gave, with no phrase around them.
    public init(key: String? = nil, typed text: String) {
        self.init(key: key, text.selfContained, text.withoutDirectionControls)
    }
}

extension Phrase: Hashable {
    /// Whether two are read, said and drawn alike, wherever their pieces come from.
    public static func == (left: Phrase, right: Phrase) -> Bool {
        left.key == right.key && left.text == right.text && left.spoken == right.spoken
            && left.runs == right.runs
    }

    /// Feeds what nearly always differs where the pieces do.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(text)
    }
}

/// A piece of a phrase: words of the catalog, or one inserted value.
public struct PhraseRun: Sendable, Hashable {
    /// The piece's text, spaces included.
    public let text: String

    /// The name of the placeholder the value stands for; nil for the catalog's own words.
    public let placeholder: String?

    init(text: String, placeholder: String? = nil) {
        self.text = text
        self.placeholder = placeholder
    }
}

extension Phrase {
    /// The words a screen reader says, with the phrase they come from.
    public var said: SpokenWords { SpokenWords(spokenText, key: key) }
}
