public import CandelaJSON
import CandelaRules
import CandelaTokens

extension Screen: Codable, MemberObject {
    /// The value that identifies a screen among other documents.
    private enum Kind: String, Codable, CaseIterable, MemberWord {
        case screen
    }

    /// Visits the members; in every document the version comes first and `kind` second. The cards
    /// of a decoded screen are generic.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        schemaVersion = try member("schemaVersion", own?.schemaVersion)
        let _: Kind = try member("kind", own.map { _ in .screen })
        screen = try member("screen", own?.screen)
        specimen = try member("specimen", own?.specimen)
        context = try member("context", own?.context)
        app = try member("app", own?.app)
        theme = try member("theme", own?.theme)
        language = try member("language", own.map { LanguageTag($0.language) }).text
        untranslated = try member("untranslated", own?.untranslated, unless: [])
        direction = try member("direction", own?.direction)
        typeSizes = try member("type", own?.typeSizes)
        colors = try member("colors", own?.colors)
        gradients = try member("gradients", own?.gradients)
        validUntil = try member("validUntil", own?.validUntil)
        presentation = try member("presentation", own?.presentation)
        back = try member("back", own?.back)
        title = try member("title", own?.title)
        ground = try member("ground", own?.ground)
        layout = try member("layout", own?.layout)
        minimumTarget = try member("minimumTarget", own?.minimumTarget)
        toolbar = try member("toolbar", own?.toolbar)
        cards = try member("cards", own?.cards)
        overlay = try member("overlay", own?.overlay)
        toasts = try member("toasts", own?.toasts, unless: [])
        tabs = try member("tabs", own?.tabs)
        announcements = try member("announcements", own?.announcements, unless: [])
    }

    /// The screen as JSON text.
    ///
    /// - Parameter detail: The parts to include that drawing does not need.
    /// - Throws: `JSONEncodingError` with the path if a card's facts or a number in its body cannot
    ///   be represented in JSON.
    public func json(
        style: JSONWriter.Style = .pretty, including detail: ScreenDetail = .all
    ) throws(JSONEncodingError) -> [UInt8] {
        try JSONTextEncoder(style: style).encode(ScreenDocument(screen: self, detail: detail))
    }

    /// The screen as a document in compact form, without a line feed at its end.
    ///
    /// - Throws: As ``json(style:including:)``.
    package func document(
        including detail: ScreenDetail = .all
    ) throws(JSONEncodingError) -> JSONDocument {
        try MemberWriter.document(of: self, parts: detail.rawValue)
    }
}

/// A screen with the parts of its JSON that are written.
package struct ScreenDocument: Encodable {
    let screen: Screen
    let detail: ScreenDetail

    package init(screen: Screen, detail: ScreenDetail) {
        (self.screen, self.detail) = (screen, detail)
    }

    package func encode(to encoder: any Encoder) throws {
        try screen.encode(parts: detail.rawValue, to: encoder)
    }
}
