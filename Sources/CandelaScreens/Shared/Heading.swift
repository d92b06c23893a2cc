/// The title of what follows, drawn as text and told as a heading.
public struct Heading: Sendable, Hashable, Codable {
    /// The title.
    public let text: Words

    /// What assistive technology is told: a heading of a level, 1 for the screen's own title and 2
    /// for cards and sections.
    public let accessibility: Accessibility

    package init(_ text: Words, level: Int) {
        self.text = text
        accessibility = Accessibility(.heading, label: text.aloud, headingLevel: level)
    }
}
