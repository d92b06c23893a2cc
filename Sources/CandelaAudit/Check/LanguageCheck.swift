import CandelaElements
import CandelaJSON
import CandelaLanguage

extension AuditCheck {
    /// A language that is not a valid tag.
    public static let invalidLanguage = AuditCheck(
        "invalid-language", .error, "The language of the screen is a valid tag.")

    /// A writing direction other than the language's or the text's.
    public static let wrongDirection = AuditCheck(
        "wrong-direction", .error, "The writing direction is that of the language.",
        dependsOnLanguage: true)

    /// Texts in letters with which the screen's language is not written.
    public static let wrongLanguage = AuditCheck(
        "wrong-language", .error, "Texts are in the letters of the language.",
        dependsOnLanguage: true)
}

/// A check that the screen's language is a valid tag, and that its direction and its letters match
/// the language, by which a screen reader chooses its voice.
///
/// Source: WCAG 2.2, 3.1.1; axe-core `html-lang-valid` and `valid-lang`.
enum LanguageCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let tag = screen.screen.language
        let spot = screen.location(at: "language")
        if let fault = LanguageScript.fault(of: tag) {
            return [
                screen.finding(
                    .invalidLanguage, "'\(tag)' \(fault)",
                    help: "use a BCP 47 tag, such as 'en' or 'pt-BR'", at: spot)
            ]
        }
        let pseudo = PseudoLanguage(tag)
        let script = LanguageScript(of: tag)
        var found: [AuditFinding] = []
        let isRightToLeft = pseudo == .mirrored || (pseudo == nil && script.isRightToLeft)
        let direction: TextDirection = isRightToLeft ? .rightToLeft : .leftToRight
        if screen.screen.direction != direction {
            found.append(
                screen.finding(
                    .wrongDirection,
                    "'\(tag)' is not written \(screen.screen.direction.words)",
                    help: "give the screen the direction of its language",
                    at: screen.location(at: "direction")))
        }
        for node in screen.nodes {
            for words in node.element.words {
                guard let stated = words.direction,
                    let own = TextDirection(firstStrongIn: words.text), own != stated
                else { continue }
                found.append(
                    screen.finding(
                        .wrongDirection,
                        "'\(words.text)' is not written \(stated.words)",
                        help: "give the text the direction of its first letter", at: node))
            }
        }
        if pseudo == nil, let share = screen.share(of: script), share < leastShare {
            found.append(
                screen.finding(
                    .wrongLanguage,
                    "the texts are not in the letters of '\(tag)'",
                    help: "give the screen the language its texts are in", at: spot,
                    [AuditFigures.figure("share", share, least: leastShare)]))
        }
        return found
    }

    /// The minimum share of letters in a script of the language. Names of apps and people may be in
    /// others.
    static let leastShare = 0.2
}

extension TextDirection {
    fileprivate var words: String {
        self == .leftToRight ? "from left to right" : "from right to left"
    }
}

extension AuditedScreen {
    /// The share of letters in a script, among the letters of the screen's phrases; `nil` for too
    /// few letters. Without phrases, all texts count.
    fileprivate func share(of script: LanguageScript) -> Double? {
        let all = nodes.flatMap(\.element.words)
        let phrases = all.filter { $0.key != nil }
        var (own, sum) = (0, 0)
        for words in phrases.isEmpty ? all : phrases {
            for scalar in words.text.unicodeScalars where scalar.properties.isAlphabetic {
                sum += 1
                if script.contains(scalar) { own += 1 }
            }
        }
        return sum < 12 ? nil : Double(own) / Double(sum)
    }
}
