import CandelaTokens

/// A spinner in place of content that is still being read.
package struct LoadingCard: CardContent {
    package static let kind = "loading"

    /// The spinner.
    package let spinner: Element

    /// What is being read.
    package let text: Words

    /// The surface of the card.
    let surface: Surface

    /// The accessibility label: a busy status.
    package let accessibility: Accessibility

    package var body: Element {
        .row(gap: .sm, align: .center) {
            spinner
            text.part("text")
        }
        .surface(surface)
        .accessibility(accessibility)
    }

    /// - Parameter scale: How much larger than usual the spinner is.
    init(_ text: Phrase, spinner scale: NumberRole? = nil, with kit: Kit) {
        let side = kit.theme.text(.body).size * (scale.map { kit.theme.number($0) } ?? 1)
        spinner = Element.spinner(.textSecondary).square(kit.size(side))
            .motion(kit.motion(.spin, reduced: Motion.Reduced(.still)))
        self.text = kit.words(text, .body, .textSecondary)
        surface = kit.card
        accessibility = Accessibility(
            .status, label: text.said, states: [.busy], children: .combine,
            liveRegion: .polite)
    }
}
