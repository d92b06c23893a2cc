import CandelaElements
import CandelaLanguage

extension AuditCheck {
    /// A text or a number that would have to agree with the words around it; in the
    /// pseudo-languages `en-) ? .graphicContrast : .textContrast,G` and `en-) ? .graphicContrast : .textContrast,P`.
    public static let textInSentence = AuditCheck(
        "text-in-sentence", .error, "Inserted texts and numbers need not agree with other words.",
        dependsOnLanguage: true)
}

/// A check for the marks of pseudo-languages: an inserted text that would inflect, and a number
/// beside a word that does not agree with it.
enum TextInSentenceCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let language = PseudoLanguage(screen.screen.language)
        guard language == .inflected || language == .plurals else { return [] }
        var said: Set<String> = []
        let spoken: [(text: String, spot: ElementLocation)] = screen.stops.flatMap { stop in
            let accessibility = stop.accessibility
            let texts = [accessibility.label, accessibility.value, accessibility.hint]
            let details = accessibility.details.flatMap { [$0.label, $0.value] }
            let actions = stop.stop.customActions.map(\.label)
            return (texts.compactMap(\.self) + details + actions).map { ($0, stop.spot) }
        }
        let drawn = screen.nodes.flatMap { node in
            node.element.words.map { (text: $0.text, spot: screen.location(of: node)) }
        }
        return (drawn + spoken).compactMap { text, spot in
            guard text.contains("⟦") || text.contains("‹?›"), said.insert(text).inserted else {
                return nil
            }
            return screen.finding(
                .textInSentence, "'\(text)' cannot be translated into every language",
                help: text.contains("⟦")
                    ? "let the text in ⟦ ⟧ stand alone: after a colon, or in quotation marks"
                    : "give the number before ‹?› plural forms, or separate it from the word",
                at: spot)
        }
    }
}
