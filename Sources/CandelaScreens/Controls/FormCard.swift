/// One section of a form: a heading, rows, and a note under them.
public struct FormCard: Sendable, Hashable, Codable {
    /// The section's name, unique on its screen.
    public let id: String

    /// What the section is drawn on.
    public let surface: Surface

    /// How the rows are laid out.
    public let layout: Stack

    /// What the section is about; absent where its rows speak for themselves.
    public let heading: Heading?

    /// The rows, from top to bottom.
    public let rows: [FormRow]

    /// A note under the rows.
    public let footer: Words?

    /// What assistive technology is told: a group of that name; its rows stay elements.
    public let accessibility: Accessibility

    package init(
        _ id: String, surface: Surface, layout: Stack, heading: Heading? = nil, rows: [FormRow],
        footer: Words? = nil, label: String
    ) {
        self.id = id
        self.surface = surface
        self.layout = layout
        self.heading = heading
        self.rows = rows
        self.footer = footer
        accessibility = Accessibility(.group, label: label, children: .contain)
    }
}
