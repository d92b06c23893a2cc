import CandelaElements

extension Tool {
    package static func schemaCommand(of tool: Tool) -> Command {
        Command(
            "schema", "Print the JSON Schema of a document, or the names of all schemas.",
            discussion: """
                JSON Schema 2020-12, generated from the Swift types that read and write the documents, with \
                descriptions from their doc comments. Like the readers, a schema is tolerant: it accepts \
                members and kinds of a later version. With '--exact' it rejects those that this version does \
                not support. The schema of one screen includes the cards it may contain, with their facts.

                Code generators read the schemas: each set of kinds, such as 'Element', has a base and a \
                discriminated union of the known kinds, and accepts an object of another kind as that base. \
                For Python: datamodel-codegen --input screen.json --output screen.py --output-model-type \
                pydantic_v2.BaseModel --use-title-as-name --union-mode left_to_right. '--typescript' prints \
                declarations for TypeScript instead, of one document or of all.
                """,
            examples: [
                "schema screen > screen.json", "schema \(tool.example)",
                "schema --typescript screen > screen.d.ts",
            ], action: .run(SchemaCommand.self))
    }
}

private struct SchemaCommand: RunnableCommand {
    private let name: String?
    private let isExact, isTypeScript: Bool

    init(_ arguments: inout ArgumentReader) {
        name = arguments.optionalOperand(
            "NAME",
            (SchemaName.allCases.map(\.rawValue) + [SchemaName.a2ui]).joined(separator: ", ")
                + " or the name of a screen", default: "their names")
        isExact = arguments.flag(
            "exact", "reject members and kinds that this version does not support")
        isTypeScript = arguments.flag(
            "typescript",
            "print TypeScript declarations instead; without NAME, of all documents")
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let tool = environment.tool
        let all = SchemaName.allCases.map(\.rawValue)
        if isTypeScript {
            let names = name.map { [$0] } ?? all
            return Outcome(try SchemaDeclarations.text(names, of: tool, isExact: isExact))
        }
        guard let name else {
            let names = all + [SchemaName.a2ui] + tool.screens.map(\.rawValue)
            return Outcome(names.map { "\($0)\n" }.joined())
        }
        return Outcome(output: try SchemaName.text(named: name, of: tool, isExact: isExact))
    }
}
