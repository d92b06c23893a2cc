public import CandelaElements
public import CandelaTokens

/// A spinner shown while the data loads.
public struct LoadingCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "loading"

    private let text: Phrase
    private let scale: NumberRole?
    private let kit: Kit

    /// Creates a card with a spinner and a text.
    ///
    /// - Parameter scale: The size of the spinner, in multiples of body text; `nil` for 1.
    public init(_ text: Phrase, spinner scale: NumberRole? = nil, with kit: Kit) {
        self.text = text
        self.scale = scale
        self.kit = kit
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.row(gap: .sm, align: .center) {
            spinner
            kit.text(text, .body, .textSecondary).part("text")
        }
        .surface(kit.card)
        .accessibility(
            Accessibility(
                .status, label: text.spokenWords, states: [.busy], children: .combine,
                liveRegion: .polite))
    }

    private var spinner: Element {
        let side = kit.theme.text(.body).size * (scale.map { kit.theme.number($0) } ?? 1)
        return Element.spinner(.textSecondary).square(kit.size(side))
            .motion(kit.motion(.spin, reduced: Motion.Reduced(.still)))
    }
}
