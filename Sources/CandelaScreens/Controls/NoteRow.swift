/// A row that is only read, with what can be done about it.
public struct NoteRow: Sendable, Hashable, Codable {
    /// The row's name, unique within its card.
    public let id: String

    /// The symbol before the text.
    public let icon: Icon?

    /// The note in a few words.
    public let title: Words?

    /// The note.
    public let text: Words

    /// What assistive technology is told.
    public let accessibility: Accessibility

    package init(
        _ id: String, icon: Icon? = nil, title: Words? = nil, text: Words,
        accessibility: Accessibility
    ) {
        self.id = id
        self.icon = icon
        self.title = title
        self.text = text
        self.accessibility = accessibility
    }
}
