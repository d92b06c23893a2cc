import CandelaElements
import CandelaLanguage

extension AuditCheck {
    /// A decorative text whose words are spoken nowhere.
    public static let unspokenText = AuditCheck(
        "unspoken-text", .error, "Decorative text is spoken elsewhere.", dependsOnLanguage: true)
}

/// A check that decorative text is spoken elsewhere on the screen.
///
/// A text beside a field or stepper is exempt, because these speak the same value in their own
/// words: “300 seconds” and not “5 minutes”.
///
/// Source: WCAG 2.2, 1.3.1 and 4.1.2.
enum UnspokenTextCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        // Everything behind an overlay is silent.
        let hasOverlay = screen.screen.overlay != nil
        let hidden = screen.nodes.filter { node in
            guard node.isDecorative, !node.isInPicture,
                case .text(let words) = node.element.content,
                !hasOverlay || screen.roots[node.root].layer == .scrim
            else { return false }
            if let parent = node.parent,
                screen.nodes[parent].element.children.contains(where: \.isEntry)
            {
                return false
            }
            return words.text.contains { $0.isLetter }
        }
        // The accented pseudolanguage doubles letters by position, so the same word can differ.
        guard !hidden.isEmpty, PseudoLanguage(screen.screen.language) != .accented else {
            return []
        }
        // A grid that is adjusted speaks one cell at a time.
        let cells = screen.nodes.compactMap(\.element.accessibility)
            .filter { $0.role == .gridCell }.compactMap(\.label)
        let said = Set((screen.spokenTexts.map(\.text) + cells).flatMap(\.spokenWords))
        return hidden.compactMap { node in
            guard let words = node.element.text,
                ![words.text, words.spokenText].contains(where: { text in
                    text.spokenWords.allSatisfy(said.contains)
                })
            else { return nil }
            return screen.finding(
                .unspokenText, "'\(words.text)' is drawn and spoken nowhere",
                help: "remove the role 'decorative', or include the words in a label", at: node)
        }
    }
}

extension Element {
    /// Whether a value is entered in the element.
    fileprivate var isEntry: Bool { input != nil }
}
