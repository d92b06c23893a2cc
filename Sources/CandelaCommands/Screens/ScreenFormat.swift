import CandelaElements
import CandelaJSON
import CandelaKit

/// A format in which commands write screens.
enum ScreenFormat: ArgumentGroup, Sendable, Equatable {
    /// The screen as JSON: `"screen": {…}`.
    case json

    /// The messages of the A2UI protocol that create a surface with the screen: `"messages": […]`.
    case a2ui(A2UICatalog)

    /// - Throws: A usage failure for an unknown format or catalog, or a catalog without effect.
    init(_ arguments: inout ArgumentReader) throws(Failure) {
        let name = try arguments.choice(
            "format", "FORMAT", "json, or a2ui: messages for the renderers of A2UI 0.9",
            default: Name.json)
        let catalog = try arguments.choice(
            "catalog", "NAME",
            "the components of A2UI: basic, which any renderer draws, or candela, with all that a "
                + "screen says", default: A2UICatalog.basic)
        switch name {
        case .json:
            try arguments.refuse(["catalog"], "without '--format a2ui'")
            self = .json
        case .a2ui: self = .a2ui(catalog)
        }
    }

    private enum Name: String, CaseIterable {
        case json, a2ui
    }

    /// The catalog of A2UI; `nil` for JSON.
    var catalog: A2UICatalog? { if case .a2ui(let catalog) = self { catalog } else { nil } }

    /// Writes a screen as a member of an object.
    ///
    /// - Parameter app: The app whose wording the screen has.
    func writeMember(
        _ screen: Screen, of app: AppDefinition, including detail: ScreenDetail = .all,
        to writer: inout JSONWriter
    ) throws(Failure) {
        switch self {
        case .json:
            writer.name("screen")
            try Document.write(ScreenDocument(screen: screen, detail: detail), to: &writer)
        case .a2ui(let catalog):
            let surface = try A2UISurface(screen, of: app, in: catalog)
            writer.name("messages")
            surface.write(as: screen.app.id, to: &writer)
        }
    }

    /// Writes a screen as a document of its own.
    func write(
        _ screen: Screen, of app: AppDefinition, to writer: inout JSONWriter
    ) throws(Failure) {
        guard self != .json else { return try Document.write(screen, to: &writer) }
        writer.beginObject()
        try writeMember(screen, of: app, to: &writer)
        writer.endObject()
    }

    /// The text of a document.
    static func text(
        _ write: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) -> [UInt8] {
        var writer = JSONWriter()
        try write(&writer)
        return writer.finish()
    }
}
