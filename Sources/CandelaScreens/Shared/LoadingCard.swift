import CandelaTokens

/// A spinner in place of content that is still being read.
package struct LoadingCard: CardContent {
    package static let kind = "loading"

    package let body: Element

    /// - Parameter scale: How much larger than usual the spinner is.
    init(_ text: Phrase, spinner scale: NumberRole? = nil, with kit: Kit) {
        let side = kit.theme.text(.body).size * (scale.map { kit.theme.number($0) } ?? 1)
        body = Element.row(gap: .sm, align: .center) {
            Element.spinner(.textSecondary).square(kit.size(side))
                .motion(kit.motion(.spin, reduced: Motion.Reduced(.still)))
            kit.words(text, .body, .textSecondary).part("text")
        }
        .surface(kit.card)
        .accessibility(
            Accessibility(
                .status, label: text.said, states: [.busy], children: .combine,
                liveRegion: .polite))
    }
}
