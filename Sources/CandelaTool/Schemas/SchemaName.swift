import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaRules

/// The kinds of documents that have a schema.
enum SchemaName: String, Sendable, CaseIterable {
    /// A person's data, which screens are made from.
    case journal

    /// What a device says of itself.
    case context

    /// What an app is made of.
    case app

    /// What a screen is asked to show.
    case options

    /// A finished screen.
    case screen

    /// What an action is for.
    case intent

    /// What a person did.
    case event

    /// What a host does for a session.
    case effect

    /// An app between two events.
    case session

    /// A named list of events with the screens they give.
    case journey

    /// A set of tokens of a dump.
    case tokens

    /// The icons of a dump.
    case icons

    /// The list of a dump's files.
    case index

    /// A dump as one document.
    case dump

    /// What an audit found.
    case audit

    /// What a team accepts of it.
    case baseline

    /// What a `candela.json` says of a build.
    case build

    /// The purpose of the document, in one line.
    ///
    /// - Parameter program: The name of the tool.
    private func summary(in program: String) -> String {
        switch self {
        case .journal: "everything a person has, to make screens from"
        case .context: "what a device says when a screen is made"
        case .app: "an app: its name, theme, screens and tabs"
        case .options: "what a screen is asked to show beyond the journal"
        case .screen: "a finished screen"
        case .intent: "what an action is for, complete in itself"
        case .event: "what a person did: an intent, and the value entered"
        case .effect: "what a host does for a session"
        case .session: "what a person has, where they are, and what is pending"
        case .journey: "events one after the other, with the screens and effects they give"
        case .tokens: "the roles of one choice of contexts with their values"
        case .icons: "the icons that screens name, with their drawings"
        case .index: "the files of a dump"
        case .dump: "all tokens, icons and screen specimens"
        case .audit: "what an audit found on screens"
        case .baseline: "what a team accepts of an audit's findings, each with a reason"
        case .build: "what '\(program) tokens build' is to write, as candela.json beside the tokens"
        }
    }

    /// The JSON Schema, as a document.
    ///
    /// - Parameters:
    ///   - tool: Whose apps and screens there are.
    ///   - isExact: Whether members and kinds that are not known are refused.
    /// - Throws: A data failure when a type shows no schema; then the types are wrong.
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
        case .tokens: try written(TokenSchema.text, tool, isExact)
        case .icons: try written(IconSchema.text, tool, isExact)
        case .dump: try written(DumpSchema.text, tool, isExact)
        case .audit: try recorded(tool, isExact) { try $0.schema(of: AuditReport.self) }
        case .baseline: try recorded(tool, isExact) { try $0.schema(of: AuditBaseline.self) }
        case .build: try recorded(tool, isExact) { try $0.schema(of: BuildFile.self) }
        }
    }

    /// All of them, in their order, made on all cores. Dumps hold them all.
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

    /// A schema written by hand, under the same head as the recorded ones.
    private func written(
        _ text: String, _ tool: Tool, _ isExact: Bool
    ) throws(Failure) -> [UInt8] {
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

    /// Copies a member of a schema; what refuses unknown members is only in an exact one.
    private static func copy(_ member: JSONMember, _ isExact: Bool, to writer: inout JSONWriter) {
        if !isExact, member.isNamed("additionalProperties"), member.value.bool == false { return }
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

    /// The file's name in a dump, by which the schemas refer to each other.
    private var id: String { rawValue + ".json" }
}
