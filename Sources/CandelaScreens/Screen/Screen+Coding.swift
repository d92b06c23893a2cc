import CandelaRules

extension Screen: Codable {
    private enum CodingKeys: String, CodingKey {
        case schemaVersion, kind, screen, specimen, context, validUntil, title, toolbar
        case cards, overlay, toasts, tabs, announcements
    }

    /// The word that tells this envelope from others.
    private enum Kind: String, Codable, CaseIterable {
        case screen
    }

    /// Reads a screen.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        schemaVersion = try container.decode(String.self, forKey: .schemaVersion)
        _ = try container.decode(Kind.self, forKey: .kind)
        screen = try container.decode(ScreenName.self, forKey: .screen)
        specimen = try container.decodeIfPresent(String.self, forKey: .specimen)
        context = try container.decode(Context.self, forKey: .context)
        validUntil = try container.decodeIfPresent(ZonedInstant.self, forKey: .validUntil)
        title = try container.decode(Words.self, forKey: .title)
        toolbar = try container.decodeIfPresent(Toolbar.self, forKey: .toolbar)
        cards = try container.decode([Card].self, forKey: .cards)
        overlay = try container.decodeIfPresent(Card.self, forKey: .overlay)
        toasts = try container.decode([Card].self, forKey: .toasts)
        tabs = try container.decodeIfPresent(TabBar.self, forKey: .tabs)
        announcements = try container.decode([Announcement].self, forKey: .announcements)
    }

    /// Writes the screen, with `kind` second: the version comes first in every envelope.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(schemaVersion, forKey: .schemaVersion)
        try container.encode(Kind.screen, forKey: .kind)
        try container.encode(screen, forKey: .screen)
        try container.encodeIfPresent(specimen, forKey: .specimen)
        try container.encode(context, forKey: .context)
        try container.encodeIfPresent(validUntil, forKey: .validUntil)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(toolbar, forKey: .toolbar)
        try container.encode(cards, forKey: .cards)
        try container.encodeIfPresent(overlay, forKey: .overlay)
        try container.encode(toasts, forKey: .toasts)
        try container.encodeIfPresent(tabs, forKey: .tabs)
        try container.encode(announcements, forKey: .announcements)
    }
}
