public import CandelaJSON
import CandelaRules
import CandelaTokens

extension Screen: Codable, MemberObject {
    /// The word that tells this envelope from others.
    private enum Kind: String, Codable, CaseIterable, MemberWord {
        case screen
    }

    /// Goes through the members, with `kind` second: the version comes first in every envelope. The
    /// cards of a screen that is read are generic.
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        schemaVersion = try member("schemaVersion", own?.schemaVersion)
        let _: Kind = try member("kind", own.map { _ in .screen })
        screen = try member("screen", own?.screen)
        specimen = try member("specimen", own?.specimen)
        context = try member("context", own?.context)
        app = try member("app", own?.app)
        theme = .of(try member("theme", own?.theme.product))
        language = try member("language", own.map { LanguageTag($0.language) }).text
        direction = try member("direction", own?.direction)
        typeSizes = try member("type", own?.typeSizes)
        colors = try member("colors", own?.colors)
        gradients = try member("gradients", own?.gradients)
        validUntil = try member("validUntil", own?.validUntil)
        title = try member("title", own?.title)
        ground = try member("ground", own?.ground)
        layout = try member("layout", own?.layout)
        toolbar = try member("toolbar", own?.toolbar)
        cards = try member("cards", own?.cards)
        overlay = try member("overlay", own?.overlay)
        toasts = try member("toasts", own?.toasts, unless: [])
        tabs = try member("tabs", own?.tabs)
        announcements = try member("announcements", own?.announcements, unless: [])
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
