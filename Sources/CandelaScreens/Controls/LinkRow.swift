public import CandelaTokens

/// A row that opens another screen: symbol, title, subtitle, detail and a chevron.
public struct LinkRow: Sendable, Hashable, Codable {
    /// The row's name, unique within its card.
    public let id: String

    /// The symbol before the title.
    public let icon: Icon

    /// The colour of the round the symbol is drawn in, as wide as the symbol's square; absent for a
    /// bare symbol.
    public let disc: ColorRole?

    /// What opens.
    public let title: Words

    /// What it is for, under the title.
    public let subtitle: Words?

    /// What holds there now, at the trailing edge.
    public let detail: Words?

    /// The chevron at the trailing edge; it follows the reading direction and only decorates.
    public let chevron: Icon?

    /// What opening it does.
    public let action: Action

    /// What assistive technology is told.
    public let accessibility: Accessibility

    package init(
        _ id: String, icon: Icon, disc: ColorRole? = nil, title: Words,
        subtitle: Words? = nil, detail: Words? = nil, chevron: Icon? = nil, action: Action,
        accessibility: Accessibility
    ) {
        self.id = id
        self.icon = icon
        self.disc = disc
        self.title = title
        self.subtitle = subtitle
        self.detail = detail
        self.chevron = chevron
        self.action = action
        self.accessibility = accessibility
    }
}
