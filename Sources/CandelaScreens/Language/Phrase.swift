/// A text of the catalog with its values filled in.
package struct Phrase: Sendable, Hashable {
    /// Which phrase of the catalog this is: `milestone.next.title`.
    package let key: String

    /// What is drawn. A name that runs the other way stands between isolates.
    package let text: String

    /// What a screen reader says, where that differs: “about 12 days”, not “~12 days”.
    package let spoken: String?

    /// `text` in pieces, so that a number can be drawn bolder than the words around it.
    package let runs: [PhraseRun]

    /// What a screen reader says. Labels take this one, never `text`.
    package var spokenText: String { spoken ?? text }

    package init(key: String, spoken: String?, runs: [PhraseRun]) {
        self.key = key
        self.runs = runs
        var text = runs.first?.text ?? ""
        for run in runs.dropFirst() { text += run.text }
        self.text = text
        self.spoken = spoken == text ? nil : spoken
    }

    /// Words without values.
    init(key: String, _ text: String, _ spoken: String?) {
        self.key = key
        self.text = text
        self.spoken = spoken == text ? nil : spoken
        runs = text.isEmpty ? [] : [PhraseRun(text: text)]
    }
}

/// A piece of a phrase: words of the catalog, or one inserted value.
package struct PhraseRun: Sendable, Hashable {
    /// The piece's text, spaces included.
    package let text: String

    /// The name of the placeholder the value stands for; nil for the catalog's own words.
    package let placeholder: String?

    package init(text: String, placeholder: String? = nil) {
        self.text = text
        self.placeholder = placeholder
    }
}
