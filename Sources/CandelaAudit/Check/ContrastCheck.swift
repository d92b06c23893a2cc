import CandelaTokens

extension AuditCheck {
    /// Text with too little contrast with its background.
    public static let textContrast = AuditCheck(
        "text-contrast", .error, "Text has enough contrast with its background.")

    /// A graphic that alone conveys information and has too little contrast with its background.
    public static let graphicContrast = AuditCheck(
        "graphic-contrast", .error, "Graphics that alone convey information have enough contrast.")
}

/// A check of the contrast of text and graphics with their actual background.
///
/// Source: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11; see ``ContrastWalk`` for the measurement.
enum ContrastCheck: ScreenCheck {
    static let measuresColors = true

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        let cards = Dictionary(
            screen.roots.map { ($0.name, $0.card) }, uniquingKeysWith: { one, _ in one })
        return screen.appearances.flatMap { appearance in
            screen.contrasts(in: appearance).filter { !$0.passes }.map { pair in
                let root = pair.place.prefix { $0 != "/" }
                let spot = ElementLocation(
                    path: pair.path, place: pair.place, card: cards[String(root)] ?? nil)
                return screen.finding(
                    pair.use == .graphic ? .graphicContrast : .textContrast, pair.message,
                    help: pair.help, at: spot, in: appearance,
                    roles: [pair.foreground, pair.ground],
                    [AuditFigures.figure("contrast", pair.ratio, least: pair.minimum)])
            }
        }
    }
}

extension DrawnContrast {
    /// The message with both colours and the figures.
    fileprivate var message: String {
        let subject =
            switch use {
            case .text: "text"
            case .largeText: "large text"
            case .graphic: "a graphic"
            case .outline: "an outline"
            }
        return "\(subject) in '\(foreground)', here \(worst.foreground.hex), on '\(ground)', here "
            + "\(worst.ground.hex), is \(Contrast.text(ratio)) : 1 and needs "
            + "\(Contrast.text(minimum)) : 1"
    }

    fileprivate var help: String {
        let said =
            use == .graphic
            ? ", or repeat its meaning in a text beside it and name that text with 'describedBy'"
            : ""
        guard let suggestion else {
            return "choose another pair of roles, or make one of the two lighter or darker"
                + said
        }
        return "\(suggestion.hex) is the nearest colour to '\(foreground)' that passes here" + said
    }
}
