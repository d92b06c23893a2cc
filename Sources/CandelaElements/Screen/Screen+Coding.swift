public import CandelaJSON
import CandelaRules
import CandelaTokens

extension Screen: Codable {
    /// The word that tells this envelope from others.
    private enum Kind: String, Codable, CaseIterable {
        case screen
    }

    /// Reads a screen, whose cards are generic.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        schemaVersion = try members.read("schemaVersion")
        _ = try members.read("kind", as: Kind.self)
        screen = try members.read("screen")
        specimen = try members.read(ifPresent: "specimen")
        context = try members.read("context")
        app = try members.read("app")
        theme = .of(try members.read("theme"))
        language = try members.read("language", as: CanonicalTag.self).text
        direction = try members.read("direction")
        typeSizes = try members.read("type")
        colors = try members.read(ifPresent: "colors")
        gradients = try members.read(ifPresent: "gradients")
        validUntil = try members.read(ifPresent: "validUntil")
        title = try members.read("title")
        ground = try members.read("ground")
        layout = try members.read("layout")
        toolbar = try members.read(ifPresent: "toolbar")
        cards = try members.read("cards")
        overlay = try members.read(ifPresent: "overlay")
        toasts = try members.read("toasts", or: [])
        tabs = try members.read(ifPresent: "tabs")
        announcements = try members.read("announcements", or: [])
    }
}

extension Screen: Recorded {
    /// Hands over the members, with `kind` second: the version comes first in every envelope.
    package func record(to sink: inout some MemberSink) {
        sink.member("schemaVersion", schemaVersion)
        sink.member("kind", Kind.screen)
        sink.member("screen", screen.rawValue)
        sink.member("specimen", specimen)
        sink.member("context", coded: context)
        sink.member("app", app)
        sink.member("theme", theme.product.rawValue)
        sink.member("language", language)
        sink.member("direction", direction)
        sink.member("type", typeSizes)
        sink.member("colors", colors)
        sink.member("gradients", gradients)
        if let validUntil { sink.member("validUntil", coded: validUntil) }
        sink.member("title", title)
        sink.member("ground", role: ground)
        sink.member("layout", layout)
        sink.member("toolbar", toolbar)
        sink.member("cards", cards)
        sink.member("overlay", overlay)
        sink.member("toasts", unlessEmpty: toasts)
        sink.member("tabs", tabs)
        sink.member("announcements", unlessEmpty: announcements)
    }

    /// Writes the screen through an encoder. For `JSONTextEncoder` it is made as one text, without
    /// containers in between: the same bytes in a third of the time.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? ValueEncoder,
            encoder.writeWhole({ WriterSink.write(self, to: &$0) })
        {
            return
        }
        // An encoder knows the place of what has no JSON text.
        try encodeMembers(to: encoder)
    }

    /// Writes the screen member by member, whatever the encoder is.
    package func encodeMembers(to encoder: any Encoder) throws { try handMembers(to: encoder) }

    /// The screen as JSON text.
    ///
    /// - Throws: When a card's facts or a number of its body have no JSON text, with the place.
    public func json(style: JSONWriter.Style = .pretty) throws(JSONEncodingError) -> [UInt8] {
        try JSONTextEncoder(style: style).encode(self)
    }
}

extension Screen.AppName: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("id", id)
        sink.member("name", name)
    }
}

extension Screen.Layout: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("gap", role: gap)
        sink.member("margin", role: margin)
    }
}

extension Screen.Overlay: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("scrim", role: scrim)
        sink.member("card", card)
    }
}

extension Announcement: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("id", id)
        sink.member("text", text)
        sink.member("key", key)
        sink.member("politeness", politeness)
        sink.member("interrupts", interrupts)
    }
}
