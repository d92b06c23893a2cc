import CandelaElements
import CandelaJSON
import CandelaKit

extension AuditCheck {
    /// A text with the key of a phrase that the app does not have.
    public static let unknownPhrase = AuditCheck(
        "unknown-phrase", .error, "The app's wording has every phrase of the screen.")
}

/// A check that the app's wording has the phrases of the screen: a misspelt key is drawn in place
/// of its text. A key is reported once, at its first place.
enum UnknownPhraseCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        guard let wording = screen.basis.app?.wording else { return [] }
        var looked: Set<String> = []
        return screen.phrases.compactMap { phrase in
            guard looked.insert(phrase.key).inserted, !wording.has(phrase: phrase.key) else {
                return nil
            }
            let near = Suggestions.help(for: phrase.key, among: wording.keys, noun: "key")
            return screen.finding(
                .unknownPhrase, "there is no phrase '\(phrase.key)'",
                help: near.first ?? "use a key of the app's wording, or add the table that has it",
                at: phrase.spot)
        }
    }
}

extension AuditedScreen {
    /// The keys of the phrases that are drawn or spoken, each with its place.
    fileprivate var phrases: [(key: String, spot: ElementLocation)] {
        let drawn = nodes.flatMap { node in
            node.element.phraseKeys.map { (key: $0, spot: location(of: node)) }
        }
        let announced = screen.announcements.enumerated().compactMap { index, announcement in
            announcement.key.map { (key: $0, spot: location(at: "announcements/\(index)")) }
        }
        return drawn + announced
    }
}

extension Element {
    /// The keys of the element's own phrases, without its children's.
    fileprivate var phraseKeys: [String] {
        let texts = words.flatMap { [$0.key, $0.spokenKey] }
        let labels = ([activation].compactMap(\.self) + actions).map(\.labelKey)
        let spoken = accessibility.map { own in
            [own.labelKey, own.valueKey, own.hintKey]
                + own.details.flatMap { [$0.labelKey, $0.valueKey] }
        }
        return (texts + labels + (spoken ?? [])).compactMap(\.self)
    }
}
