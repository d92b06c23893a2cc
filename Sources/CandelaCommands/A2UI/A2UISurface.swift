import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaLanguage
import CandelaRules
import CandelaTokens

/// A screen as a surface of the A2UI protocol, version 0.9: components and the data they are bound
/// to.
struct A2UISurface: Sendable {
    let catalog: A2UICatalog
    let primaryColor: String

    /// The components; the first is the root, and parents come before their children.
    let components: [A2UIComponent]

    /// The inputs of the screen, whose values the next event brings along.
    let inputs: [A2UIInput]

    /// The moment of the screen, which each event brings back.
    let shown: String

    /// - Parameter app: The app, whose wording has the words for states.
    init(_ screen: Screen, of app: AppDefinition, in catalog: A2UICatalog) throws(Failure) {
        self.catalog = catalog
        let words =
            app.wording.roleWords(in: screen.language)
            ?? RoleWords.of(screen.language, among: RoleWords.engine) ?? .english
        let save = app.wording.texts(in: screen.language).lazy
            .compactMap { $0["action.save"]?.text }.first
        var walk = A2UIWalk(screen, words, save: save ?? "Save", in: catalog)
        try walk.walk()
        primaryColor = walk.theme.color(.primaryFill, in: .light).hex
        components = walk.components
        inputs = walk.inputs
        shown = "\(screen.context.zoned(screen.context.now))"
    }

    /// The data model: the moment of the screen, and the values and bounds of its inputs.
    private var data: [A2UIMember] {
        let bounds = inputs.filter { !$0.bounds.isEmpty }
        return [A2UIMember("shown", .text(shown))]
            + (inputs.isEmpty
                ? [] : [A2UIMember("entered", .object(inputs.map { .init($0.key, $0.value) }))])
            + (bounds.isEmpty
                ? [] : [.init("bounds", .object(bounds.map { .init($0.key, .object($0.bounds)) }))])
    }

    /// Writes the list of messages that create the surface.
    ///
    /// - Parameter id: The surface's id.
    func write(as id: String, to writer: inout JSONWriter) {
        writer.beginArray()
        writer.message("createSurface", of: id) { writer in
            A2UIMember("catalogId", .text(catalog.id)).write(to: &writer)
            A2UIMember("theme", ["primaryColor": .text(primaryColor)]).write(to: &writer)
        }
        writeData([("/", .object(data))], of: id, to: &writer)
        writeComponents(components, of: id, to: &writer)
        writer.endArray()
    }

    /// Writes the list of messages that turn an earlier screen on the same surface into this one.
    ///
    /// - Parameters:
    ///   - earlier: The screen that the surface shows; `nil` if it is unknown.
    ///   - entered: The values that the person entered on it.
    func writeChanges(
        from earlier: A2UISurface?, entered: [String: JSONValue], as id: String,
        to writer: inout JSONWriter
    ) {
        writer.beginArray()
        defer { writer.endArray() }
        guard let earlier, earlier.catalog == catalog else {
            writeData([("/", .object(data))], of: id, to: &writer)
            writeComponents(components, of: id, to: &writer)
            return
        }
        let known = Dictionary(earlier.inputs.map { ($0.key, $0) }) { first, _ in first }
        var changes: [(path: String, value: A2UIValue)] = []
        if shown != earlier.shown { changes.append(("/shown", .text(shown))) }
        for input in inputs {
            let before = known[input.key]
            let isSame =
                entered[input.key].map { input.holds($0) } ?? (before?.value == input.value)
            if !isSame { changes.append(("/entered/\(input.key)", input.value)) }
            if before?.bounds != input.bounds, !input.bounds.isEmpty {
                changes.append(("/bounds/\(input.key)", .object(input.bounds)))
            }
        }
        // Data first, so that a new input is not drawn without its value.
        writeData(changes, of: id, to: &writer)
        let before = Dictionary(earlier.components.map { ($0.id, $0) }) { first, _ in first }
        writeComponents(
            components.filter { !$0.isDrawn(as: before[$0.id]) }, of: id, to: &writer)
    }

    private func writeData(
        _ changes: [(path: String, value: A2UIValue)], of id: String, to writer: inout JSONWriter
    ) {
        for change in changes {
            writer.message("updateDataModel", of: id) { writer in
                A2UIMember("path", .text(change.path)).write(to: &writer)
                A2UIMember("value", change.value).write(to: &writer)
            }
        }
    }

    private func writeComponents(
        _ components: [A2UIComponent], of id: String, to writer: inout JSONWriter
    ) {
        guard !components.isEmpty else { return }
        writer.message("updateComponents", of: id) { writer in
            writer.name("components")
            writer.beginArray()
            for component in components { component.write(to: &writer) }
            writer.endArray()
        }
    }
}

extension A2UIComponent {
    /// Whether a renderer draws both the same.
    fileprivate func isDrawn(as other: A2UIComponent?) -> Bool {
        name == other?.name && members == other?.members
    }
}

extension JSONWriter {
    /// Writes a message of one kind.
    fileprivate mutating func message(
        _ kind: String, of surface: String, _ write: (inout JSONWriter) -> Void
    ) {
        beginObject()
        name("version")
        string("v0.9")
        name(kind)
        beginObject()
        name("surfaceId")
        string(surface)
        write(&self)
        endObject()
        endObject()
    }
}

/// An input of a surface, bound to `/entered/<key>` of its data model.
struct A2UIInput: Sendable {
    let key: String

    /// The value drawn.
    let value: A2UIValue

    /// The least and greatest value, to which a date or time input is bound.
    let bounds: [A2UIMember]

    /// The actions to which a value of the input belongs.
    let form: Form

    enum Form: Sendable {
        /// A value to enter.
        case entry(Element.Input, Action)
        /// One of several options, by the ids of their actions.
        case choice([Action])
    }
}
