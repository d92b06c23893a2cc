import CandelaElements

extension Tool {
    static func schemaCommand(of tool: Tool) -> Command {
        Command(
            "schema", "Print the JSON Schema of a document, or the names of all schemas.",
            discussion: """
                JSON Schema 2020-12, generated from the Swift types that read and write the documents, with \
                descriptions from their doc comments. Like the readers, a schema is tolerant: it accepts \
                members and kinds of a later version. With '--exact' it rejects those that this version does \
                not support. The schema of one screen includes the cards it may contain, with their facts.
                """,
            operands: [
                Operand(
                    "NAME",
                    SchemaName.allCases.map(\.rawValue).joined(separator: ", ")
                        + " or the name of a screen", count: .atMostOne, default: "their names")
            ],
            options: [exact],
            examples: ["schema screen > screen.json", "schema \(tool.example)"],
            action: .run { invocation, _ throws(Failure) in
                let tool = invocation.tool
                let screens = tool.screens.map(\.rawValue)
                guard let name = invocation.operands.first else {
                    let names = SchemaName.allCases.map(\.rawValue) + screens
                    return Outcome(names.map { "\($0)\n" }.joined())
                }
                if screens.contains(name) {
                    return Outcome(
                        output: try ScreenSchema.text(
                            ScreenName(rawValue: name), of: tool, isExact: invocation.has(exact)))
                }
                guard let schema = SchemaName(rawValue: name) else {
                    throw .unknown(
                        "schema", name, among: SchemaName.allCases.map(\.rawValue) + screens)
                }
                return Outcome(output: try schema.text(of: tool, isExact: invocation.has(exact)))
            })
    }

    private static let exact = Option(
        "exact", nil, "reject members and kinds that this version does not support")
}
