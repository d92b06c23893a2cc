extension Tool {
    static let schemaCommand = Command(
        "schema", "Print the JSON Schema of a document, or the names of all schemas.",
        discussion: """
            JSON Schema 2020-12, made from the Swift types that read and write the documents. A \
            schema is exact for its own version: members it does not know are refused.
            """,
        operands: [
            Operand(
                "NAME", SchemaName.allCases.map(\.rawValue).joined(separator: ", "),
                count: .atMostOne, default: "their names")
        ],
        examples: ["candela schema screen > screen.schema.json"],
        action: .run { invocation, _ throws(Failure) in
            guard let name = invocation.operands.first else {
                return Outcome(SchemaName.allCases.map { "\($0.rawValue)\n" }.joined())
            }
            guard let schema = SchemaName(rawValue: name) else {
                throw .unknown("schema", name, among: SchemaName.allCases.map(\.rawValue))
            }
            return Outcome(output: try schema.text())
        })
}
