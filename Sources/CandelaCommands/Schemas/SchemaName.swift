import CandelaAudit
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules

/// The kinds of documents that have a schema.
package enum SchemaName: String, Sendable, CaseIterable {
    /// A person's data, the input of every screen.
    case journal

    /// A device's settings.
    case context

    /// An app's definition.
    case app

    /// The options of a screen.
    case options

    /// A finished screen.
    case screen

    /// The purpose of an action.
    case intent

    /// A person's action on a screen.
    case event

    /// A task of the host for a session.
    case effect

    /// The state of an app between two events.
    case session

    /// A named list of events with the resulting screens.
    case journey

    /// A token set of a dump.
    case tokens

    /// The icons of a dump.
    case icons

    /// The list of a dump's files.
    case index

    /// A dump as one document.
    case dump

    /// The findings of an audit.
    case audit

    /// The findings that a team accepts.
    case baseline

    /// The settings of a build in `candela.json`.
    case build

    /// The purpose of the document, in one line.
    ///
    /// - Parameter program: The name of the tool.
    private func summary(in program: String) -> String {
        switch self {
        case .journal: "a person's data, the input of every screen"
        case .context: "a device's settings at the time a screen is built"
        case .app: "an app: its name, theme, screens and tabs"
        case .options: "the state of a screen that is not in the journal, such as a range"
        case .screen: "a finished screen"
        case .intent: "the purpose of an action, complete without its screen"
        case .event: "a person's action: an intent, and the value entered"
        case .effect: "a task of the host for a session"
        case .session: "a person's data, the current screen and pending changes"
        case .journey: "a sequence of events, with the resulting screens and effects"
        case .tokens: "the roles and their values for one permutation of contexts"
        case .icons: "the icons that screens can name, with their path data"
        case .index: "the files of a dump"
        case .dump: "all tokens, icons and screen specimens"
        case .audit: "the findings of an audit of screens"
        case .baseline: "the audit findings that a team accepts, each with a reason"
        case .build: "the settings of '\(program) tokens build', in candela.json beside the tokens"
        }
    }

    /// The JSON Schema as a document.
    ///
    /// - Parameters:
    ///   - tool: The tool whose apps and screens the schema covers.
    ///   - isExact: Whether unknown members and kinds are rejected.
    /// - Throws: A data failure if no schema can be derived from a type, which is an error in the
    ///   package.
    func text(of tool: Tool, isExact: Bool = false) throws(Failure) -> [UInt8] {
        switch self {
        case .journal: try recorded(tool, isExact) { try $0.schema(of: Journal.self) }
        case .context: try recorded(tool, isExact) { try $0.schema(of: Context.self) }
        case .app: try recorded(tool, isExact) { try $0.schema(of: AppDocument.self) }
        case .options:
            try recorded(tool, isExact) { recorder in
                try recorder.schema(ofAny: tool.optionTypes.map(\.type))
            }
        case .screen: try recorded(tool, isExact) { try $0.schema(of: Screen.self) }
        case .intent: try recorded(tool, isExact) { try $0.schema(of: Intent.self) }
        case .event: try recorded(tool, isExact) { try $0.schema(of: Event.self) }
        case .effect: try recorded(tool, isExact) { try $0.schema(of: Effect.self) }
        case .session: try recorded(tool, isExact) { try $0.schema(of: Session.self) }
        case .journey: try recorded(tool, isExact) { try $0.schema(of: JourneyDocument.self) }
        case .index: try recorded(tool, isExact) { try $0.schema(of: DumpIndex.self) }
        case .tokens, .icons, .dump: try written(tool, isExact)
        case .audit: try recorded(tool, isExact) { try $0.schema(of: AuditReport.self) }
        case .baseline: try recorded(tool, isExact) { try $0.schema(of: AuditBaseline.self) }
        case .build: try recorded(tool, isExact) { try $0.schema(of: BuildFile.self) }
        }
    }

    /// The JSON Schema of a document or a screen.
    ///
    /// - Throws: A usage failure for an unknown name.
    static func text(
        named name: String, of tool: Tool, isExact: Bool
    ) throws(Failure) -> [UInt8] {
        if name == a2ui { return try A2UICatalogSchema.text(of: tool) }
        let screens = tool.screens.map(\.rawValue)
        if screens.contains(name) {
            return try ScreenSchema.text(ScreenName(rawValue: name), of: tool, isExact: isExact)
        }
        guard let schema = SchemaName(rawValue: name) else {
            throw .unknown("schema", name, among: allCases.map(\.rawValue) + [a2ui] + screens)
        }
        return try schema.text(of: tool, isExact: isExact)
    }

    /// The name of the catalog of A2UI, which refers to the schemas of that protocol.
    static let a2ui = "a2ui"

    /// The schemas of all documents in declaration order, built on all cores, as dumps contain
    /// them.
    static func all(of tool: Tool) -> [(name: SchemaName, text: Result<[UInt8], Failure>)] {
        let names = allCases
        return Parallel.map(names.count) { place in
            (names[place], Result { () throws(Failure) in try names[place].text(of: tool) })
        }
    }

    private func recorded(
        _ tool: Tool, _ isExact: Bool, _ record: (SchemaRecorder) throws -> JSONSchema
    ) throws(Failure) -> [UInt8] {
        do {
            var schema = try record(SchemaRecorder.ofDocuments(of: tool))
            schema.isExact = isExact
            schema.id = id
            schema.title = rawValue
            schema.description = summary(in: tool.name)
            return schema.bytes
        } catch {
            throw .data("\(error)", id: "unrecorded-schema")
        }
    }

    /// A handwritten schema, with the same head as the recorded ones.
    private func written(_ tool: Tool, _ isExact: Bool) throws(Failure) -> [UInt8] {
        let text = try WrittenSchema.text(rawValue)
        do throws(JSONError) {
            let document = try JSONDocument(parsing: Array(text.utf8), file: rawValue)
            var writer = JSONWriter()
            writer.beginObject()
            let head = [
                ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("$id", id),
                ("title", rawValue), ("description", summary(in: tool.name)),
            ]
            for (name, text) in head {
                writer.name(name)
                writer.string(text)
            }
            for member in document.root.members {
                Self.copy(member, isExact, to: &writer)
            }
            writer.endObject()
            return writer.finish()
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    /// Copies a member of a schema; the rejection of other members is copied only for an exact
    /// schema.
    private static func copy(_ member: JSONMember, _ isExact: Bool, to writer: inout JSONWriter) {
        let rejects = ["additionalProperties", "unevaluatedProperties"].contains(member.name)
        if !isExact, rejects, member.value.bool == false { return }
        writer.name(member.name)
        copy(member.value, isExact, to: &writer)
    }

    private static func copy(_ value: JSONValue, _ isExact: Bool, to writer: inout JSONWriter) {
        switch value.kind {
        case .object:
            writer.beginObject()
            for member in value.members { copy(member, isExact, to: &writer) }
            writer.endObject()
        case .array:
            writer.beginArray()
            for element in value.elements { copy(element, isExact, to: &writer) }
            writer.endArray()
        case .string, .number, .boolean, .null: writer.copy(value)
        }
    }

    /// The schema's file name in a dump, by which schemas refer to each other.
    private var id: String { rawValue + ".json" }
}
