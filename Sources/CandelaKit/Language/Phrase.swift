public import CandelaElements
import CandelaLanguage

/// A text of a catalog with its placeholders filled in.
public struct Phrase: Sendable {
    /// A reference type, because phrases pass through many functions on their way to a screen.
    private let parts: Parts

    private final class Parts: Sendable {
        let key: String?
        let text: String
        let spoken: String?

        /// The renderer and the catalog's text, for ``runs``; `nil` without placeholders.
        let source: (renderer: PhraseRenderer, pattern: PhrasePattern)?

        init(
            _ key: String?, _ text: String, _ spoken: String?,
            source: (renderer: PhraseRenderer, pattern: PhrasePattern)? = nil
        ) {
            (self.key, self.text) = (key, text)
            self.spoken = spoken == text ? nil : spoken
            self.source = source
        }
    }

    /// The phrase's key in the catalog: `milestone.next.title`; `nil` for an app's own text.
    public var key: String? { parts.key }

    /// The written form. Inserted names in the opposite writing direction are enclosed in isolates.
    public var text: String { parts.text }

    /// The spoken form, where it differs: “about 12 days” for “~12 days”; otherwise `nil`.
    public var spoken: String? { parts.spoken }

    /// The written form in runs, so that a value can have another weight than the text around it.
    /// Computed on access, because few phrases need it.
    public var runs: [PhraseRun] {
        if let source = parts.source { return source.renderer.runs(of: source.pattern) }
        return text.isEmpty ? [] : [PhraseRun(text: text)]
    }

    /// The spoken form. Use it, not ``text``, for accessibility labels.
    public var spokenText: String { spoken ?? text }

    /// The phrase with a line break allowed between a number and its unit, for cells that are too
    /// narrow for both.
    public var breakable: Phrase {
        Phrase(key: key, String(text.map { $0 == "\u{A0}" ? " " : $0 }), spokenText)
    }

    /// Creates a text with its placeholders filled in.
    ///
    /// - Parameters:
    ///   - pattern: The text in the catalog.
    ///   - text: The rendered text.
    init(
        key: String, _ text: String, _ spoken: String?, of pattern: PhrasePattern,
        by renderer: PhraseRenderer
    ) {
        parts = Parts(key, text, spoken, source: (renderer, pattern))
    }

    /// Creates a text without placeholders.
    init(key: String?, _ text: String, _ spoken: String?) {
        parts = Parts(key, text, spoken)
    }

    /// Creates a phrase from a text that a person typed or an app provides.
    public init(key: String? = nil, typed text: String) {
        self.init(key: key, text.selfContained, text.withoutDirectionControls)
    }
}

extension Phrase: Equatable {
    /// Whether two phrases have the same key, written form, spoken form and runs.
    public static func == (left: Phrase, right: Phrase) -> Bool {
        left.key == right.key && left.text == right.text && left.spoken == right.spoken
            && left.runs == right.runs
    }
}

/// A run of a phrase: text of the catalog or an inserted value.
public struct PhraseRun: Sendable, Equatable {
    /// The run's text, including spaces.
    public let text: String

    /// The placeholder's name; `nil` for text of the catalog.
    public let placeholder: String?

    init(text: String, placeholder: String? = nil) {
        self.text = text
        self.placeholder = placeholder
    }
}

extension Phrase {
    /// The spoken form with the phrase's key.
    public var spokenWords: SpokenWords { SpokenWords(spokenText, key: key) }
}
