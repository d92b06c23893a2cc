/// What stands in place of content that is not there yet, with the way to begin.
public struct EmptyCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// How the parts are laid out.
    public let layout: Stack

    /// The drawing; it only decorates.
    public let illustration: Illustration?

    /// What is missing, in a few words.
    public let title: Heading?

    /// What to do about it.
    public let text: Words?

    /// The way to begin.
    public let button: ButtonControl?

    /// What assistive technology is told: a group, whose parts stay elements.
    public let accessibility: Accessibility

    package init(
        _ id: String, layout: Stack, illustration: Illustration? = nil, title: Heading? = nil,
        text: Words? = nil, button: ButtonControl? = nil
    ) {
        self.id = id
        self.layout = layout
        self.illustration = illustration
        self.title = title
        self.text = text
        self.button = button
        accessibility = Accessibility(
            .group, label: (title?.text ?? text)?.aloud ?? "", children: .contain)
    }
}
